import UIKit

extension UINavigationItem {
    /// Shows a search bar below the title, which stays when content is scrolled.
    func showStackedSearch(_ controller: UISearchController) {
        searchController = controller
        preferredSearchBarPlacement = .stacked
        hidesSearchBarWhenScrolling = false
    }
}
