/// What decides whether the bars are visible over a page: its declaration, and a height at which UIKit hides them.
///
/// The library writes the visibility when a page is shown and when its request changes. In between the bars belong to
/// UIKit and the app, which hide and show them for a tap, a swipe, the keyboard, or by calls of the app.
struct VisibilityRequest: Equatable {
    /// Whether the navigation bar is declared hidden; nil if that is up to the app.
    var isHidden: Bool?
    /// The same for the toolbar.
    var isToolbarHidden: Bool?
    /// Whether UIKit hides both bars at the present height, with `hidesBarsWhenVerticallyCompact`.
    var isAtHidingHeight: Bool

    init(_ appearance: BarAppearance?, isAtHidingHeight: Bool) {
        isHidden = appearance?.isHidden
        isToolbarHidden = appearance?.toolbar?.isHidden
        self.isAtHidingHeight = isAtHidingHeight
    }

    /// Whether the visibility of a bar must be written.
    /// - Parameter done: the request of the same page that was last carried out; nil if the page is about to be shown.
    func isDue(_ bar: KeyPath<VisibilityRequest, Bool?>, after done: VisibilityRequest?) -> Bool {
        // Where UIKit hides the bars, the user shows them with a tap, and a page can only hide them as well.
        if isAtHidingHeight, self[keyPath: bar] != true { return false }
        guard let done else { return true }
        return self[keyPath: bar] != done[keyPath: bar] || isAtHidingHeight != done.isAtHidingHeight
    }
}
