import Testing
import UIKit

/// Groups of tabs, hidden tabs and places of tabs. (UIKit documentation, UITab and UITabGroup; an Apple engineer:
/// developer.apple.com/forums/thread/761231)
@Suite("Groups of tabs") @MainActor
struct TabGroupTests {
    let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let log = Log()

    private final class Log: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var leftOut: String?

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            lines.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)")
        }
        func tabBarController(
            _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] {
            tab.identifier == leftOut ? [] : proposedViewControllers
        }
    }

    private func page(_ tab: UITab) -> UIViewController {
        let page = UIViewController()
        page.title = tab.identifier
        return page
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { page($0) }
    }

    /// The tree of the engineer's answer: group A with 1, 2, group B (B1, B2) and 3; and a tab Z.
    private func tree() -> (a: UITabGroup, b: UITabGroup) {
        let b = UITabGroup(title: "B", image: nil, identifier: "B", children: [tab("B1"), tab("B2")]) { page($0) }
        let a = UITabGroup(title: "A", image: nil, identifier: "A", children: [tab("1"), tab("2"), b, tab("3")]) {
            page($0)
        }
        return (a, b)
    }

    private func shown(_ tabs: [UITab], _ change: (UITabBarController) -> Void = { _ in }) -> UITabBarController {
        simulator.makeCurrent()
        let controller = UITabBarController()
        controller.delegate = log
        change(controller)
        controller.tabs = tabs
        simulator.show(controller)
        return controller
    }

    private func titles(_ stack: UINavigationController) -> [String?] { stack.viewControllers.map(\.title) }

    @Test func tabsKnowTheirGroups() throws {
        let (a, b) = tree()
        let controller = shown([a, tab("Z")])
        let inner = try #require(controller.tab(forIdentifier: "B2"))
        #expect(inner.parent === b && b.parent === a && a.parent == nil)
        #expect(inner.tabBarController === controller && a.tab(forIdentifier: "B2") === inner)
        #expect(a.tab(forIdentifier: "Z") == nil && controller.tabBar.items?.map(\.title) == ["A", "Z"])
        #expect(inner.managingTabGroup == nil)
        b.managingNavigationController = UINavigationController()
        #expect(inner.managingTabGroup === b)
        a.managingNavigationController = UINavigationController()
        #expect(inner.managingTabGroup === a && controller.tabs[1].managingTabGroup == nil)
        b.children = []
        #expect(inner.parent == nil && inner.tabBarController == nil && controller.tab(forIdentifier: "B2") == nil)
    }

    @Test func theStackFollowsTheSelection() throws {
        let (a, b) = tree()
        let stack = UINavigationController()
        a.managingNavigationController = stack
        let controller = shown([a, tab("Z")])
        #expect(controller.selectedViewController === stack && controller.selectedTab === a && titles(stack) == ["A"])
        controller.selectedTab = controller.tab(forIdentifier: "B2")
        simulator.runToRest()
        #expect(titles(stack) == ["A", "B", "B2"] && stack.topViewController?.viewIfLoaded?.window != nil)
        #expect(a.selectedChild === b && b.selectedChild?.identifier == "B2")
        #expect(controller.selectedTab?.identifier == "B2" && log.lines.isEmpty)
        a.selectedChild = a.children[0]
        simulator.runToRest()
        #expect(titles(stack) == ["A", "1"] && controller.selectedTab?.identifier == "1")
        controller.selectedTab = a
        simulator.runToRest()
        #expect(titles(stack) == ["A"] && a.selectedChild == nil && controller.selectedTab === a)
    }

    @Test func aGroupOfAnotherTabWaitsForItsTurn() {
        let (a, _) = tree()
        a.managingNavigationController = UINavigationController()
        let controller = shown([tab("Z"), a])
        a.selectedChild = a.children[1]
        #expect(controller.selectedTab?.identifier == "Z")
        simulator.tap(at: CGPoint(x: 300, y: 790))
        simulator.runToRest()
        #expect(controller.selectedTab === a.children[1] && log.lines == ["Z > 2"])
        #expect(titles(a.managingNavigationController!) == ["A", "2"])
    }

    @Test func theDelegateChoosesThePagesOfTheStack() {
        let (a, _) = tree()
        let stack = UINavigationController()
        a.managingNavigationController = stack
        log.leftOut = "B"
        let controller = shown([a])
        controller.selectedTab = controller.tab(forIdentifier: "B1")
        #expect(titles(stack) == ["A", "B1"])
    }

    @Test func withoutAStackTheGroupsPageStays() {
        let (a, _) = tree()
        let controller = shown([a, tab("Z")])
        let first = controller.selectedViewController
        controller.selectedTab = a.children[1]
        simulator.runToRest()
        #expect(controller.selectedViewController === first && first?.title == "A")
        #expect(controller.selectedTab === a.children[1] && a.selectedChild === a.children[1])
        #expect(a.children[1].viewController?.viewIfLoaded == nil)
    }

    @Test func aGroupWithoutAPageHasASelectedTab() {
        let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [tab("1"), tab("2")])
        let stack = UINavigationController()
        group.managingNavigationController = stack
        group.defaultChildIdentifier = "2"
        let controller = shown([group])
        #expect(controller.selectedTab?.identifier == "2" && titles(stack) == ["2"])
        group.defaultChildIdentifier = nil
        group.displayOrderIdentifiers = ["2", "x"]
        #expect(group.displayOrder.map(\.identifier) == ["2", "1"])
    }

    @Test func aBarOfCompactWidthShowsTheTabsNamed() {
        let controller = shown([tab("1"), tab("2"), tab("3")])
        controller.compactTabIdentifiers = ["3", "1"]
        #expect(controller.tabBar.items?.map(\.title) == ["1", "3"] && controller.tabs.count == 3)
        controller.compactTabIdentifiers = nil
        #expect(controller.tabBar.items?.count == 3 && !controller.tabs[0].hasVisiblePlacement)
    }

    @Test func tabsOfAnIPadHavePlaces() {
        Simulator(profile: .iPad(iOS: 26)).makeCurrent()
        let tabs = ["pinned", "optional", "default", "fixed", "side"].map(tab)
        let controller = UITabBarController(tabs: tabs)
        tabs[0].preferredPlacement = .pinned
        tabs[1].preferredPlacement = .optional
        tabs[4].preferredPlacement = .sidebarOnly
        #expect(controller.tabBar.items?.map(\.title) == ["default", "fixed", "pinned"])
        #expect(tabs.map(\.hasVisiblePlacement) == [true, false, true, true, false])
        #expect(controller.viewControllers?.count == 5)
        controller.compactTabIdentifiers = ["fixed"]
        #expect(controller.tabBar.items?.count == 3, "that is for compact widths")
    }

    @Test func identifiersAreDistinctInGroupsToo() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let inner = UITab(title: "", image: nil, identifier: "x") { _ in UIViewController() }
                let group = UITabGroup(title: "", image: nil, identifier: "x", children: [inner]) { _ in
                    UIViewController()
                }
                UITabBarController().tabs = [group]
            }
        }
    }

    @Test func onlyAChildCanBeSelectedInAGroup() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let group = UITabGroup(title: "", image: nil, identifier: "x", children: [])
                group.selectedChild = UITab(title: "", image: nil, identifier: "y")
            }
        }
    }

    @Test func groupsOnAnIPadWantTheTabBarMode() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                Simulator(profile: .iPad(iOS: 18)).makeCurrent()
                let group = UITabGroup(title: "", image: nil, identifier: "x", children: []) { _ in UIViewController() }
                UITabBarController().tabs = [group]
            }
        }
    }
}
