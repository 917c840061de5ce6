/// What decides whether a bar is visible over a page: the page's declaration, and a height at which UIKit hides the bars.
///
/// The library writes the visibility when a page is shown and when its request changes. In between the bars belong to
/// UIKit and the app, which hide and show them for a tap, a swipe, the keyboard, or by calls of the app.
struct VisibilityRequest: Equatable {
    /// Whether the bar is declared hidden; nil if that is up to the app.
    var isHidden: Bool?
    /// Whether UIKit hides the bars at the present height, with `hidesBarsWhenVerticallyCompact`.
    var isAtHidingHeight: Bool

    /// Whether the bar's visibility must be written.
    /// - Parameter done: the request of the same page that was last carried out; nil if the page is about to be shown.
    func isDue(after done: VisibilityRequest?) -> Bool {
        // Where UIKit hides the bars, the user shows them with a tap, and a page can only hide them as well.
        if isAtHidingHeight, isHidden != true { return false }
        return self != done
    }
}

/// The requests of a page for both bars.
struct VisibilityRequests {
    var bar: VisibilityRequest
    var toolbar: VisibilityRequest

    init(_ appearance: BarAppearance?, isAtHidingHeight: Bool) {
        bar = VisibilityRequest(isHidden: appearance?.isHidden, isAtHidingHeight: isAtHidingHeight)
        toolbar = VisibilityRequest(isHidden: appearance?.toolbar?.isHidden, isAtHidingHeight: isAtHidingHeight)
    }

    /// These requests as carried out.
    var done: Done { Done(bar: bar, toolbar: toolbar) }

    /// The requests of the same page that were last carried out; nil for each that has to be carried out when the page is next
    /// shown.
    struct Done {
        var bar: VisibilityRequest?
        var toolbar: VisibilityRequest?

        /// Whether both were carried out.
        var isComplete: Bool { bar != nil && toolbar != nil }

        /// Those that are still the page's requests.
        func remaining(for requests: VisibilityRequests) -> Done {
            Done(bar: bar == requests.bar ? bar : nil, toolbar: toolbar == requests.toolbar ? toolbar : nil)
        }
    }
}
