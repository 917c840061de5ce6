import Foundation

extension UITabBarController {
    /// The pages whose tabs are to be seen, in the bar's order.
    var candidatePages: [UIViewController] {
        guard !shownTabs.isEmpty else { return pages }
        let shown = shownTabs.filter(isInBar)
        let (pinned, others) = (shown.filter(isPinned), shown.filter { !isPinned($0) })
        return (others + pinned).compactMap(\.shownPage)
    }

    private func isInBar(_ tab: UITab) -> Bool {
        let profile = Simulator.current.profile
        if tab.isHidden, profile.barLeavesHiddenTabsOut { return false }
        if traitCollection.horizontalSizeClass == .compact, let compactTabIdentifiers {
            return compactTabIdentifiers.contains(tab.identifier)
        }
        return !profile.tabsHavePlaces || ![.optional, .sidebarOnly].contains(tab.preferredPlacement)
    }

    private func isPinned(_ tab: UITab) -> Bool {
        Simulator.current.profile.tabsHavePlaces && tab.preferredPlacement == .pinned
    }
}
