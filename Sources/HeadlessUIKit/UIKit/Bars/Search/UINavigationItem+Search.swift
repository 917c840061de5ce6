import Foundation

/// Where an item's search bar is among the bars.
enum SearchPlace: Equatable {
    /// There is none, or it is nobody's here.
    case nowhere
    /// Below the other content of the navigation bar.
    case stacked
    /// Among the items of the navigation bar.
    case row
    /// In the middle of the navigation bar.
    case middle

    var isInRow: Bool { self == .row || self == .middle }
}

extension UINavigationItem {
    /// Where a search bar is in the navigation bar (iOS 16).
    public enum SearchBarPlacement: Int, Sendable {
        /// As it fits.
        case automatic = 0
        /// Beside the other content.
        case inline = 1
        /// Below the other content.
        case stacked = 2
        /// iOS 26: beside the other content, in the middle of the bar where there is room.
        case integratedCentered = 3
    }

    /// Where the search bar is: what was asked for, as far as the system and the width allow it. It is beside the other
    /// content on iPad in regular width, and else below it; that from iOS 26 iPhones have it in the toolbar is not
    /// modelled. The middle is for tab bars and for styles with a leading title. (UIKit's documentation of the properties
    /// and values)
    var resolvedSearchPlacement: SearchBarPlacement {
        let profile = Simulator.current.profile
        let isPad = profile.idiom == .pad && values.isRegularWidth
        guard profile.system >= 16, isPad, preferredSearchBarPlacement != .stacked else { return .stacked }
        let isCentered =
            profile.design >= 26 && preferredSearchBarPlacement == .integratedCentered
            && (values.isUnderTabBar || shownStyle != .navigator)
        return isCentered ? .integratedCentered : .inline
    }

    /// Where the bars put the search bar. (UIKit's documentation of the placements and of
    /// `searchBarPlacementBarButtonItem`)
    var searchPlace: SearchPlace {
        guard searchController != nil else { return .nowhere }
        switch resolvedSearchPlacement {
        case .stacked: return .stacked
        case .integratedCentered where !placesSearchInRow: return .middle
        default: return .row
        }
    }

    /// Whether the app put the search bar among the items of the navigation bar.
    var placesSearchInRow: Bool {
        guard let storedSearchItems else { return false }
        return barButtonItems.contains { $0 === storedSearchItems.placeholder }
    }

    /// What stands for the search bar among bar button items; nothing where it is not among them.
    func searchItem(in place: SearchPlace) -> UIBarButtonItem? {
        place.isInRow ? searchItems.field : nil
    }

    /// Items with the search bar where its placeholder is.
    func placingSearch(in items: [UIBarButtonItem], _ search: UIBarButtonItem?) -> [UIBarButtonItem] {
        guard let storedSearchItems else { return items }
        return items.compactMap { $0 === storedSearchItems.placeholder ? search : $0 }
    }

    var searchItems: SearchBarItems {
        let items = storedSearchItems ?? SearchBarItems()
        storedSearchItems = items
        return items
    }

    func searchChanged(from old: UISearchController?) {
        guard searchController !== old else { return }
        old?.owner = nil
        if let old { storedSearchItems?.holder.release(old.searchBar) }
        searchController?.owner = self
        report(.height)
    }
}
