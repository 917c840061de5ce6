import TestSupport
import Testing
import UIKit

/// Whether views receive touches while they are animated. (UIKit documentation of `UIView.isUserInteractionEnabled`,
/// `UIView.AnimationOptions.allowUserInteraction` and `UIViewPropertyAnimator.isUserInteractionEnabled`)
@Suite("Touches in an animation", .ownSimulator) @MainActor
struct TouchesInAnimationTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let page = UIViewController()
    private let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    private let taps = Taps()

    @MainActor
    private final class Taps {
        var targets: [String] = []
        /// The views that were tapped since the last call.
        func take() -> [String] {
            defer { targets = [] }
            return targets
        }
    }

    /// A button in a card on a page.
    init() {
        simulator.show(page)
        let button = UIButton(frame: card.bounds)
        button.addAction(UIAction { [taps] _ in taps.targets.append("button") }, for: .touchUpInside)
        card.addSubview(button)
        let behind = UIButton(frame: card.frame)
        behind.addAction(UIAction { [taps] _ in taps.targets.append("behind") }, for: .touchUpInside)
        page.view.addSubview(behind)
        page.view.addSubview(card)
        simulator.runToRest()
    }

    private func fade() { card.alpha = card.alpha == 1 ? 0.5 : 1 }

    /// The button that a tap on the card reaches.
    private func tap() -> [String] {
        simulator.tap(at: card.center)
        return taps.take()
    }

    @Test func aViewThatIsAnimatedIsDisabledWithWhatIsInIt() {
        UIView.animate(withDuration: 1) { fade() }
        #expect(tap() == ["behind"])
        simulator.runToRest()
        #expect(tap() == ["button"])
    }

    @Test func aPulsingButtonCannotBeTapped() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { fade() }
        simulator.advance(by: 10)
        #expect(tap() == ["behind"])
        card.layer.removeAllAnimations()
        #expect(tap() == ["button"])
    }

    @Test func theOptionAllowsTouchesAndIsInherited() {
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { fade() }
        #expect(tap() == ["button"])
        simulator.runToRest()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            UIView.animate(withDuration: 1) { fade() }
        }
        #expect(tap() == ["button"])
        simulator.runToRest()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { fade() }
        }
        #expect(tap() == ["behind"])
    }

    @Test func otherViewsAreNotDisabled() {
        UIView.animate(withDuration: 1) {
            page.view.subviews[0].alpha = 0.5
            card.alpha = 1
        }
        #expect(tap() == ["button"])
    }

    @Test(arguments: [true, false]) func aPropertyAnimatorAllowsTouchesByDefault(_ allows: Bool) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fade() }
        #expect(animator.isUserInteractionEnabled)
        animator.isUserInteractionEnabled = allows
        animator.startAnimation()
        #expect(tap() == [allows ? "button" : "behind"])
        simulator.runToRest()
        #expect(tap() == ["button"])
    }

    @Test func aPageAnimatedByItsTransitionIsNotDisabledLater() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        simulator.show(navigation)
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(tap() == ["button"])
    }
}
