import Foundation

extension UITabBarController {
    /// How the tabs are shown. (UIKit documentation, iOS 18)
    public enum Mode: Int, Sendable {
        /// The system decides: a bar, as there are no groups of tabs here.
        case automatic
        /// A bar.
        case tabBar
        /// A bar and, on an iPad, a sidebar.
        case tabSidebar
    }

    /// Pages are made at once (unknown; the documentation says that a controller's own tabs must have some).
    func show(_ tabs: [UITab]) {
        precondition(
            Set(tabs.map(\.identifier)).count == tabs.count,
            "UITabBarController.tabs: two tabs have the same identifier; give each tab of a controller one of its own.")
        let pages = tabs.map { tab in
            guard let page = tab.viewController else {
                preconditionFailure(
                    "UITabBarController.tabs: the tab '\(tab.identifier)' has no view controller; give each tab a "
                        + "viewControllerProvider.")
            }
            return page
        }
        forgetTabs()
        shownTabs = tabs
        for tab in tabs { tab.tabBarController = self }
        replacePages(with: pages)
    }

    /// Pages that are given as such have no tabs (unknown).
    func forgetTabs() {
        for tab in shownTabs where tab.tabBarController === self { tab.tabBarController = nil }
        shownTabs = []
    }

    func tab(of page: UIViewController?) -> UITab? {
        guard let page else { return nil }
        return shownTabs.first { $0.viewController === page }
    }

    /// What the bar shows for a page.
    func barItem(of page: UIViewController) -> UITabBarItem { tab(of: page)?.barItem ?? page.tabBarItem }

    func stopForSidebar() {
        precondition(
            mode != .tabSidebar || Simulator.current.profile.idiom != .pad,
            "UITabBarController.mode: a sidebar is missing in HeadlessUIKit; set .tabBar or .automatic.")
    }
}
