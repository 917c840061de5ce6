import TestSupport
import Testing
import UIKit

@Suite("Search bars in navigation bars: geometry", .portable) @MainActor
struct SearchGeometryTests {
    /// A page with search, in a stack in a tab.
    @MainActor
    private struct Stage {
        let screen: TestScreen
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        let navigation: UINavigationController
        var bar: UINavigationBar { navigation.navigationBar }

        init(_ device: TestDevice, hides: Bool = true) async throws {
            screen = try await TestScreen(device)
            page.title = "Albums"
            let scrollView = UIScrollView(frame: page.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: page.view.bounds.width, height: 3000)
            page.view.addSubview(scrollView)
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = hides
            navigation = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            await screen.show(tabs)
        }
    }

    @Test(arguments: [TestDevice.iPhoneSE(iOS: 26), .iPhone17Pro(iOS: 26)])
    func fact_m1_12_atRestItTakesNoHeight(_ device: TestDevice) async throws {
        let stage = try await Stage(device)
        #expect(stage.bar.frame.height == 54)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.maxY)
        #expect(stage.search.searchBar.searchTextField.bounds.height == 0)
    }

    @Test func fact_m1_12_activeTheBarIs60() async throws {
        let stage = try await Stage(.iPhoneSE(iOS: 26), hides: false)
        #expect(stage.bar.frame.height == 114, "shown but inactive")
        stage.search.isActive = true
        await stage.screen.rest()
        #expect(stage.bar.frame.height == 60)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.minY + 60)
        stage.search.isActive = false
        await stage.screen.rest()
        #expect(stage.bar.frame.height == 114)
    }

    @Test func fact_m21_9_theFieldOfAnActiveSearch() async throws {
        let stage = try await Stage(.iPhoneSE(iOS: 26), hides: false)
        stage.search.isActive = true
        await stage.screen.rest()
        let field = stage.search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: stage.bar) == CGRect(x: 16, y: 8, width: 288, height: 44))
    }
}
