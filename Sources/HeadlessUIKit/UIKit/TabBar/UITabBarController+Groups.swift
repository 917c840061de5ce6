import Foundation

extension UITabBarController {
    /// Selects a tab or one inside a group, and its page, without telling anybody.
    func select(_ tab: UITab) {
        precondition(
            tab.tabBarController === self,
            "UITabBarController.selectedTab: the tab '\(tab.identifier)' is none of the controller's; put it in "
                + "tabs first.")
        takeSelection(tab)
        showSelection(of: tab.root, animated: tab.root === self.tab(of: selectedOrListed))
        selectedViewController = tab.root.shownPage
    }

    /// Every group on the way knows which of its tabs leads to the selected one; a group that is selected has none.
    private func takeSelection(_ tab: UITab) {
        (tab as? UITabGroup)?.takeSelection(nil)
        var child = tab
        while let group = child.parent {
            group.takeSelection(child)
            child = group
        }
    }

    func selectionDidChange(in group: UITabGroup) {
        let root = group.root
        showSelection(of: root, animated: root === tab(of: selectedOrListed) && viewIfLoaded?.window != nil)
    }

    func pageDidChange(of group: UITabGroup, from former: UINavigationController?) {
        guard let index = shownTabs.firstIndex(where: { $0 === group }), let page = group.shownPage else { return }
        showSelection(of: group, animated: false)
        let wasSelected = selected === pages[index]
        var new = pages
        new[index] = page
        replacePages(with: new)
        if wasSelected { select(page) }
    }

    /// Builds the stack of the outermost group that has one: the pages of the tabs from that group to the selected tab, as
    /// the delegate wants them. (UIKit documentation of the delegate's method and of `managingTabGroup`;
    /// developer.apple.com/forums/thread/761231)
    func showSelection(of root: UITab, animated: Bool) {
        let path = root.selectedDescendant.path
        guard let first = path.firstIndex(where: { ($0 as? UITabGroup)?.manages == true }),
            let stack = (path[first] as? UITabGroup)?.managingNavigationController
        else { return }
        let pages = path[first...].flatMap { tab in
            let proposed = tab.viewController.map { [$0] } ?? []
            return delegate?.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
                ?? proposed
        }
        guard !pages.elementsEqual(stack.viewControllers, by: ===) else { return }
        stack.setViewControllers(pages, animated: animated)
    }
}
