import Foundation

/// An item of constraints: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutOwner: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutOwner: UIView? { owningView }
}

// MARK: - Views that layout treats in a special way

/// A view with lines of text, which has a first and a last baseline.
@MainActor
protocol LayoutBaselines: UIView {
    /// The distance from the view's top to the first baseline, in points.
    var firstBaselineFromTop: CGFloat { get }

    /// The distance from the last baseline to the view's bottom, in points.
    var lastBaselineFromBottom: CGFloat { get }
}

/// A view that sizes others to their preferred size, which constraints inside them can determine.
@MainActor
protocol FittedViewHost: UIView {
    /// The preferred size of a view inside may have changed.
    func fittedViewChanged()
}
