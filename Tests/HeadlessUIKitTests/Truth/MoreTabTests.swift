import Testing
import UIKit

/// The More list. (UIKit documentation, UITabBarController: `moreNavigationController`, `selectedIndex`,
/// `selectedViewController`, `customizableViewControllers` and the delegate's methods)
@Suite("The More list") @MainActor
struct MoreTabTests {
    let simulator: Simulator
    let tabs = UITabBarController()
    let pages: [UIViewController]
    /// The sixth page, a navigation controller with two pages.
    let stack: UINavigationController
    private let log = Log()

    private final class Log: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
        var lines: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            lines.append(viewController === tabBarController.moreNavigationController ? "more" : "page")
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            lines.append("shows \(viewController.title ?? "-")")
        }
    }

    init() {
        simulator = Simulator(profile: .iPhone15(iOS: 18))
        stack = UINavigationController(rootViewController: UIViewController())
        stack.viewControllers[0].title = "Root"
        stack.pushViewController(UIViewController(), animated: false)
        stack.viewControllers[1].title = "Top"
        let stack = stack
        pages = (0..<7).map { place in
            if place == 5 { return stack }
            let page = UIViewController()
            page.title = "\(place)"
            return page
        }
        tabs.viewControllers = pages
        tabs.delegate = log
        simulator.show(tabs)
        simulator.runToRest()
    }

    private var more: UINavigationController { tabs.moreNavigationController }
    private var titles: [String?] { more.viewControllers.map(\.title) }
    private let last = CGPoint(x: 393 * 0.9, y: 790)

    /// Taps a row of the list.
    private func tapRow(_ row: Int) {
        let top = more.navigationBar.convert(more.navigationBar.bounds, to: nil).maxY
        simulator.tap(at: CGPoint(x: 150, y: top + 44 * (CGFloat(row) + 0.5)))
        simulator.runToRest()
    }

    @Test func theLastPlaceIsTheLists() {
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
        #expect(tabs.viewControllers == pages, "the stack of the list is none of them")
        #expect(tabs.children == Array(pages[..<4]) + [more], "what is in the list is nobody's child yet")
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers = Array(pages[..<5])
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "4"] && tabs.children == Array(pages[..<5]))
        #expect(more.parent == nil, "it is there also when it is not used")
    }

    @Test func aTapShowsTheList() {
        simulator.makeCurrent()
        simulator.tap(at: last)
        simulator.runToRest()
        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
        #expect(log.lines == ["more"] && titles == ["More"])
        #expect(more.viewControllers[0].viewIfLoaded?.window != nil && tabs.tabBar.selectedItem?.title == "More")
        #expect(tabs.selectedTab == nil)
    }

    @Test func aRowShowsItsPage() {
        simulator.makeCurrent()
        simulator.tap(at: last)
        more.delegate = log
        simulator.runToRest()
        log.lines = []
        tapRow(2)
        #expect(titles == ["More", "6"] && pages[6].view.window != nil && pages[6].navigationController === more)
        #expect(tabs.selectedViewController === pages[6] && tabs.selectedIndex == 6)
        #expect(
            log.lines == ["shows 6"], "the stack's delegate is told, the tab bar controller's of taps in the bar only")
        #expect(tabs.tabBar.selectedItem?.title == "More")
        simulator.tap(at: last)
        simulator.runToRest()
        #expect(titles == ["More"] && tabs.selectedIndex == NSNotFound && pages[6].parent == nil)
    }

    /// Observed: openradar 21055909.
    @Test func ofANavigationControllerThePagesAreShown() {
        simulator.makeCurrent()
        simulator.tap(at: last)
        simulator.runToRest()
        tapRow(1)
        #expect(titles == ["More", "Root", "Top"] && stack.viewControllers.isEmpty)
        #expect(tabs.selectedViewController === stack && tabs.selectedIndex == 5)
        #expect(tabs.tabBar.items?.last?.title == "More")
        more.popViewController(animated: true)
        simulator.runToRest()
        more.popViewController(animated: true)
        simulator.runToRest()
        #expect(titles == ["More"] && stack.viewControllers.map(\.title) == ["Root"], "it has its root again")
        tapRow(1)
        #expect(titles == ["More", "Root"])
    }

    @Test func codeSelectsWhatIsInTheList() {
        simulator.makeCurrent()
        tabs.selectedIndex = 5
        simulator.runToRest()
        #expect(titles == ["More", "Root", "Top"] && tabs.selectedViewController === stack)
        tabs.selectedViewController = pages[4]
        simulator.runToRest()
        #expect(titles == ["More", "4"] && pages[4].view.window != nil && tabs.selectedIndex == 4)
        #expect(stack.viewControllers.map(\.title) == ["Root", "Top"], "nothing of it was popped")
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(tabs.selectedViewController === pages[1] && pages[4].viewIfLoaded?.window == nil)
        tabs.selectedViewController = more
        simulator.runToRest()
        #expect(more.view.window != nil && log.lines.isEmpty)
    }

    @Test func aPageLeavesTheListWhenThereIsRoom() {
        simulator.makeCurrent()
        tabs.selectedIndex = 5
        simulator.runToRest()
        tabs.viewControllers = [stack, pages[0]]
        simulator.runToRest()
        #expect(tabs.selectedViewController === stack && stack.viewControllers.map(\.title) == ["Root", "Top"])
        #expect(stack.parent === tabs && stack.topViewController?.viewIfLoaded?.window != nil)
        #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.selectedItem === tabs.tabBar.items?[0])
    }

    /// A large phone has room for more in landscape (openradar 21055909).
    @Test func moreTabsFitInARegularWidth() {
        let simulator = Simulator(profile: .iPhone15ProMax(iOS: 18))
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { _ in UIViewController() }
        simulator.show(tabs)
        #expect(tabs.tabBar.items?.count == 5)
        tabs.selectedIndex = 5
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        #expect(tabs.tabBar.items?.count == 7 && tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].viewIfLoaded?.window != nil)
        simulator.rotate(to: .portrait)
        simulator.runToRest()
        #expect(tabs.tabBar.items?.count == 5 && tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].navigationController === tabs.moreNavigationController)
    }

    @Test func theEditButtonIsForPagesThatCanBeOrdered() {
        simulator.makeCurrent()
        simulator.tap(at: last)
        simulator.runToRest()
        let list = more.viewControllers[0]
        #expect(tabs.customizableViewControllers == pages && list.navigationItem.rightBarButtonItem != nil)
        tabs.customizableViewControllers = []
        #expect(list.navigationItem.rightBarButtonItem == nil)
        tabs.viewControllers = Array(pages[..<6])
        #expect(tabs.customizableViewControllers?.count == 6 && list.navigationItem.rightBarButtonItem != nil)
        tabs.customizableViewControllers = nil
        #expect(list.navigationItem.rightBarButtonItem == nil)
    }

    @Test func tabsAsObjectsHaveAListToo() {
        simulator.makeCurrent()
        tabs.tabs = (0..<6).map { place in
            UITab(title: "T\(place)", image: nil, identifier: "\(place)") { _ in UIViewController() }
        }
        #expect(tabs.tabBar.items?.map(\.title) == ["T0", "T1", "T2", "T3", "More"])
        tabs.selectedTab = tabs.tabs[5]
        simulator.runToRest()
        #expect(tabs.selectedTab === tabs.tabs[5] && tabs.tabs[5].viewController?.navigationController === more)
    }

    @Test func orderingTabsIsMissing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let simulator = Simulator(profile: .iPhone15(iOS: 18))
                let tabs = UITabBarController()
                tabs.viewControllers = (0..<6).map { _ in UIViewController() }
                simulator.show(tabs)
                tabs.selectedViewController = tabs.moreNavigationController
                simulator.runToRest()
                simulator.tap(at: CGPoint(x: 365, y: 76))
                simulator.runToRest()
            }
        }
    }
}
