import BarTransition
import TestSupport
import Testing
import UIKit

/// UIKit may set its own delegates of the swipe recognizers at any time, which forbid the swipe where there is no bar.
@Suite("Swipes after UIKit has set its delegates", .ownSimulator) @MainActor
struct SwipeTransitionTests {
    nonisolated static let profiles: [Simulator.Profile] =
        [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)].flatMap { profile in
            Simulator.Profile.Variants.PopRecognizerDelegate.allCases.map { moment in
                var changed = profile
                changed.variants.popRecognizerDelegate = moment
                return changed
            }
        }

    @Test(arguments: profiles, [true, false])
    func aPageWithoutABarIsSwipedBack(_ profile: Simulator.Profile, isAnimated: Bool) {
        let pages = [DeclaringPage("A", BarAppearance()), DeclaringPage("B", .hidden), DeclaringPage("C", .hidden)]
        let stage = HeadlessStage(profile, a: pages[0], b: pages[1])
        stage.simulator.runToRest()
        for page in pages.dropFirst() {
            stage.navigation.pushViewController(page, animated: isAnimated)
            stage.simulator.runToRest()
        }
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        #expect(stage.pages.count == 3)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(stage.pages.count == 2)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(stage.pages.count == 1)
    }

    /// Code that takes away the views that it does not know takes those of the library, too. They come back with the next page.
    @Test(arguments: profiles) func viewsThatTheAppHasRemoved(_ profile: Simulator.Profile) {
        let page = DeclaringPage("B", .hidden)
        let stage = HeadlessStage(profile, a: MarkedPage("A"), b: page, attached: false)
        stage.simulator.runToRest()
        let before = stage.navigation.view.subviews
        stage.navigation.attachBarTransition()
        stage.simulator.runToRest()
        for view in stage.navigation.view.subviews where !before.contains(view) { view.removeFromSuperview() }
        stage.push(page, andWait: 1)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(stage.pages.count == 1)
    }

    /// Without a transition there is another moment: the app sets the delegate, and UIKit its own with it.
    @Test(arguments: profiles) func attachingOnTheScreen(_ profile: Simulator.Profile) {
        final class Delegate: NSObject, UINavigationControllerDelegate {}
        let delegate = Delegate()
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = [MarkedPage("A"), DeclaringPage("B", .hidden)]
            return navigation
        }
        stage.simulator.runToRest()
        stage.navigation.attachBarTransition()
        stage.simulator.runToRest()
        stage.navigation.delegate = delegate
        stage.navigation.attachBarTransition()
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(stage.pages.count == 1)
    }
}
