import Foundation

extension UITabBarController {
    /// How the tabs are shown. (UIKit documentation, iOS 18)
    public enum Mode: Int, Sendable {
        /// A bar; with groups, on an iPad, a sidebar too.
        case automatic
        /// A bar.
        case tabBar
        /// A bar and, on an iPad, a sidebar.
        case tabSidebar
    }

    /// Pages are made at once (unknown; the documentation says that a controller's own tabs must have some).
    func show(_ tabs: [UITab]) {
        let pages = tabs.map { tab in
            guard tab.hasPage, let page = tab.shownPage else {
                preconditionFailure(
                    "UITabBarController.tabs: the tab '\(tab.identifier)' has no view controller; give each tab a "
                        + "viewControllerProvider, or a group a managingNavigationController.")
            }
            return page
        }
        forgetTabs()
        shownTabs = tabs
        checkIdentifiers()
        for tab in tabs { tab.tell(self) }
        stopForSidebar()
        for tab in tabs { showSelection(of: tab, animated: false) }
        replacePages(with: pages)
    }

    func checkIdentifiers() {
        let all = shownTabs.withDescendants
        precondition(
            Set(all.map(\.identifier)).count == all.count,
            "UITabBarController.tabs: two tabs have the same identifier; give each tab of a controller one of its own.")
    }

    /// Pages that are given as such have no tabs (unknown).
    func forgetTabs() {
        for tab in shownTabs where tab.tabBarController === self { tab.tell(nil) }
        shownTabs = []
    }

    /// The controller's own tab for a page.
    func tab(of page: UIViewController?) -> UITab? {
        guard let page else { return nil }
        return shownTabs.first { $0.shownPage === page }
    }

    /// What the bar shows for a page.
    func barItem(of page: UIViewController) -> UITabBarItem {
        tab(of: page)?.barItem ?? madeMore?.item(of: page) ?? page.tabBarItem
    }

    func stopForSidebar() {
        let hasSidebar =
            mode == .tabSidebar || (mode == .automatic && shownTabs.contains { $0 is UITabGroup })
        precondition(
            !hasSidebar || Simulator.current.profile.idiom != .pad,
            "UITabBarController.mode: a sidebar is missing in HeadlessUIKit, also the one that groups bring in the automatic "
                + "mode; set .tabBar.")
    }

    /// A tab was hidden, shown, or has another place.
    func tabsDidChange() {
        showBarPages()
    }
}
