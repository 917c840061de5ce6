import Foundation

/// Contains one item's search bar below the row of a navigation bar, and clips it.
@MainActor
final class BarSearchSlot: UIView {
    let searchBar: UISearchBar
    /// The width of the page, in points; the container itself is narrower while the front page covers a part of it.
    var pageWidth: CGFloat = 0 {
        didSet { if pageWidth != oldValue { setNeedsLayout() } }
    }
    /// The visible height, in points.
    var extent: CGFloat = 0 {
        didSet { if extent != oldValue { setNeedsLayout() } }
    }

    init(searchBar: UISearchBar) {
        self.searchBar = searchBar
        super.init(frame: .zero)
        clipsToBounds = true
        adoptSearchBar()
    }

    required init?(coder: NSCoder) {
        fatalError("BarSearchSlot.init(coder:): nib files are not modelled; use the other initializer.")
    }

    /// Adds the search bar, which may have been in another container.
    func adoptSearchBar() {
        searchBar.isInline = false
        if searchBar.superview !== self { addSubview(searchBar) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard searchBar.superview === self else { return }
        searchBar.frame = CGRect(x: 0, y: 0, width: pageWidth, height: extent)
    }

    /// Only the search bar takes touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A container whose subviews take touches, but not the view itself.
@MainActor
final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The bar button items and views that put an item's search bar among bar button items.
@MainActor
final class SearchBarItems {
    /// The app's placeholder for the search bar; omitted in rows without the search bar.
    let placeholder = UIBarButtonItem()
    let holder = SearchBarHolder(frame: .zero)
    /// Reserves the room of the search bar in a row.
    let field: UIBarButtonItem

    init() {
        placeholder.isHidden = true
        field = UIBarButtonItem(customView: SearchBarSpacer(frame: .zero))
        // The search field has its own platter.
        field.hidesSharedBackground = true
    }
}

/// Reserves the room of an inline search bar in a row of items. The search bar itself is above the rows, where it stays
/// while they are rebuilt: a first responder must not leave the window.
@MainActor
final class SearchBarSpacer: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("SearchBarSpacer.init(coder:): nib files are not modelled; use the other initializer.")
    }

    override var intrinsicContentSize: CGSize {
        let metrics = barMetrics.search
        return CGSize(width: metrics.inlineWidth, height: metrics.fieldHeight)
    }
}

/// Contains an inline search bar, which fills it.
@MainActor
final class SearchBarHolder: UIView {
    func hold(_ searchBar: UISearchBar) {
        searchBar.isInline = true
        if searchBar.superview !== self { addSubview(searchBar) }
        setNeedsLayout()
    }

    /// Removes a search bar that the navigation item no longer has.
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
