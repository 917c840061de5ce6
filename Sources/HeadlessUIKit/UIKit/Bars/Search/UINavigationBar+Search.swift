import Foundation

extension UINavigationBar {
    /// Where an item's search bar goes is decided by the bar that shows it: only then its place among controllers and
    /// its width are known.
    func searchPlace(for item: UINavigationItem) -> SearchPlace {
        guard isManaged else { return .nowhere }
        item.values.isUnderTabBar = manager?.isUnderTabBar ?? false
        item.values.isRegularWidth = traitCollection.horizontalSizeClass == .regular
        return item.searchPlace
    }

    /// The zone of an item's search bar below the row (facts 4.5, m1.12); none for one that is elsewhere.
    func searchZone(for item: UINavigationItem?) -> SearchZone {
        guard window != nil, let item, let search = item.searchController else { return .none }
        guard searchPlace(for: item) == .stacked else { return .none }
        let isActive = search.isActive
        return SearchZone(
            height: metrics.search.height, collapses: item.hidesSearchBarWhenScrolling && !isActive,
            hidesRow: isActive && search.hidesNavigationBarDuringPresentation)
    }

    /// Gives the content the slot of its item's search bar, or takes it away.
    func rebuildSearchSlot(of content: BarContentView) {
        content.searchPlace = searchPlace(for: content.item)
        let searchBar = content.item.searchController?.searchBar
        guard let searchBar, content.searchPlace == .stacked else {
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

    /// Puts the slot of content that is shown into the bar.
    func mountSearchSlot(of content: BarContentView) {
        guard let slot = content.searchSlot else { return }
        slot.takeSearchBar()
        if slot.superview !== searchContainer { searchContainer.addSubview(slot) }
    }

    /// Gives the content on top what shows of its search bar, and takes its row away while the user searches.
    func showSearchExtent() {
        guard let content else { return }
        placeSearch(of: content)
        let zone = searchZone(for: content.item)
        content.isRowAway = zone.hidesRow
        content.searchSlot?.extent = searchExtent
        content.applyPose()
        content.searchSlot?.layOutSubtree()
        place(content)
    }

    /// The search bar belongs elsewhere than where the content was built with it.
    private func placeSearch(of content: BarContentView) {
        guard window != nil, content.searchPlace != searchPlace(for: content.item) else { return }
        UIView.performWithoutAnimation { reload(content) }
        mountSearchSlot(of: content)
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
