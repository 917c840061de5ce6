import Foundation

/// The size of a view of the app's in a bar: the frame that the app gave it, else what it wants by itself at any time.
@MainActor
struct FittedViewSize {
    /// What the app's frame says; 0 for nothing. Nil before a bar has had the view: bars change frames.
    private var given: CGSize?

    /// What a view wants in a row that is so high.
    /// - Parameter prefersIntrinsic: what the view says of itself comes before the app's frame.
    mutating func wanted(by view: UIView, height: CGFloat, prefersIntrinsic: Bool = false) -> CGSize {
        let frame = given ?? (view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero)
        given = frame
        let intrinsic = view.intrinsicContentSize
        let (first, second) = prefersIntrinsic ? (intrinsic, frame) : (frame, intrinsic)
        var size = CGSize(
            width: first.width > 0 ? first.width : max(second.width, 0),
            height: first.height > 0 ? first.height : max(second.height, 0))
        guard size.width == 0 || size.height == 0 else { return size }
        let fitting = view.fittedSize(height: height)
        if size.width == 0 { size.width = fitting.width }
        if size.height == 0 { size.height = fitting.height }
        return size
    }
}

extension UIView {
    /// What the constraints of the view make it, or else what it says that fits.
    fileprivate func fittedSize(height: CGFloat) -> CGSize {
        guard constraints.isEmpty, !(self is UIStackView) else { return systemLayoutSizeFitting(.zero) }
        return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    }
}

extension BarItemRow: FittedViewHost {
    func fittedViewChanged() { superview?.setNeedsLayout() }
}

extension BarLargeTitleView: FittedViewHost {
    func fittedViewChanged() {
        setNeedsLayout()
        largeTitleChanged?()
    }
}

/// The title and what stands above and below it.
@MainActor
final class BarTitleArea: UIView, FittedViewHost {
    func fittedViewChanged() { superview?.setNeedsLayout() }
}
