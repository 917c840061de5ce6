import BarTransition
import TestSupport
import Testing
import UIKit

/// Ends of transitions that the library learns of late, or in an unusual order.
@Suite("Ends of transitions in an unusual order", .ownSimulator) @MainActor
struct UnseenEndTests {
    nonisolated static let profiles: [Simulator.Profile] = SmoothLayoutTests.profiles.flatMap { profile in
        Simulator.Profile.Variants.AlongsideCompletion.allCases.map { completion in
            var changed = profile
            changed.variants.alongsideCompletion = completion
            return changed
        }
    }

    private let red = DeclaringPage("A", BarAppearance(background: .color(.red)))
    private let blue = DeclaringPage("B", BarAppearance(background: .color(.blue)))

    /// A delegate of the app's in the library's place.
    private final class Other: NSObject, UINavigationControllerDelegate {}

    private let other = Other()

    private func color(_ stage: HeadlessStage) -> [Int] { Array(stage.simulator.rgba(200, 3).prefix(3)) }

    /// The app replaces the delegate during a push, and attaches the library again where the next page appears. That page is
    /// shown without animation, and the library has seen neither the end of the push nor the beginning of this change.
    @Test(arguments: profiles) func attachedAgainWhereTheNextPageAppears(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, a: red, b: blue)
        stage.push(blue, andWait: 0.1)
        stage.navigation.delegate = other
        stage.simulator.runToRest()
        let next = LatePage("C", BarAppearance(background: .color(.green)))
        next.onAppearance = { [weak next] in next?.navigationController?.attachBarTransition() }
        stage.navigation.setViewControllers([red, next], animated: false)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// A push whose page declares itself as it appears, and whose end the library does not see. The next one begins with what it was
    /// to show.
    @Test(arguments: profiles) func aLateDeclarationBeforeAnUnseenEnd(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, a: red, b: blue)
        stage.push(EmbeddingPage("B", BarAppearance(background: .color(.blue)), in: .viewIsAppearing), andWait: 0.1)
        stage.navigation.delegate = other
        stage.simulator.runToRest()
        stage.navigation.attachBarTransition()
        stage.push(
            DeclaringPage("C", BarAppearance(background: .color(.red), transitionStyle: .interpolate)), andWait: 0)
        let start = color(stage)
        #expect(start[2] > 235 && start[0] < 20, "\(start)")
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// The stack leaves the screen during a swipe and comes back: the bar is that of the page that is on top then.
    @Test(arguments: profiles, [true, false])
    func aStackThatLeavesTheScreenDuringASwipe(_ profile: Simulator.Profile, finishes: Bool) {
        let stage = HeadlessStage(profile, a: red, b: blue)
        stage.push(blue, andWait: 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.show(UIViewController())
        stage.simulator.endBackSwipe(finishing: finishes)
        stage.simulator.runToRest()
        stage.simulator.show(stage.navigation)
        #expect(color(stage) == (stage.navigation.topViewController === red ? [255, 0, 0] : [0, 0, 255]))
        stage.simulator.runToRest()
        #expect(color(stage) == (stage.navigation.topViewController === red ? [255, 0, 0] : [0, 0, 255]))
    }

    /// Moments at the end of a transition at which the app can declare another bar.
    enum Moment: CaseIterable { case viewDidAppear, didShow, completion }

    private final class LatePage: DeclaringPage {
        var onAppearance: () -> Void = {}

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppearance()
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var onShow: (UIViewController) -> Void = { _ in }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { onShow(viewController) }
    }

    @Test(arguments: profiles, Moment.allCases)
    func anUpdateAtTheEndIsShown(_ profile: Simulator.Profile, _ moment: Moment) {
        let page = LatePage("B", BarAppearance(background: .color(.blue)))
        let delegate = Delegate()
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: red)
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        var updates = 0
        let update = {
            updates += 1
            page.barAppearance = BarAppearance(background: .color(.green))
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        switch moment {
        case .viewDidAppear: page.onAppearance = update
        case .didShow: delegate.onShow = { if $0 === page { update() } }
        case .completion: break
        }
        stage.push(page, andWait: 0.1)
        if moment == .completion {
            stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in update() }
        }
        stage.simulator.runToRest()
        guard updates > 0 else { return }
        #expect(updates == 1)
        #expect(color(stage) == [0, 255, 0])
    }

    /// The background that a transition without a reported end has brought is the one from which the next change begins.
    @Test(arguments: profiles, [true, false]) func anUpdateAfterAnUnseenEnd(_ profile: Simulator.Profile, isLate: Bool)
    {
        let stage = HeadlessStage(profile, a: red, b: blue)
        let second: MarkedPage =
            isLate ? EmbeddingPage("B", BarAppearance(background: .color(.blue)), in: .viewIsAppearing) : blue
        stage.push(second, andWait: 0.1)
        stage.navigation.delegate = other
        stage.simulator.runToRest()
        let third = DeclaringPage("C", BarAppearance(background: .color(.green)))
        stage.push(third, andWait: 0.1)
        stage.navigation.attachBarTransition()
        third.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        stage.simulator.advance(by: 0.05)
        let middle = color(stage)
        #expect(middle[0] < 60 && middle[1] < 250, "\(middle)")
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// The inset that a page has during a transition ends with the transition.
    @Test(arguments: profiles) func theCoveredPageOfAnUnseenPush(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, a: red, b: blue)
        stage.push(DeclaringPage("B", .hidden), andWait: 0.1)
        stage.navigation.delegate = other
        stage.simulator.runToRest()
        stage.navigation.attachBarTransition()
        #expect(red.additionalSafeAreaInsets == .zero)
    }
}
