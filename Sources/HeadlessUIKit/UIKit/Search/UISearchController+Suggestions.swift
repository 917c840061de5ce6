import Foundation

extension UISearchController {
    private var offeredSuggestions: [any UISearchSuggestion] {
        isActive && Simulator.current.profile.system >= 16 ? searchSuggestions ?? [] : []
    }

    /// Offers the suggestions where they belong, or takes away what is offered.
    func showSuggestions() {
        let isStacked = searchBarPlacement == .stacked
        let hasList = isStacked && !ignoresSearchSuggestionsForSearchBarPlacementStacked
        suggestionList.suggestions = hasList ? offeredSuggestions : []
        suggestionList.choose = { [weak self] in self?.userChose($0) }
        searchBar.searchTextField.offer(isStacked ? [] : offeredSuggestions) { [weak self] in self?.userChose($0) }
        refreshContents()
    }

    /// The list is over the dimming and the results.
    func placeSuggestionList() {
        guard !suggestionList.suggestions.isEmpty else { return suggestionList.removeFromSuperview() }
        suggestionList.frame = view.bounds
        if suggestionList.superview !== view { view.addSubview(suggestionList) }
        view.bringSubviewToFront(suggestionList)
        view.isUserInteractionEnabled = true
    }

    private func userChose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
}
