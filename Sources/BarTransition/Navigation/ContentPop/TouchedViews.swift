import UIKit

/// The views beneath a finger, from the one that it touches up to its page's.
@MainActor
struct TouchedViews {
    private let views: [UIView]

    /// Nil where the finger is not on the page.
    init?(at point: CGPoint, in container: UIView, of page: UIView) {
        guard let touched = container.hitTest(point, with: nil), touched.isDescendant(of: page) else { return nil }
        views = Array(sequence(first: touched, next: { $0 === page ? nil : $0.superview }))
    }

    /// Whether one of them is a control that drags are for, such as a slider; buttons are for taps.
    var followDrags: Bool { views.contains { $0 is UIControl && !($0 is UIButton) } }

    /// Whether a drag back scrolls one of them.
    func canScrollBack(isRightToLeft: Bool) -> Bool {
        views.contains { ($0 as? UIScrollView)?.canScrollBack(isRightToLeft: isRightToLeft) == true }
    }
}

extension UIScrollView {
    /// The horizontal offsets at which contents rest.
    private var restingOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
    }

    /// Whether there is something to scroll to sideways.
    var isWiderThanItsFrame: Bool {
        isScrollEnabled && restingOffsets.upperBound - restingOffsets.lowerBound > 0.5
    }

    /// Whether a finger that goes forward in reading direction, which is the way back, can bring more into view.
    func canScrollBack(isRightToLeft: Bool) -> Bool {
        guard isWiderThanItsFrame else { return false }
        return isRightToLeft
            ? contentOffset.x < restingOffsets.upperBound - 0.5 : contentOffset.x > restingOffsets.lowerBound + 0.5
    }
}
