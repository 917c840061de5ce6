import TestSupport
import Testing
import UIKit

@Suite("Tabs", .portable) @MainActor
struct TabBarTests {
    /// Two tabs without navigation controllers.
    @MainActor
    private struct Tabs {
        let screen: TestScreen
        let controller = UITabBarController()
        let pages = [UIViewController(), UIViewController()]

        init(_ device: TestDevice = .any) async throws {
            screen = try await TestScreen(device)
            controller.viewControllers = pages
            await screen.show(controller)
        }
    }

    @Test(arguments: [0, 1]) func fact_m23_2_theTabAtTheIndexIsSelected(_ index: Int) async throws {
        let tabs = try await Tabs()
        tabs.controller.selectedIndex = index
        let others = [UIViewController(), UIViewController()]
        tabs.controller.viewControllers = others
        await tabs.screen.rest()
        #expect(tabs.controller.selectedViewController === others[index])
        #expect(tabs.controller.selectedViewController?.view.window != nil)
        tabs.controller.viewControllers = [UIViewController()]
        #expect(tabs.controller.selectedIndex == 0)
    }

    @Test func fact_m23_2_theSelectedTabThatRemainsStaysSelected() async throws {
        let tabs = try await Tabs()
        tabs.controller.selectedIndex = 1
        tabs.controller.viewControllers = [UIViewController(), UIViewController(), tabs.pages[1]]
        #expect(tabs.controller.selectedIndex == 2)
    }

    @Test func fact_m9_2_tabBarOnAPhone() async throws {
        let tabs = try await Tabs(.iPhoneSE(iOS: 26))
        #expect(tabs.controller.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 83)
    }

    @Test func fact_m9_2_tabBarOnAnIPad() async throws {
        let tabs = try await Tabs(.iPad(iOS: 26))
        #expect(tabs.controller.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
        #expect(tabs.pages[0].view.safeAreaInsets.top == 96)
    }
}
