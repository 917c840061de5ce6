import Foundation

/// The zone of a navigation bar that one item's search bar is in; it clips what does not fit.
@MainActor
final class BarSearchSlot: UIView {
    let searchBar: UISearchBar
    /// The width of the page, in points: the slot itself is cut off while a page in front covers a part of it.
    var pageWidth: CGFloat = 0 {
        didSet { if pageWidth != oldValue { setNeedsLayout() } }
    }
    /// How much of the zone shows, in points.
    var extent: CGFloat = 0 {
        didSet { if extent != oldValue { setNeedsLayout() } }
    }

    init(searchBar: UISearchBar) {
        self.searchBar = searchBar
        super.init(frame: .zero)
        clipsToBounds = true
        takeSearchBar()
    }

    required init?(coder: NSCoder) {
        fatalError("BarSearchSlot is made by bars only.")
    }

    /// The search bar may have been elsewhere.
    func takeSearchBar() {
        searchBar.isInline = false
        if searchBar.superview !== self { addSubview(searchBar) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard searchBar.superview === self else { return }
        searchBar.frame = CGRect(x: 0, y: 0, width: pageWidth, height: extent)
    }

    /// What is outside of the field leaves touches to what is behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Holds views and takes no touches itself.
@MainActor
final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
