import TestSupport
import Testing
import UIKit

@Suite("Tabs", .ownSimulator) @MainActor
struct TabBarTests {
    /// Two tabs with tracing pages and without navigation controllers.
    @MainActor struct Tabs {
        let simulator: Simulator
        let trace = Trace()
        let controller = UITabBarController()
        let pages: [TracingPage]

        init(
            profile: Simulator.Profile = .iPhone15(iOS: 18), orientation: UIInterfaceOrientation = .portrait
        ) {
            simulator = Simulator(profile: profile, orientation: orientation)
            let trace = trace
            pages = ["A", "B"].map { TracingPage($0, trace) }
            controller.viewControllers = pages
            simulator.show(controller)
            trace.clear()
        }
    }

    /// "The default value of this property is nil." (UIKit documentation)
    @Test func withoutTabsThereAreNoViewControllers() {
        let controller = UITabBarController()
        #expect(controller.viewControllers == nil)
        controller.viewControllers = []
        #expect(controller.viewControllers == [])
        controller.viewControllers = nil
        #expect(controller.viewControllers == nil)
    }

    @Test(arguments: [
        (Simulator.Profile.iPhone15(iOS: 18), CGFloat(83)), (.iPhone14(iOS: 16), 83), (.iPhoneSE(iOS: 15), 49),
        (.iPad(iOS: 18), 65),
    ])
    func fact_4_11_heightOfTheTabBar(profile: Simulator.Profile, height: CGFloat) {
        let tabs = Tabs(profile: profile)
        let bar = tabs.controller.tabBar
        #expect(bar.frame.height == height)
        #expect(bar.frame.maxY == tabs.controller.view.bounds.height)
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == height)
    }

    @Test func fact_4_11_heightOfTheTabBarInLandscape() {
        let tabs = Tabs(orientation: .landscapeLeft)
        #expect(tabs.controller.tabBar.frame.height == 53)
    }

    @Test func fact_5_2_7_bottomInsetInBothOrientations() {
        let tabs = Tabs()
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 83)
        tabs.simulator.rotate(to: .landscapeRight)
        tabs.simulator.runToRest()
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 53)
    }

    /// The order in a published log of a tab switch.
    @Test func switchToAnUnvisitedTab() {
        let tabs = Tabs()
        #expect(!tabs.pages[1].isViewLoaded)
        tabs.controller.selectedIndex = 1
        tabs.simulator.runToRest()
        let events = tabs.trace.lifecycle.filter { $0.contains("view") && !$0.contains("IsAppearing") }
        #expect(
            events == [
                "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
                "B.viewDidAppear(false)",
            ])
        #expect(tabs.pages[0].view.window == nil && tabs.pages[1].view.window != nil)
    }

    /// The first selection of a stack's tab, in both orders that UIKit may have.
    @Test(arguments: Simulator.Profile.Variants.FirstAppearance.allCases)
    func switchToAnUnvisitedStack(_ order: Simulator.Profile.Variants.FirstAppearance) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.firstAppearance = order
        let simulator = Simulator(profile: profile)
        let trace = Trace()
        let stack = UINavigationController(rootViewController: TracingPage("B", trace))
        let controller = UITabBarController()
        controller.viewControllers = [TracingPage("A", trace), stack]
        simulator.show(controller)
        trace.clear()
        controller.selectedIndex = 1
        simulator.runToRest()
        let incoming = ["B.viewDidLoad", "B.viewWillAppear(false)"]
        let outgoing = ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"]
        let events = trace.lifecycle.filter { $0.contains("view") && !$0.contains("IsAppearing") }
        #expect(
            events == (order == .withController ? incoming + outgoing : outgoing + incoming) + [
                "B.viewDidAppear(false)"
            ])
    }

    @Test func selectionByCodeTellsNoDelegate() {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var selected: [UIViewController] = []
            var permits = true
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { permits }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) {
                selected.append(viewController)
            }
        }
        let tabs = Tabs()
        let delegate = Delegate()
        tabs.controller.delegate = delegate
        tabs.controller.selectedIndex = 1
        #expect(delegate.selected.isEmpty)
        #expect(tabs.controller.tabBar.selectedItem === tabs.pages[1].tabBarItem)
        let first = CGPoint(x: 50, y: tabs.controller.tabBar.frame.minY + 20)
        delegate.permits = false
        tabs.simulator.tap(at: first)
        #expect(tabs.controller.selectedViewController === tabs.pages[1])
        delegate.permits = true
        tabs.simulator.tap(at: first)
        #expect(tabs.controller.selectedViewController === tabs.pages[0])
        tabs.simulator.tap(at: first)
        #expect(delegate.selected == [tabs.pages[0], tabs.pages[0]], "also notified of the selected tab")
    }

    /// Published on littlepotatosoftware.com, 2016-01-21: "Under the hood with UITabController".
    @Test func aNavigationControllersTabIsThatOfItsRootPage() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "star"), tag: 3)
        let navigation = UINavigationController(rootViewController: root)
        let titled = UIViewController()
        let other = UINavigationController(rootViewController: titled)
        let own = UINavigationController(rootViewController: UIViewController())
        own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        let controller = UITabBarController()
        controller.viewControllers = [navigation, other, own]
        let simulator = Simulator()
        simulator.show(controller)
        #expect(navigation.tabBarItem === root.tabBarItem)
        titled.title = "Later"
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Later", "Own"])
        let pushed = UIViewController()
        pushed.title = "Pushed"
        navigation.pushViewController(pushed, animated: false)
        simulator.runToRest()
        #expect(
            controller.tabBar.items?[0].title == "Home", "pages further up have tabs of their own that nobody shows")
        other.title = "By the controller"
        #expect(controller.tabBar.items?[1].title == "By the controller")
    }

    @Test func onlyAListedPageCanBeSelected() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
    }

    @Test func anOpaqueBarEndsThePage() {
        let tabs = Tabs()
        tabs.controller.tabBar.isTranslucent = false
        tabs.simulator.runToRest()
        #expect(tabs.pages[0].view.frame.maxY == tabs.controller.tabBar.frame.minY)
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 0)
    }
}
