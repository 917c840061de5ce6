import Foundation

/// Where an item's search bar is among the bars.
enum SearchPlace: Equatable {
    /// There is none, or it is nobody's here.
    case nowhere
    /// Below the other content of the navigation bar.
    case stacked
    /// Among the items of the navigation bar, as a field or as a button that becomes one.
    case row(isButton: Bool)
    /// In the middle of the navigation bar.
    case middle
    /// Among the items of the toolbar.
    case toolbar(isButton: Bool)

    /// Whether what shows while nobody searches is a button.
    var isButton: Bool { self == .row(isButton: true) || self == .toolbar(isButton: true) }
    var isInToolbar: Bool { self == .toolbar(isButton: true) || self == .toolbar(isButton: false) }
    var isInRow: Bool { self == .row(isButton: true) || self == .row(isButton: false) || self == .middle }
}

extension UINavigationItem {
    /// Where the bars put the search bar. (UIKit's documentation of the placements, of
    /// `searchBarPlacementAllowsToolbarIntegration` and of `searchBarPlacementBarButtonItem`; WWDC25, "Build a UIKit app
    /// with the new design": on iPhone the search bar moves to the toolbar.)
    var searchPlace: SearchPlace {
        guard searchController != nil else { return .nowhere }
        let profile = Simulator.current.profile
        let placement = resolvedSearchPlacement
        guard placement != .stacked else { return .stacked }
        let prefersButton = placement == .integratedButton
        let mayLeave = profile.idiom == .phone && searchBarPlacementAllowsToolbarIntegration && !values.isUnderTabBar
        if profile.design >= 26, mayLeave, !placesSearchInRow { return .toolbar(isButton: prefersButton) }
        if placement == .integratedCentered, !placesSearchInRow { return .middle }
        return .row(isButton: prefersButton || !values.isRegularWidth)
    }

    /// Whether the app put the search bar among the items of the navigation bar.
    var placesSearchInRow: Bool {
        guard let storedSearchItems else { return false }
        return barButtonItems.contains { $0 === storedSearchItems.placeholder }
    }

    /// Whether the search bar takes the whole row: all else is hidden while the user searches in what was a button, or in
    /// what the app put among the items (UIKit's documentation of `searchBarPlacementBarButtonItem`).
    var searchFillsRow: Bool {
        let place = searchPlace
        return searchController?.isActive == true && place.isInRow && (place.isButton || placesSearchInRow)
    }

    /// What stands for the search bar among bar button items; nothing where it is not among them.
    func searchItem(in place: SearchPlace) -> UIBarButtonItem? {
        guard let searchController, place.isInRow || place.isInToolbar else { return nil }
        if place.isButton, !searchController.isActive { return searchItems.button }
        return searchFillsRow ? nil : searchItems.field(for: searchController, isFlexible: place.isInToolbar)
    }

    /// Items with the search bar where its placeholder is.
    func placingSearch(in items: [UIBarButtonItem], _ search: UIBarButtonItem?) -> [UIBarButtonItem] {
        guard let storedSearchItems else { return items }
        return items.compactMap { $0 === storedSearchItems.placeholder ? search : $0 }
    }

    var searchItems: SearchBarItems {
        let items = storedSearchItems ?? SearchBarItems(of: self)
        storedSearchItems = items
        return items
    }

    func searchChanged(from old: UISearchController?) {
        guard searchController !== old else { return }
        old?.owner = nil
        old.map { searchItems.holder.release($0.searchBar) }
        searchController?.owner = self
        values.shownPlacement = nil
        report(.placement)
    }
}
