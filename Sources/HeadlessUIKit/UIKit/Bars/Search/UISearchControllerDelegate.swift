import Foundation

/// Hears of a search controller's coming and going. The methods are optional in UIKit; here they have empty defaults.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Search is to come, now that editing may begin or ``UISearchController/isActive`` was set. An app may present the
    /// search controller by itself here, which is not modelled: it stops.
    func presentSearchController(_ searchController: UISearchController)
    /// Search is about to come.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Search has come.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Search is about to go.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Search has gone.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Finds what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search bar became first responder, or what it says changed.
    func updateSearchResults(for searchController: UISearchController)
}
