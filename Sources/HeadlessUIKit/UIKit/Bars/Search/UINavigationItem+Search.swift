import Foundation

/// The position of an item's search bar in the navigation bar.
enum SearchBarPosition: Equatable {
    /// There is no search bar, or the bar has no controller that shows it.
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
    /// The placement of a search bar in the navigation bar (iOS 16).
    public enum SearchBarPlacement: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// Beside the other content.
        case inline = 1
        /// Below the other content.
        case stacked = 2
        /// iOS 26: beside the other content, centered in the bar if there is room.
        case integratedCentered = 3
    }

    /// The preferred placement, as far as the system and the width allow it: beside the other content on iPad in a
    /// regular width, else below it. That iPhones from iOS 26 show it in the toolbar is not modeled. The centered
    /// placement is for tab bars and for styles with a leading title. (UIKit's documentation of the properties and
    /// values)
    var resolvedSearchPlacement: SearchBarPlacement {
        let profile = Simulator.current.profile
        let isPad = profile.idiom == .pad && isRegularWidth
        guard profile.system >= 16, isPad, preferredSearchBarPlacement != .stacked else { return .stacked }
        let isCentered =
            profile.design >= 26 && preferredSearchBarPlacement == .integratedCentered
            && (isUnderTabBar || shownStyle != .navigator)
        return isCentered ? .integratedCentered : .inline
    }

    /// The position of the search bar. (UIKit's documentation of the placements and of
    /// `searchBarPlacementBarButtonItem`)
    var searchBarPosition: SearchBarPosition {
        guard searchController != nil else { return .nowhere }
        switch resolvedSearchPlacement {
        case .stacked: return .stacked
        case .integratedCentered where !hasSearchPlaceholderInRow: return .middle
        default: return .row
        }
    }

    /// Whether the app put the search bar's placeholder among the items of the navigation bar.
    var hasSearchPlaceholderInRow: Bool {
        guard let storedSearchItems else { return false }
        return barButtonItems.contains { $0 === storedSearchItems.placeholder }
    }

    /// The bar button item that reserves the search bar's room; nil if it is not among the items.
    func searchItem(in position: SearchBarPosition) -> UIBarButtonItem? {
        position.isInRow ? searchItems.field : nil
    }

    /// Replaces the placeholder by the search bar's item, or removes it.
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
