import TestSupport
import Testing
import UIKit

/// Without any library every variant ends where the default ends: the variants differ on the way only.
@Suite("End states under variants", .ownSimulator) @MainActor
struct VariantEndStateTests {
    typealias Variants = Simulator.Profile.Variants

    /// Lets the incoming view appear; its view controller's view is at its final frame from the start.
    private final class Appear: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let page = transitionContext.viewController(forKey: .to), let view = page.view else { return }
            transitionContext.containerView.addSubview(view)
            view.frame = transitionContext.finalFrame(for: page)
            view.alpha = 0
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    /// Plays pushes, pops and swipes between pages with a large title, without a bar and with a prompt, and returns what
    /// the screen has after each.
    private func endStates(_ profile: Simulator.Profile) -> [String] {
        let stage = TracingStage(profile: profile)
        let bar = stage.navigation.navigationBar
        bar.prefersLargeTitles = true
        let foreign = UIView(frame: bar.bounds)
        bar.insertSubview(foreign, at: 0)
        let pages = ["Large", "None", "Prompt"].map { name in
            let page = stage.page(name)
            page.onWillAppear = { $0.navigationController?.setNavigationBarHidden(name == "None", animated: true) }
            page.navigationItem.largeTitleDisplayMode = name == "Large" ? .always : .never
            page.navigationItem.prompt = name == "Prompt" ? name : nil
            return page
        }
        var states: [String] = []
        func settle() {
            stage.simulator.runToRest()
            let top = stage.navigation.topViewController
            let insets = top.map { "\($0.view.frame) \($0.view.safeAreaInsets.top)" } ?? ""
            // Where a hidden bar is depends on the way in which it was hidden.
            let place = bar.isHidden ? "hidden" : "\(bar.frame)"
            states.append("\(top?.title ?? "") \(insets) \(place) \(bar.topItem?.title ?? "")")
        }
        stage.navigation.setViewControllers([pages[0]], animated: false)
        settle()
        for page in pages.dropFirst() {
            stage.navigation.pushViewController(page, animated: true)
            settle()
        }
        for finishes in [false, true] {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            stage.simulator.endBackSwipe(finishing: finishes)
            settle()
        }
        stage.navigation.popViewController(animated: false)
        settle()
        stage.navigation.pushViewController(pages[1], animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.popViewController(animated: true)
        settle()
        stage.draw(with: Appear())
        stage.navigation.setViewControllers(pages, animated: true)
        settle()
        stage.navigation.popToViewController(pages[1], animated: true)
        settle()
        stage.navigation.popToRootViewController(animated: true)
        settle()
        return states
    }

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func theyAreThoseOfTheDefault(_ profile: Simulator.Profile) {
        let expected = endStates(profile)
        #expect(expected.count == 10)
        #expect(Set(expected).count >= 3)
        for deviation in Variants.deviations.sample(every: 10) {
            var other = profile
            deviation.apply(to: &other)
            #expect(endStates(other) == expected, "\(deviation)")
        }
        var generator = VariantTests.Generator(state: 3)
        for _ in 0..<10 {
            let combination = Variants.randomDeviations(using: &generator)
            var other = profile
            for deviation in combination { deviation.apply(to: &other) }
            #expect(endStates(other) == expected, "\(combination)")
        }
    }
}
