import TestSupport
import Testing
import UIKit

@Suite("Tab transitions animated by the app", .ownSimulator) @MainActor
struct TabTransitionTests {
    final class Delegate: NSObject, UITabBarControllerDelegate {
        var animator: (any UIViewControllerAnimatedTransitioning)? = Fade()
        var driver: (any UIViewControllerInteractiveTransitioning)?
        var asked: [[UIViewController]] = []

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append([fromVC, toVC])
            return animator
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// Neither animates nor completes the transition.
    private final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }

    private func make() -> (tabs: TabBarTests.Tabs, delegate: Delegate) {
        let tabs = TabBarTests.Tabs()
        let delegate = Delegate()
        tabs.controller.delegate = delegate
        return (tabs, delegate)
    }

    @Test func theAnimatorIsAskedForCodeAndForTaps() {
        let (tabs, delegate) = make()
        tabs.controller.selectedIndex = 1
        tabs.simulator.runToRest()
        tabs.simulator.tap(at: CGPoint(x: 100, y: 852 - 60))
        tabs.simulator.runToRest()
        #expect(delegate.asked == [tabs.pages, tabs.pages.reversed()])
        #expect(tabs.controller.selectedIndex == 0)
    }

    @Test func bothPagesAreToldAndACoordinatorIsThereMeanwhile() {
        let (tabs, delegate) = make()
        var hadCoordinator = false
        tabs.pages[1].onWillAppear = { hadCoordinator = $0.transitionCoordinator != nil }
        tabs.controller.selectedIndex = 1
        #expect(hadCoordinator)
        tabs.controller.transitionCoordinator?.animate(alongsideTransition: nil) { [trace = tabs.trace] _ in
            trace.add("completion")
        }
        tabs.simulator.advance(by: 0.1)
        #expect(tabs.pages[0].view.window != nil && tabs.pages[1].view.window != nil)
        tabs.simulator.runToRest()
        #expect(tabs.controller.transitionCoordinator == nil)
        #expect(tabs.pages[0].view.window == nil)
        let order = [
            "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
            "B.viewDidAppear(true)", "completion",
        ]
        #expect(tabs.trace.filter(order.contains) == order)
        #expect(tabs.pages[1].view.safeAreaInsets.bottom == 83)
        #expect(delegate.asked.count == 1)
    }

    @Test func aCancelledInteractionLeavesTheTabAsItWas() {
        let (tabs, delegate) = make()
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        tabs.controller.selectedIndex = 1
        driver.update(0.4)
        driver.cancel()
        tabs.simulator.runToRest()
        #expect(tabs.controller.selectedIndex == 0)
        #expect(tabs.controller.tabBar.selectedItem === tabs.pages[0].tabBarItem)
        #expect(tabs.pages[1].view.window == nil && tabs.pages[0].view.window != nil)
        #expect(tabs.trace.filter { $0.hasPrefix("A.view") }.last == "A.viewDidAppear(true)")
    }

    /// The app shows something else in the middle of a transition, as after a log-out.
    @Test func aTransitionThatNeverEndsIsReleasedWithItsTabs() {
        weak var page: UIViewController?
        let simulator: Simulator
        do {
            let (tabs, delegate) = make()
            simulator = tabs.simulator
            page = tabs.pages[1]
            delegate.animator = Idle()
            tabs.controller.selectedIndex = 1
            simulator.advance(by: 0.1)
            #expect(delegate.asked == [tabs.pages])
            #expect(tabs.controller.transitionCoordinator != nil)
        }
        simulator.show(UIViewController())
        #expect(page == nil)
    }

    @Test func withoutAnAnimatorTheTabsChangeAtOnce() {
        let (tabs, delegate) = make()
        delegate.animator = nil
        tabs.controller.selectedIndex = 1
        #expect(tabs.controller.transitionCoordinator == nil)
        #expect(tabs.pages[1].view.window != nil && tabs.pages[0].view.window == nil)
    }
}
