import TestSupport
import Testing
import UIKit

@Suite("Navigation stacks in tabs", .portable) @MainActor
struct StackInTabTests {
    private let screen: TestScreen
    let trace = Trace()
    let tabs = UITabBarController()
    let navigation: UINavigationController
    let root: TracingPage

    init() async throws {
        screen = try await TestScreen(.iPhone15(iOS: 18))
        root = TracingPage("A", trace)
        navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, UIViewController()]
        await screen.show(tabs)
        trace.clear()
    }

    private func page(_ name: String, hides: Bool) -> TracingPage {
        let page = TracingPage(name, trace)
        page.hidesBottomBarWhenPushed = hides
        return page
    }

    private func push(_ page: UIViewController, animated: Bool = true) async throws {
        navigation.pushViewController(page, animated: animated)
        await screen.rest()
    }

    @Test func fact_5_2_7_hiddenBarLeavesTheHomeIndicator() async throws {
        #expect(root.view.safeAreaInsets.bottom == 83)
        let next = page("B", hides: true)
        try await push(next)
        #expect(next.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        await screen.rest()
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test(arguments: [true, false]) func fact_9_1_hiddenForAPushedPage(animated: Bool) async throws {
        try await push(page("B", hides: true), animated: animated)
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: animated)
        await screen.rest()
        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.tabBar.frame.minX == 0)
    }

    @Test func fact_9_1_staysHiddenAboveWhateverThePageSays() async throws {
        try await push(page("B", hides: true))
        try await push(page("C", hides: false))
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        await screen.rest()
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        await screen.rest()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func fact_9_1_hiddenBySetViewControllers() async throws {
        let next = page("B", hides: true)
        navigation.setViewControllers([root, next, page("C", hides: false)], animated: true)
        await screen.rest()
        #expect(tabs.tabBar.isHidden)
        navigation.setViewControllers([root], animated: true)
        await screen.rest()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func fact_9_1_theDefaultIsFalse() {
        #expect(!UIViewController().hidesBottomBarWhenPushed)
    }

    @Test func fact_9_1_setAfterThePushIsTooLate() async throws {
        let next = page("B", hides: false)
        navigation.pushViewController(next, animated: true)
        next.hidesBottomBarWhenPushed = true
        await screen.rest()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func fact_9_1_theBarSlidesOut() async throws {
        navigation.pushViewController(page("B", hides: true), animated: true)
        await screen.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
        let shown = try #require(tabs.tabBar.layer.presentation()).frame
        #expect(shown.minX < 0 && shown.minY == 769)
    }

    @Test func fact_5_3_1_eachPageKeepsItsBottomInset() async throws {
        let next = page("B", hides: true)
        navigation.pushViewController(next, animated: true)
        var insets: [CGFloat] = []
        navigation.transitionCoordinator?.animate(alongsideTransition: { [root] _ in
            insets = [root.view.safeAreaInsets.bottom, next.view.safeAreaInsets.bottom]
        })
        await screen.rest()
        #expect(insets == [83, 34])
    }
}
