import TestSupport
import Testing
import UIKit

/// The tab bar controller as the delegate of its tab bar. (UIKit documentation, UITabBarController)
@Suite("Tab bar delegate", .ownSimulator) @MainActor
struct TabBarDelegateTests {
    private final class Tabs: UITabBarController {
        var indices: [Int] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            indices.append(selectedIndex)
        }
    }

    /// Published code overrides it without calling super, and reads the previous index in it.
    @Test func theControllerIsToldBeforeTheTabIsSelected() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let tabs = Tabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        simulator.show(tabs)
        #expect(tabs.tabBar.delegate === tabs)
        simulator.tap(at: CGPoint(x: 300, y: 790))
        #expect(tabs.indices == [0] && tabs.selectedIndex == 1)
    }

    @Test func aManagedBarKeepsItsDelegate() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tabs = UITabBarController()
                withExtendedLifetime(tabs) { tabs.tabBar.delegate = nil }
            }
        }
    }

    @Test func theDelegateDecidesAboutOrientations() {
        final class Upright: NSObject, UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let tabs = UITabBarController()
        simulator.show(tabs)
        #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
        let delegate = Upright()
        tabs.delegate = delegate
        #expect(tabs.supportedInterfaceOrientations == .portrait)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }
}
