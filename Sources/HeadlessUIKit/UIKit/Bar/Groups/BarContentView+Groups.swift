import Foundation

/// What a bar shows of an item's buttons, from the leading side.
@MainActor
struct ShownGroups {
    var leading: [UIBarButtonItem] = []
    var center: [UIBarButtonItem] = []
    var trailing: [UIBarButtonItem] = []
    var pinned: [UIBarButtonItem] = []
    /// The button of the overflow menu, where there is something in it.
    var overflow: [UIBarButtonItem] = []
}

extension BarContentView {
    /// Chooses what the bar's width has room for.
    /// - Parameter search: a search bar among the items.
    func shownGroups(beside search: UIBarButtonItem?) -> ShownGroups {
        fittedWidth = bounds.width
        let known = item.knownGroups
        // A large title in the row sends those to the overflow menu (comment of `LargeTitleDisplayMode.inline`).
        let hasLeading = !hasLargeTitleInRow
        let hasCenter = !hasLargeTitleInRow && item.showsCenter(isRegularWidth: item.values.isRegularWidth)
        var parts: [(GroupFit.Part, UIBarButtonItemGroup)] = []
        if hasLeading, item.values.leftItems == nil { parts += known.leading.map { (.leading, $0) } }
        if hasCenter { parts += known.center.map { (.center, $0) } }
        if item.values.rightItems == nil { parts += known.trailing.map { (.trailing, $0) } }
        parts += [known.pinned].compactMap { $0 }.map { (.pinned, $0) }
        parts.removeAll { $1.shownItems.isEmpty }
        let overflows =
            !hasLeading && !item.leadingItems.isEmpty || !hasCenter && known.center.contains { !$0.shownItems.isEmpty }
            || known.all.contains { $0.isCustomizedAway && $0.alwaysAvailable && !$0.isHidden }
            || item.hasAdditionalOverflowItems
        let showing = fit(parts, overflows: overflows, search: search)
        for (index, part) in parts.enumerated() { part.1.displaysRepresentative = showing[index] == .representative }
        func row(_ part: GroupFit.Part) -> [UIBarButtonItem] {
            NavigationItemGroups.row(
                zip(parts, showing).filter { $0.0.0 == part && $0.1 != .overflow }.map { entry, showing in
                    showing == .representative ? [entry.1.representativeItem].compactMap { $0 } : entry.1.shownItems
                })
        }
        return ShownGroups(
            leading: hasLeading ? item.values.leftItems ?? row(.leading) : [], center: row(.center),
            trailing: item.values.rightItems?.reversed() ?? row(.trailing), pinned: row(.pinned),
            overflow: overflows || showing.contains(.overflow) ? [item.overflowItem] : [])
    }

    private func fit(
        _ parts: [(GroupFit.Part, UIBarButtonItemGroup)], overflows: Bool, search: UIBarButtonItem?
    ) -> [GroupFit.Showing] {
        guard !parts.isEmpty, bounds.width > 0 else { return parts.map { _ in .items } }
        let buttons = buttonStyle
        let groups = parts.map { part, group in
            GroupFit.Group(
                part: part, width: buttons.width(of: group.shownItems),
                representativeWidth: group.representativeItem.map { buttons.width(of: [$0]) })
        }
        let fixed = [
            item.values.leftItems ?? [], item.values.rightItems ?? [],
            searchPlace.isInRow ? [search].compactMap { $0 } : [],
        ].filter { !$0.isEmpty }.map { buttons.width(of: $0) + buttons.spacing }
        let ends = style.insets.left + style.insets.right + 2 * style.margin
        let back = backButton?.widths.last.map { $0 + buttons.spacing } ?? 0
        let room = bounds.width - ends - back - style.metrics.leastTitleWidth - fixed.reduce(0, +)
        return GroupFit(
            groups, room: room, spacing: buttons.spacing, overflowWidth: buttons.width(of: [item.overflowItem]),
            overflows: overflows
        ).showing
    }

    /// Another width has room for other groups.
    func refitGroups() {
        guard fittedWidth != bounds.width, !item.knownGroups.all.isEmpty else { return }
        let old = [leadingRow, centerRow, trailingRow]
        UIView.performWithoutAnimation {
            buildRows()
            for row in old { row?.removeFromSuperview() }
        }
    }
}
