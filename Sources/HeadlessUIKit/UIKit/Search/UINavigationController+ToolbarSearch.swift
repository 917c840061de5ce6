import Foundation

// From iOS 26 the search bar is in the toolbar on iPhone. (WWDC25, "Build a UIKit app with the new design"; UIKit's
// documentation of `searchBarPlacementBarButtonItem`)
extension UINavigationController {
    /// The item whose search bar is in the toolbar.
    var searchInToolbar: UINavigationItem? {
        guard floatingBar != nil, let item = barPage?.storedNavigationItem, item.searchController != nil else {
            return nil
        }
        return bar.searchPlace(for: item).isInToolbar ? item : nil
    }

    /// The items of the page with its search bar: where the app put it, else at the trailing end; alone while the user
    /// searches.
    var shownToolbarItems: [UIBarButtonItem]? {
        let items = barPage?.toolbarItems
        guard let item = searchInToolbar, let search = item.searchItem(in: item.searchPlace) else {
            return items.map { barPage?.storedNavigationItem?.placingSearch(in: $0, nil) ?? $0 }
        }
        if item.searchController?.isActive == true { return [search] }
        let own = toolbarHidden ? [] : items ?? []
        let isPlaced = own.contains { $0 === item.searchItems.placeholder }
        return isPlaced ? item.placingSearch(in: own, search) : own + [search]
    }

    /// How far the toolbar is above its place, in points: while the user types it is above the keyboard.
    var searchLift: CGFloat {
        guard let item = searchInToolbar, item.searchController?.isActive == true else { return 0 }
        let keyboard = view.convert(Simulator.current.keyboardFrame, from: nil)
        let row = floatingRowFrame.minY + shownToolbar.sizeThatFits(.zero).height
        return max(row + bar.metrics.search.keyboardGap - keyboard.minY, 0)
    }

    /// The keyboard comes or goes.
    func keyboardChanged(duration: TimeInterval) {
        guard searchInToolbar != nil, viewIfLoaded?.window != nil else { return }
        UIView.animate(withDuration: UIView.areAnimationsEnabled ? duration : 0) { [self] in
            layOutToolbar()
            shownToolbar.layoutIfNeeded()
        }
    }
}
