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
        groups[keyPath: part] = new
        // One of the two fills a side, the one that was set last.
        if part == \.leading { values.leftItems = nil }
        if part == \.trailing { values.rightItems = nil }
        groupsChanged()
    }

    func setPinnedGroup(_ new: UIBarButtonItemGroup?) {
        groups.pinned = new
        groupsChanged()
    }

    func groupsChanged() {
        for group in groups.all { group.onChange = { [weak self] in self?.report(.content) } }
        report(.content)
    }

    /// What is at the leading side, from the side inward.
    var leadingItems: [UIBarButtonItem] {
        values.leftItems ?? NavigationItemGroups.row(groups.leading.map(\.shownItems))
    }

    /// What is at the trailing side before the bar's own buttons, from the leading side.
    var trailingItems: [UIBarButtonItem] {
        values.rightItems?.reversed() ?? NavigationItemGroups.row(groups.trailing.map(\.shownItems))
    }

    var centerItems: [UIBarButtonItem] { NavigationItemGroups.row(groups.center.map(\.shownItems)) }
}
