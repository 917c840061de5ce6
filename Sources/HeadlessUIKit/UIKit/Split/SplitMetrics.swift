import Foundation

/// What UIKit's documentation calls appropriate: the automatic width of the primary column.
struct SplitMetrics {
    /// The part of the split view controller's width. Unknown.
    var fraction: CGFloat = 0.4
    /// The bounds, in points (fact m22.8).
    var widths: ClosedRange<CGFloat> = 0...320
}
