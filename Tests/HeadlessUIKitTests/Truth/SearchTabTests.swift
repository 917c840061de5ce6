import Testing
import UIKit

/// The tab for searching. (UIKit documentation, UISearchTab; WWDC25, "Build a UIKit app with the new design")
@Suite("The tab for searching") @MainActor
struct SearchTabTests {
    @MainActor private final class Stage {
        let simulator: Simulator
        let tabs = UITabBarController()
        let search = UISearchController(searchResultsController: nil)
        let searchTab: UISearchTab

        init(
            _ profile: Simulator.Profile, searches: Bool = false,
            direction: UIUserInterfaceLayoutDirection = .leftToRight
        ) {
            simulator = Simulator(profile: profile, layoutDirection: direction)
            let search = search
            searchTab = UISearchTab { _ in
                let page = UIViewController()
                page.view.backgroundColor = .systemBackground
                page.navigationItem.searchController = search
                return UINavigationController(rootViewController: page)
            }
            searchTab.automaticallyActivatesSearch = searches
            tabs.tabs =
                ["Home", "Library"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
                } + [searchTab]
            simulator.show(tabs)
            simulator.runToRest()
        }

        var columns: [ClosedRange<Int>] { tabs.tabBar.columns }
    }

    @Test func itHasTheSystemsTitleAndPicture() {
        let tab = UISearchTab { _ in UIViewController() }
        #expect(tab.title == "Search" && tab.image != nil && !tab.automaticallyActivatesSearch)
    }

    @Test func onGlassItIsApart() throws {
        let columns = Stage(.iPhone15(iOS: 26)).columns
        #expect(columns.count == 3 && columns[0].upperBound + 1 == columns[1].lowerBound)
        #expect(columns[2].lowerBound > columns[1].upperBound + 4 && columns[2].upperBound > 360)
        let mirrored = Stage(.iPhone15(iOS: 26), direction: .rightToLeft).columns
        #expect(mirrored[0].upperBound + 4 < mirrored[1].lowerBound && mirrored[0].lowerBound < 33)
        let before = Stage(.iPhone15(iOS: 18)).columns
        #expect(before == [0...130, 131...261, 262...392], "as the others before")
    }

    @Test func itSearchesByItselfAndLeadsBack() {
        let stage = Stage(.iPhone15(iOS: 26), searches: true)
        stage.tabs.selectedTab = stage.tabs.tabs[1]
        stage.tabs.selectedTab = stage.searchTab
        stage.simulator.runToRest()
        #expect(stage.search.isActive && stage.tabs.selectedTab === stage.searchTab)
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.tabs.selectedTab === stage.tabs.tabs[1])
    }

    @Test func itDoesNotUnlessItIsWanted() {
        let stage = Stage(.iPhone15(iOS: 26))
        stage.tabs.selectedTab = stage.searchTab
        stage.simulator.runToRest()
        #expect(!stage.search.isActive)
        stage.search.isActive = true
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.tabs.selectedTab === stage.searchTab)
    }
}
