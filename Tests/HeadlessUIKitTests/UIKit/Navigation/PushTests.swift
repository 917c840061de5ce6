import TestSupport
import Testing
import UIKit

@Suite("Pushing", .ownSimulator) @MainActor
struct PushTests {
    @Test func fact_1_7_1_pushingAPageTwiceStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                navigation.pushViewController(page, animated: false)
            }
        }
        #expect(
            standardError(of: result).contains(
                "Pushing the same view controller instance more than once is not supported"))
    }

    /// The app shows something else in the middle of a push, as after a log-out.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aStackThatIsDiscardedDuringAPushReleasesItsPages(_ profile: Simulator.Profile) {
        weak var root: UIViewController?
        weak var pushed: UIViewController?
        let simulator: Simulator
        do {
            let stage = TracingStage("A", profile: profile)
            let page = stage.page("B")
            simulator = stage.simulator
            (root, pushed) = (stage.pages[0], page)
            stage.navigation.pushViewController(page, animated: true)
            simulator.advance(by: 0.1)
            #expect(page.viewIfLoaded?.window != nil)
        }
        simulator.show(UIViewController())
        #expect(root == nil && pushed == nil)
    }
}
