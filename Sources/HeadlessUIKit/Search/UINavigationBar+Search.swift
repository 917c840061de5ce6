import Foundation

extension UINavigationBar {
    /// The zone of an item's search bar (facts 4.5, m1.12).
    func searchZone(for item: UINavigationItem?) -> SearchZone {
        // Where it goes is decided when the bar is on a screen: only then its place among controllers is known.
        guard isManaged, window != nil, let item, let search = item.searchController else { return .none }
        item.values.isUnderTabBar = manager?.isUnderTabBar ?? false
        item.stopUnlessStacked()
        let isActive = search.isActive
        return SearchZone(
            height: metrics.search.height, collapses: item.hidesSearchBarWhenScrolling && !isActive,
            isActive: isActive, hidesRow: isActive && search.hidesNavigationBarDuringPresentation)
    }

    /// Gives the content the slot of its item's search bar, or takes it away.
    func rebuildSearchSlot(of content: BarContentView) {
        let searchBar = content.item.searchController?.searchBar
        guard isManaged, let searchBar else {
            content.searchSlot?.removeFromSuperview()
            content.searchSlot = nil
            return
        }
        if content.searchSlot?.searchBar !== searchBar {
            content.searchSlot?.removeFromSuperview()
            content.searchSlot = BarSearchSlot(searchBar: searchBar, extent: 0)
        }
        if let slot = content.searchSlot, slot.superview == nil, content.superview != nil {
            searchContainer.addSubview(slot)
        }
    }

    /// Puts the slot of content that is shown into the bar.
    func mountSearchSlot(of content: BarContentView) {
        guard let slot = content.searchSlot else { return }
        if slot.searchBar.superview !== slot { slot.addSubview(slot.searchBar) }
        if slot.superview !== searchContainer { searchContainer.addSubview(slot) }
    }

    /// Gives the content on top what shows of its search bar, and takes its row away while the user searches.
    func showSearchExtent() {
        guard let content else { return }
        let zone = searchZone(for: content.item)
        content.isRowAway = zone.hidesRow
        content.searchSlot?.extent = searchExtent
        content.applyPose()
        content.searchSlot?.layOutSubtree()
        place(content)
    }
}

extension BarContentView {
    /// The search bar is at the lower end of the bar: under the row, and the large title where that is in the bar.
    func placeSearchSlot() {
        guard let searchSlot else { return }
        let row = isRowAway ? 0 : contentHeight
        let title = isRowAway ? 0 : largeTitleRoom
        searchSlot.pageWidth = bounds.width
        searchSlot.alpha = pose.largeTitleAlpha
        let rect = CGRect(x: 0, y: pose.drop + row + title, width: bounds.width, height: searchSlot.extent)
        travel(searchSlot, from: rect, shift: pose.largeTitleShift)
    }
}
