import Foundation

extension UINavigationBar {
    /// The position of an item's search bar. It depends on the bar that shows the item: on its controllers and its
    /// width.
    func searchBarPosition(for item: UINavigationItem) -> SearchBarPosition {
        guard isManaged else { return .nowhere }
        item.isUnderTabBar = manager?.isUnderTabBar ?? false
        item.isRegularWidth = traitCollection.horizontalSizeClass == .regular
        return item.searchBarPosition
    }

    /// The height and behavior of an item's search bar below the row (facts 4.5, m1.12); none if it is elsewhere.
    func searchZone(for item: UINavigationItem?) -> SearchZone {
        guard window != nil, let item, let search = item.searchController else { return .none }
        guard searchBarPosition(for: item) == .stacked else { return .none }
        let isActive = search.isActive
        return SearchZone(
            height: metrics.search.height, collapses: item.hidesSearchBarWhenScrolling && !isActive,
            hidesRow: isActive && search.hidesNavigationBarDuringPresentation)
    }

    /// Adds or removes the container of the search bar below the row.
    func rebuildSearchSlot(of content: BarContentView) {
        content.searchBarPosition = searchBarPosition(for: content.item)
        let searchBar = content.item.searchController?.searchBar
        guard let searchBar, content.searchBarPosition == .stacked else {
            content.searchSlot?.removeFromSuperview()
            content.searchSlot = nil
            return
        }
        if content.searchSlot?.searchBar !== searchBar {
            content.searchSlot?.removeFromSuperview()
            content.searchSlot = BarSearchSlot(searchBar: searchBar)
        }
        if let slot = content.searchSlot, slot.superview == nil, content.superview != nil {
            searchContainer.addSubview(slot)
        }
    }

    /// Adds the search bar's container to the bar.
    func mountSearchSlot(of content: BarContentView) {
        guard let slot = content.searchSlot else { return }
        slot.adoptSearchBar()
        if slot.superview !== searchContainer { searchContainer.addSubview(slot) }
    }

    /// Applies the visible height of the search bar to the top content, and hides the row during a search.
    func showSearchExtent() {
        guard let content else { return }
        placeSearch(of: content)
        let zone = searchZone(for: content.item)
        content.isRowHidden = zone.hidesRow
        content.searchSlot?.extent = searchExtent
        content.applyPose()
        content.searchSlot?.layOutSubtree()
        place(content)
    }

    /// Rebuilds content whose search bar has a new position.
    private func placeSearch(of content: BarContentView) {
        guard window != nil, content.searchBarPosition != searchBarPosition(for: content.item) else { return }
        UIView.performWithoutAnimation { reload(content) }
        mountSearchSlot(of: content)
    }

    /// The height of row and prompt for an item; 0 while they are hidden during a search.
    func rowHeight(for item: UINavigationItem?) -> CGFloat {
        searchZone(for: item).hidesRow ? 0 : contentHeight(for: item)
    }
}
