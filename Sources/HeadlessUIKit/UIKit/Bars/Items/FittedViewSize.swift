import Foundation

/// The size of an app's view in a bar: the frame that the app gave it, or else its current preferred size.
@MainActor
struct FittedViewSize {
    /// The size that the app gave the view; 0 if none. Nil before a bar has shown the view: bars change the frame.
    private var given: CGSize?

    /// Returns a view's preferred size for a row height.
    /// - Parameter prefersIntrinsic: Whether the intrinsic content size precedes the app's frame.
    mutating func size(of view: UIView, rowHeight: CGFloat, prefersIntrinsic: Bool = false) -> CGSize {
        let frame = given ?? (view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero)
        given = frame
        let intrinsic = view.intrinsicContentSize
        let (first, second) = prefersIntrinsic ? (intrinsic, frame) : (frame, intrinsic)
        var size = CGSize(
            width: first.width > 0 ? first.width : max(second.width, 0),
            height: first.height > 0 ? first.height : max(second.height, 0))
        guard size.width == 0 || size.height == 0 else { return size }
        let fitting = view.fittedSize(height: rowHeight)
        if size.width == 0 { size.width = fitting.width }
        if size.height == 0 { size.height = fitting.height }
        return size
    }
}

extension UIView {
    /// The size by the view's constraints, or else by `sizeThatFits`.
    fileprivate func fittedSize(height: CGFloat) -> CGSize {
        guard constraints.isEmpty, !(self is UIStackView) else { return systemLayoutSizeFitting(.zero) }
        return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    }
}
