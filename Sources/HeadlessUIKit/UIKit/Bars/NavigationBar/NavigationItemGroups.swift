import Foundation

/// The groups of a navigation item, by the part of the bar they are for (iOS 16).
@MainActor
struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?

    var all: [UIBarButtonItemGroup] { leading + center + trailing + [pinned].compactMap { $0 } }

    /// Items of groups one after the other: what is between two groups keeps their platters apart.
    static func row(_ groups: [[UIBarButtonItem]]) -> [UIBarButtonItem] {
        Array(groups.filter { !$0.isEmpty }.joined(separator: [UIBarButtonItem.fixedSpace(0)]))
    }
}

extension UINavigationItem {
    func setGroups(
        _ new: [UIBarButtonItemGroup], at part: WritableKeyPath<NavigationItemGroups, [UIBarButtonItemGroup]>
    ) {
        // One of the two fills a side, the one that was set last.
        if part == \.leading { values.leftItems = nil }
        if part == \.trailing { values.rightItems = nil }
        groups[keyPath: part] = new
        report(.content)
    }

    func setPinnedGroup(_ new: UIBarButtonItemGroup?) {
        groups.pinned = new
        report(.content)
    }

    /// Listens to the groups that the item has now, and no longer to those it had.
    func groupsReplaced(_ old: NavigationItemGroups) {
        let now = groups.all
        for group in old.all where group.owner === self && !now.contains(group) { group.owner = nil }
        for group in now { group.owner = self }
    }

    // MARK: What the bar shows

    /// How the bar arranges the item: before iOS 16 there is one style.
    var shownStyle: ItemStyle { Simulator.current.profile.system >= 16 ? style : .navigator }

    /// What is at the leading side, from the side inward.
    var leadingItems: [UIBarButtonItem] { values.leftItems ?? row(of: groups.leading) }

    /// What is in the middle, in the styles that have room for it, in regular width.
    var centerItems: [UIBarButtonItem] {
        shownStyle != .navigator && values.isRegularWidth ? row(of: groups.center) : []
    }

    /// What is at the trailing side, from the leading side.
    var trailingItems: [UIBarButtonItem] { values.rightItems?.reversed() ?? row(of: groups.trailing) }

    /// What is at the trailing end, past the search bar.
    var pinnedItems: [UIBarButtonItem] { row(of: [groups.pinned].compactMap { $0 }) }

    /// Before iOS 16 there are no groups.
    private func row(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        Simulator.current.profile.system >= 16 ? NavigationItemGroups.row(groups.map(\.shownItems)) : []
    }
}
