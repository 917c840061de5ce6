import UIKit

/// A view in a column, which gives it the height that it needs in the column's width.
@MainActor
protocol ColumnContent: UIView {
    /// The height in points.
    /// - Parameters:
    ///   - width: the width of the view, in points.
    ///   - sides: the part of the width that is outside of the safe area, at both sides together.
    func height(forWidth width: CGFloat, sides: CGFloat) -> CGFloat
}
