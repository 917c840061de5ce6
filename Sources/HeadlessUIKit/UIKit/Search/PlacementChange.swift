import Foundation

/// A search bar that goes to another place: its controller's delegate hears of it before and after, and in between the
/// placement is still the one that shows. (UIKit's documentation of the two methods)
@MainActor
struct PlacementChange {
    private let item: UINavigationItem
    private let search: UISearchController
    private let old: UINavigationItem.SearchBarPlacement

    /// Begins the change, where the placement is about to be another than the one that shows.
    init?(of item: UINavigationItem) {
        guard let search = item.searchController else {
            item.values.shownPlacement = nil
            return nil
        }
        let new = item.resolvedSearchPlacement
        guard let old = item.values.shownPlacement else {
            item.values.shownPlacement = new
            return nil
        }
        // What the delegate changes now belongs to the change at hand.
        guard old != new, !item.values.isChangingPlacement else { return nil }
        (self.item, self.search, self.old) = (item, search, old)
        item.values.isChangingPlacement = true
        search.delegate?.searchController(search, willChangeTo: new)
    }

    func end() {
        item.values.shownPlacement = item.searchController == nil ? nil : item.resolvedSearchPlacement
        item.values.isChangingPlacement = false
        search.delegate?.searchController(search, didChangeFrom: old)
    }
}

extension UINavigationBar {
    /// Does what may show the search bars of items elsewhere. It may be called in itself.
    func changingPlacements(of items: [UINavigationItem?], _ change: () -> Void) {
        guard isManaged, window != nil else { return change() }
        var changes: [PlacementChange] = []
        for case let item? in items {
            takeSurroundings(for: item)
            if let change = PlacementChange(of: item) { changes.append(change) }
        }
        change()
        if !changes.isEmpty { manager?.placeSearchInToolbar() }
        for change in changes { change.end() }
    }
}

extension UINavigationController {
    /// A search bar has come to the toolbar, or has left it.
    func placeSearchInToolbar() {
        guard viewIfLoaded?.window != nil, running == nil, !isStartingTransition else { return }
        layOutToolbar()
    }
}
