import TestSupport
import Testing
import UIKit

@Suite("Quirks and defects of navigation stacks", .portable) @MainActor
struct StackQuirkTests {
    @Test func fact_1_3_6_popToRootOverThreeListsTheTopFirst() async throws {
        let stage = try await TestStage("A", "B", "C")
        let (a, c) = (stage.pages[0], stage.pages[2])
        stage.navigation.popToRootViewController(animated: true)
        #expect(stage.navigation.viewControllers == [c, a])
        stage.navigation.view.layoutIfNeeded()
        #expect(stage.navigation.viewControllers == [a])
    }

    @Test func fact_1_3_6_popOverFourListsTheTopFirst() async throws {
        let stage = try await TestStage("A", "B", "C", "D")
        stage.navigation.popToViewController(stage.pages[1], animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[3], stage.pages[0], stage.pages[1]])
        await stage.rest()
        #expect(stage.navigation.viewControllers == [stage.pages[0], stage.pages[1]])
    }

    @Test func fact_1_3_6_notWithTwo() async throws {
        let stage = try await TestStage("A", "B")
        stage.navigation.popToRootViewController(animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
    }

    @Test func fact_1_5_5_alsoBySetViewControllers() async throws {
        let stage = try await TestStage("A", "B", "C")
        stage.navigation.setViewControllers([stage.pages[0]], animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[2], stage.pages[0]])
    }

    @Test(arguments: [(17, true), (18, false)]) func fact_1_1_9_theCoveredRoot(system: Int, loads: Bool) async throws {
        let screen = try await TestScreen(.iPhone15(iOS: system))
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(UIViewController(), animated: false)
        await screen.show(navigation)
        #expect(root.isViewLoaded == loads)
    }

    @Test func fact_1_5_4_aStackSetLateBeginsCollapsed() async throws {
        let screen = try await TestScreen(.iPhone15(iOS: 18))
        let late = UINavigationController()
        late.navigationBar.prefersLargeTitles = true
        await screen.show(late)
        late.setViewControllers([UIViewController()], animated: false)
        await screen.rest()
        #expect(late.navigationBar.frame.height == 44)
    }

    @Test func fact_1_5_4_aStackSetEarlyBeginsExpanded() async throws {
        let screen = try await TestScreen(.iPhone15(iOS: 18))
        let early = UINavigationController()
        early.navigationBar.prefersLargeTitles = true
        early.setViewControllers([UIViewController()], animated: false)
        await screen.show(early)
        #expect(early.navigationBar.frame.height == 96)
    }

    @Test func fact_1_7_2_aTabBarControllerIsPushed() async throws {
        let screen = try await TestScreen(.iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: UITabBarController())
        await screen.show(navigation)
        let (tabs, page) = (UITabBarController(), UIViewController())
        tabs.title = "Tabs"
        tabs.viewControllers = [page, UIViewController()]
        navigation.pushViewController(tabs, animated: true)
        await screen.rest()
        #expect(navigation.topViewController === tabs && navigation.navigationBar.topItem === tabs.navigationItem)
        #expect(page.view.window != nil && page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        #expect(page.view.safeAreaInsets.bottom == tabs.tabBar.frame.height && page.navigationController === navigation)
    }
}
