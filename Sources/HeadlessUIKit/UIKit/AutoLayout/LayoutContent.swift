import Foundation

/// A view whose height depends on the width it is given, as a label of several lines.
@MainActor
protocol LayoutWrapping: UIView {
    /// What the contents want at a width, or at any if it is nil; nil where `intrinsicContentSize` says it.
    func wrappedSize(forWidth width: CGFloat?) -> CGSize?
}

/// A view with lines of text: where the first and the last baseline are.
@MainActor
protocol LayoutBaselines: UIView {
    /// From the top of the view down to the first baseline, in points.
    var firstBaselineFromTop: CGFloat { get }
    /// From the last baseline down to the bottom of the view, in points.
    var lastBaselineFromBottom: CGFloat { get }
}

/// A view whose subviews lie in a content area that constraints can size, as a scroll view.
///
/// Constraints from a descendant to the edges of such a view are about the content area, as in UIKit.
@MainActor
protocol LayoutScrolling: UIView {
    var contentSize: CGSize { get set }
}
