import Foundation

/// Stands between a search bar's field and the search bar's delegate.
@MainActor
final class SearchBarEditor: NSObject, UITextFieldDelegate {
    weak var searchBar: UISearchBar?

    private func decide(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return question(delegate, searchBar)
    }

    private func tell(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
        guard let searchBar, let delegate = searchBar.delegate else { return }
        message(delegate, searchBar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        decide { $0.searchBarShouldBeginEditing($1) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        tell { $0.searchBarTextDidBeginEditing($1) }
        searchBar?.searchController?.editingBegan()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        decide { $0.searchBarShouldEndEditing($1) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        tell { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        decide { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tell { $0.searchBarSearchButtonClicked($1) }
        return false
    }
}
