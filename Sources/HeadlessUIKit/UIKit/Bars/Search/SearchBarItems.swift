import Foundation

/// What stands for an item's search bar among bar button items.
@MainActor
final class SearchBarItems {
    /// What apps put where the search bar should be; rows without the search bar leave it out.
    let placeholder = UIBarButtonItem()
    let holder = SearchBarHolder(frame: .zero)
    /// The room of the search bar in a row.
    let field: UIBarButtonItem

    init() {
        placeholder.isHidden = true
        field = UIBarButtonItem(customView: SearchBarPlace(frame: .zero))
        // The field brings its own platter.
        field.hidesSharedBackground = true
    }
}

/// The room of an inline search bar in a row of items. The search bar itself is above the row, where it stays while rows
/// are made anew: what the user types into must not leave the window.
@MainActor
final class SearchBarPlace: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("SearchBarPlace is made by bars only.")
    }

    override var intrinsicContentSize: CGSize {
        let metrics = barMetrics.search
        return CGSize(width: metrics.inlineWidth, height: metrics.fieldHeight)
    }
}

/// Holds an inline search bar, which fills it.
@MainActor
final class SearchBarHolder: UIView {
    func hold(_ searchBar: UISearchBar) {
        searchBar.isInline = true
        if searchBar.superview !== self { addSubview(searchBar) }
        setNeedsLayout()
    }

    /// Gives a search bar back to the app.
    func release(_ searchBar: UISearchBar) {
        guard searchBar.superview === self else { return }
        searchBar.isInline = false
        searchBar.removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for searchBar in subviews { searchBar.frame = bounds }
    }
}
