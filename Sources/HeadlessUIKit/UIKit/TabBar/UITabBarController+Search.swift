import Foundation

extension UITabBarController {
    /// The tab for searching that a bar shows apart: on a phone, from iOS 26. (WWDC25, "Build a UIKit app with the new
    /// design")
    var apartTab: UITab? {
        let profile = Simulator.current.profile
        guard profile.design >= 26, profile.idiom == .phone else { return nil }
        return shownTabs.first { $0 is UISearchTab }
    }

    /// A tab was selected: one that searches by itself begins, and its end leads back. (UIKit documentation,
    /// `automaticallyActivatesSearch`)
    func searchIfWanted(after former: UITab?) {
        guard let tab = tab(of: selected) as? UISearchTab, tab.automaticallyActivatesSearch else { return }
        let page = (selected as? UINavigationController)?.topViewController ?? selected
        guard let search = page?.navigationItem.searchController, !search.isActive else { return }
        search.onDismiss = { [weak self, weak former, weak search] in
            search?.onDismiss = nil
            guard let self, let former, selectedTab === tab, former.tabBarController === self else { return }
            selectedTab = former
        }
        search.isActive = true
    }
}
