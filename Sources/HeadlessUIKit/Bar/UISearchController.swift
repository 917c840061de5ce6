import Foundation

/// A search bar in a navigation bar. Not modelled yet: making one stops with a sentence.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// Stops: search is not modelled yet.
    public init(searchResultsController: UIViewController?) {
        fatalError("UISearchController is not modelled in HeadlessUIKit yet: leave search out of the page.")
    }

    /// Stops: search is not modelled yet.
    public required init?(coder: NSCoder) {
        fatalError("UISearchController is not modelled in HeadlessUIKit yet: leave search out of the page.")
    }
}
