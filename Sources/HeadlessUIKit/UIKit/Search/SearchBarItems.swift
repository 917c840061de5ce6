import Foundation

/// What stands for an item's search bar among bar button items.
@MainActor
final class SearchBarItems {
    /// What apps put where the search bar should be.
    let placeholder = UIBarButtonItem()
    let holder = SearchBarHolder(frame: .zero)
    /// The magnifier that becomes the search bar.
    let button = UIBarButtonItem(systemItem: .search)
    private let field: UIBarButtonItem
    private let place: SearchBarPlace
    private weak var item: UINavigationItem?

    init(of item: UINavigationItem) {
        self.item = item
        place = SearchBarPlace(of: holder)
        field = UIBarButtonItem(customView: place)
        // The field brings its own platter.
        field.hidesSharedBackground = true
        button.primaryAction = UIAction { [weak self] _ in self?.begin() }
    }

    private func begin() {
        guard let search = item?.searchController else { return }
        search.isActive = true
        search.searchBar.becomeFirstResponder()
    }

    /// The search bar as an item.
    /// - Parameter isFlexible: it takes the room that the others leave; else it has a width of its own.
    func field(for search: UISearchController, isFlexible: Bool) -> UIBarButtonItem {
        holder.hold(search.searchBar)
        place.isFlexible = isFlexible
        return field
    }
}

/// The room of an integrated search bar in a row of items. The search bar itself is above the row, where it stays while
/// rows are made anew: what the user types into must not leave the window.
@MainActor
final class SearchBarPlace: UIView {
    let holder: SearchBarHolder
    var isFlexible = false

    init(of holder: SearchBarHolder) {
        self.holder = holder
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("SearchBarPlace is made by bars only.")
    }

    override var intrinsicContentSize: CGSize {
        let metrics = barMetrics.search
        return CGSize(width: metrics.integratedWidth, height: metrics.fieldHeight)
    }
}

/// Holds an integrated search bar, which fills it.
@MainActor
final class SearchBarHolder: UIView {
    func hold(_ searchBar: UISearchBar) {
        searchBar.isIntegrated = true
        if searchBar.superview !== self { addSubview(searchBar) }
        setNeedsLayout()
    }

    /// Gives a search bar back to the app.
    func release(_ searchBar: UISearchBar) {
        guard searchBar.superview === self else { return }
        searchBar.isIntegrated = false
        searchBar.removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for searchBar in subviews { searchBar.frame = bounds }
    }
}

extension [UIBarButtonItem] {
    /// The room among them for a search bar.
    @MainActor var searchBarPlace: SearchBarPlace? { lazy.compactMap { $0.customView as? SearchBarPlace }.first }
}
