import TestSupport
import Testing
import UIKit

@Suite("Presentations that wait", .ownSimulator) @MainActor
struct WaitingPresentationTests {
    @Test func fact_m20_9_presentWaitsForACanceledSwipe() {
        let stage = TracingStage("A", "B")
        let sheet = stage.page("C")
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.navigation.present(sheet, animated: true)
        stage.simulator.advance(by: 0.5)
        #expect(!stage.trace.contains("C.viewWillAppear(true)"))
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(sheet.view.window != nil)
    }

    /// A page that is popped in the turn in which it presents is gone when the pop has ended.
    @Test func aPoppedPagePresents() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: UIViewController())
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        simulator.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        simulator.runToRest()
        weak let page = navigation.topViewController
        navigation.popViewController(animated: true)
        page?.present(alert, animated: true)
        simulator.runToRest()
        #expect(page == nil)
        #expect(navigation.presentedViewController === alert && alert.viewIfLoaded?.window != nil)
    }

    /// An app replaces the root in the completion, and nothing else keeps the former one.
    @Test(arguments: [false, true])
    func theRootIsReplacedAfterADismissal(animated: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(UIViewController())
        weak let former = simulator.window.rootViewController
        let next = UIViewController()
        former?.present(UIViewController(), animated: animated)
        simulator.runToRest()
        former?.dismiss(animated: animated) { [window = simulator.window] in window.rootViewController = next }
        simulator.runToRest()
        #expect(former == nil && next.viewIfLoaded?.window != nil)
    }

    @Test(arguments: [false, true])
    func theRootIsReplacedAfterAPresentation(animated: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(UIViewController())
        weak let former = simulator.window.rootViewController
        let next = UIViewController()
        former?.present(UIViewController(), animated: animated) { [window = simulator.window] in
            window.rootViewController = next
        }
        simulator.runToRest()
        #expect(former == nil && next.viewIfLoaded?.window != nil)
    }

    /// A dismissal that waits for the presentation does not keep the page when the root leaves first.
    @Test func theRootIsReplacedWhileADismissalWaits() {
        weak var page: UIViewController?
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        do {
            let (root, presented) = (UIViewController(), UIViewController())
            page = presented
            simulator.show(root)
            root.present(presented, animated: true)
            root.dismiss(animated: true)
        }
        simulator.window.rootViewController = UIViewController()
        simulator.runToRest()
        #expect(page == nil)
    }
}
