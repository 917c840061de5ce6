import Testing
import UIKit

/// Tabs as objects. (UIKit documentation, UITab and UITabBarController)
@Suite("Tabs as objects") @MainActor
struct TabObjectTests {
    let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
    private let log = Log()

    private final class Log: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var refused: String?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.identifier != refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            lines.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)")
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            lines.append("page \(viewController.title ?? "-")")
        }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
            let page = UIViewController()
            page.title = "page of \(tab.identifier)"
            return page
        }
    }

    private func shown(_ names: String...) -> UITabBarController {
        simulator.makeCurrent()
        let controller = UITabBarController(tabs: names.map(tab))
        controller.delegate = log
        simulator.show(controller)
        return controller
    }

    @Test func theBarShowsTheTabs() {
        let controller = shown("a", "b")
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B"], "not the pages' own items")
        #expect(controller.viewControllers?.map(\.title) == ["page of a", "page of b"])
        #expect(controller.selectedTab === controller.tabs[0] && controller.selectedIndex == 0)
        controller.tabs[1].title = "New"
        controller.tabs[1].badgeValue = "3"
        #expect(controller.tabBar.items?[1].title == "New" && controller.tabBar.items?[1].badgeValue == "3")
    }

    @Test func tabsKnowTheirPlace() throws {
        let controller = shown("a", "b")
        let second = try #require(controller.tab(forIdentifier: "b"))
        #expect(second === controller.tabs[1] && controller.tab(forIdentifier: "c") == nil)
        #expect(second.tabBarController === controller && second.viewController?.tab === second)
        controller.setTabs([tab("c")], animated: false)
        #expect(second.tabBarController == nil && controller.selectedTab?.identifier == "c")
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty && controller.selectedTab == nil && controller.selectedIndex == 0)
    }

    @Test func aPageIsMadeOnce() {
        var count = 0
        let tab = UITab(title: "", image: nil, identifier: "x") { _ in
            count += 1
            return UIViewController()
        }
        #expect(count == 0 && tab.viewController === tab.viewController && count == 1)
        #expect(UITab(title: "", image: nil, identifier: "y").viewController == nil)
    }

    @Test func selectionByCodeTellsNobody() {
        let controller = shown("a", "b")
        controller.selectedTab = controller.tabs[1]
        simulator.runToRest()
        #expect(controller.selectedIndex == 1 && controller.tabBar.selectedItem === controller.tabBar.items?[1])
        #expect(log.lines.isEmpty)
    }

    @Test func theDelegateHearsOfTaps() {
        let controller = shown("a", "b")
        let (left, right) = (CGPoint(x: 90, y: 640), CGPoint(x: 280, y: 640))
        simulator.tap(at: right)
        simulator.tap(at: right)
        #expect(log.lines == ["a > b", "page page of b", "b > b", "page page of b"])
        log.refused = "a"
        simulator.tap(at: left)
        #expect(controller.selectedTab?.identifier == "b")
        log.refused = nil
        controller.tabs[0].isEnabled = false
        simulator.tap(at: left)
        #expect(controller.selectedTab?.identifier == "b" && log.lines.count == 4)
        controller.tabs[0].isEnabled = true
        simulator.tap(at: left)
        #expect(controller.selectedTab?.identifier == "a")
    }

    @Test func identifiersAreDistinct() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tabs = (0..<2).map { _ in
                    UITab(title: "", image: nil, identifier: "same") { _ in UIViewController() }
                }
                UITabBarController().tabs = tabs
            }
        }
    }

    @Test func aTabNeedsAPage() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITabBarController().tabs = [UITab(title: "", image: nil, identifier: "x")] }
        }
    }

    @Test func aSidebarIsMissing() async {
        shown("a").mode = .tabSidebar
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                Simulator(profile: .iPad(iOS: 18)).makeCurrent()
                UITabBarController().mode = .tabSidebar
            }
        }
    }
}
