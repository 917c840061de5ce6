import TestSupport
import Testing
import UIKit

/// Tab bars that the app hides. (UIKit documentation, `isTabBarHidden`)
@Suite("Hidden tab bars", .ownSimulator) @MainActor
struct TabBarHidingTests {
    let simulator: Simulator
    let tabs = UITabBarController()
    let navigation: UINavigationController
    let root = UIViewController()
    let other = UIViewController()

    init() {
        simulator = Simulator(profile: .iPhone15(iOS: 18))
        navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, other]
        simulator.show(tabs)
    }

    private var insets: [CGFloat] {
        simulator.runToRest()
        return [root.view.safeAreaInsets.bottom, navigation.view.safeAreaInsets.bottom]
    }

    @Test(arguments: [true, false]) func pagesKeepTheHomeIndicatorOnly(animated: Bool) {
        simulator.makeCurrent()
        #expect(insets == [83, 83] && !tabs.isTabBarHidden)
        tabs.setTabBarHidden(true, animated: animated)
        #expect(tabs.isTabBarHidden)
        #expect(insets == [34, 34] && tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(other.view.safeAreaInsets.bottom == 34, "whichever page is selected")
        tabs.selectedIndex = 0
        tabs.setTabBarHidden(false, animated: animated)
        #expect(insets == [83, 83] && !tabs.tabBar.isHidden && !tabs.isTabBarHidden)
    }

    @Test func itMovesOverItsEdge() {
        simulator.makeCurrent()
        let shown = tabs.tabBar.frame
        tabs.setTabBarHidden(true, animated: true)
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame == shown.offsetBy(dx: 0, dy: shown.height))
        simulator.advance(by: 0.1)
        let passing = tabs.tabBar.layer.presentation()?.frame.minY ?? 0
        #expect(passing > shown.minY && passing < shown.maxY)
        tabs.setTabBarHidden(false, animated: true)
        simulator.runToRest()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame == shown, "the last call wins")
    }

    @Test func pagesOfAStackDoNotBringItBack() {
        simulator.makeCurrent()
        tabs.isTabBarHidden = true
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        simulator.runToRest()
        #expect(tabs.tabBar.isHidden && next.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        #expect(insets == [34, 34] && tabs.tabBar.isHidden)
        tabs.isTabBarHidden = false
        #expect(insets == [83, 83] && !tabs.tabBar.isHidden)
    }

    @Test func anOpaqueBarGivesItsRoom() {
        simulator.makeCurrent()
        tabs.tabBar.isTranslucent = false
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(other.view.frame.height == tabs.view.bounds.height - 83)
        tabs.isTabBarHidden = true
        simulator.runToRest()
        #expect(other.view.frame.height == tabs.view.bounds.height && other.view.safeAreaInsets.bottom == 34)
    }

    @Test func atTheTopItLeavesTheStatusBar() {
        let simulator = Simulator(profile: .iPad(iOS: 26))
        let tabs = UITabBarController()
        tabs.viewControllers = [other]
        simulator.show(tabs)
        #expect(other.view.safeAreaInsets.top == 96)
        tabs.setTabBarHidden(true, animated: true)
        simulator.runToRest()
        #expect(other.view.safeAreaInsets.top == 32 && tabs.tabBar.isHidden)
    }

    /// Hides the bar's view in the way in which many apps do.
    private final class HidingPage: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tabBarController?.tabBar.isHidden = true
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            tabBarController?.tabBar.isHidden = false
        }
    }

    @Test func aBarViewThatThePageHidesStaysHidden() {
        simulator.makeCurrent()
        navigation.pushViewController(HidingPage(), animated: true)
        simulator.runToRest()
        #expect(tabs.tabBar.isHidden && !tabs.isTabBarHidden)
        tabs.view.setNeedsLayout()
        simulator.runToRest()
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(!tabs.tabBar.isHidden)
    }
}
