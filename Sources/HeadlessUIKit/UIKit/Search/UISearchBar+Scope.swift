import Foundation

extension UISearchBar {
    /// Whether there is a scope bar on the screen: with fewer than two titles there is none (UIKit's documentation of
    /// `scopeBarActivation`).
    var hasScopeBar: Bool { showsScope && (scopeButtonTitles?.count ?? 0) > 1 }

    /// What the scope bar adds to the height of the search bar, in points.
    var scopeHeight: CGFloat { hasScopeBar ? barMetrics.search.scope.height : 0 }

    func showScope(_ shows: Bool, animated: Bool) {
        guard showsScope != shows else { return }
        let hadScopeBar = hasScopeBar
        showsScope = shows
        if hasScopeBar != hadScopeBar { scopeChanged(animated: animated) }
    }

    /// The scope bar comes, goes, or says something else: the navigation bar's height follows.
    func scopeChanged(animated: Bool) {
        scopeBar.titles = scopeButtonTitles ?? []
        setNeedsLayout()
        searchController?.owner?.report(.search, animated: animated)
    }

    /// The user chose a scope; the delegate hears of another one.
    func userChose(_ scope: Int) {
        guard scope != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = scope
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
        searchController?.scopeChosen()
    }
}

extension UISearchController {
    /// What ``automaticallyShowsScopeBar`` and ``scopeBarActivation`` come to: by itself on iOS 13 to 15 the scope bar is
    /// there while the user searches, from iOS 16 once something was typed. (UIKit's documentation of the two; SwiftUI's
    /// of `SearchScopeActivation.automatic`)
    private var showsScopeBarNow: Bool {
        let isNew = Simulator.current.profile.system >= 16
        switch isNew || scopeBarActivation == .manual ? scopeBarActivation : .automatic {
        case .manual: return searchBar.showsScope
        case .onSearchActivation: return isActive
        case .onTextEntry: return isActive && hasTyped
        case .automatic: return isActive && (hasTyped || !isNew)
        }
    }

    func updateScopeBar() {
        if !isActive { hasTyped = false }
        searchBar.showScope(showsScopeBarNow, animated: true)
    }
}
