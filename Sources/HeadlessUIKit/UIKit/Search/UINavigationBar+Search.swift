import Foundation

extension UINavigationBar {
    /// Where an item's search bar goes is decided by the bar that shows it: only then its place among controllers and
    /// its width are known.
    func searchPlace(for item: UINavigationItem) -> SearchPlace {
        guard isManaged else { return .nowhere }
        takeSurroundings(for: item)
        return item.searchPlace
    }

    /// What of the bar's surroundings decides about an item's search bar.
    func takeSurroundings(for item: UINavigationItem) {
        item.values.isUnderTabBar = manager?.isUnderTabBar ?? false
        item.values.isRegularWidth = traitCollection.horizontalSizeClass == .regular
    }

    /// The zone of an item's search bar below the row (facts 4.5, m1.12); of one that is elsewhere, that of its scopes.
    func searchZone(for item: UINavigationItem?) -> SearchZone {
        guard window != nil, let item, let search = item.searchController else { return .none }
        let scope = search.searchBar.scopeHeight
        let isActive = search.isActive
        let hidesRow = isActive && search.hidesNavigationBarDuringPresentation
        switch searchPlace(for: item) {
        case .nowhere:
            return .none
        case .stacked:
            return SearchZone(
                height: metrics.search.height + scope, collapses: item.hidesSearchBarWhenScrolling && !isActive,
                isActive: isActive, hidesRow: hidesRow)
        case .toolbar:
            return SearchZone(height: scope, collapses: false, isActive: isActive, hidesRow: hidesRow)
        case .row, .middle:
            return SearchZone(height: scope, collapses: false, isActive: isActive, hidesRow: false)
        }
    }

    /// Gives the content the slot of its item's search bar, or of its scopes alone, or takes it away.
    func rebuildSearchSlot(of content: BarContentView) {
        content.searchPlace = searchPlace(for: content.item)
        let searchBar = content.item.searchController?.searchBar
        guard let searchBar, content.searchPlace != .nowhere else {
            content.searchSlot?.removeFromSuperview()
            content.searchSlot = nil
            return
        }
        let showsScopesOnly = content.searchPlace != .stacked
        if content.searchSlot?.searchBar !== searchBar || content.searchSlot?.showsScopesOnly != showsScopesOnly {
            content.searchSlot?.removeFromSuperview()
            content.searchSlot = BarSearchSlot(searchBar: searchBar, showsScopesOnly: showsScopesOnly)
        }
        if let slot = content.searchSlot, slot.superview == nil, content.superview != nil {
            searchContainer.addSubview(slot)
        }
    }

    /// Puts the slot of content that is shown into the bar.
    func mountSearchSlot(of content: BarContentView) {
        guard let slot = content.searchSlot else { return }
        slot.takeContent()
        if slot.superview !== searchContainer { searchContainer.addSubview(slot) }
    }

    /// Gives the content on top what shows of its search bar, and takes its row away while the user searches.
    func showSearchExtent() {
        guard let content else { return }
        placeSearch(of: content)
        let zone = searchZone(for: content.item)
        content.isRowAway = zone.hidesRow
        content.isRowFilled = content.item.searchFillsRow
        content.searchSlot?.extent = searchExtent
        content.applyPose()
        content.searchSlot?.layOutSubtree()
        place(content)
    }

    /// The search bar belongs elsewhere than where the content was built with it.
    private func placeSearch(of content: BarContentView) {
        guard window != nil, content.searchPlace != searchPlace(for: content.item) else { return }
        changingPlacements(of: [content.item]) {
            UIView.performWithoutAnimation { reload(content) }
            mountSearchSlot(of: content)
        }
    }

    /// The user begins or ends to search: the row is built anew, with the search bar in the place it has then.
    func rebuildRow(for item: UINavigationItem) {
        guard let content, content.item === item, content.searchPlace.isInRow else { return }
        UIView.performWithoutAnimation { reload(content) }
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
