import UIKit

/// The views at a touch, from the one that is hit up to the page's view.
@MainActor
struct TouchedViews {
    private let views: [UIView]

    /// Nil if the touch is not on the page.
    init?(at point: CGPoint, in container: UIView, of page: UIView) {
        guard let hit = container.hitTest(point, with: nil), hit.isDescendant(of: page) else { return nil }
        views = Array(sequence(first: hit, next: { $0 === page ? nil : $0.superview }))
    }

    /// Whether one of them is a control that can be dragged, such as a slider. All controls but buttons count.
    var containDragControl: Bool { views.contains { $0 is UIControl && !($0 is UIButton) } }

    /// Whether a drag in the direction of a pop would scroll one of them.
    func canScrollBack(isRightToLeft: Bool) -> Bool {
        views.contains { ($0 as? UIScrollView)?.canScrollBack(isRightToLeft: isRightToLeft) == true }
    }
}

extension UIScrollView {
    /// The horizontal content offsets between the two edges.
    private var horizontalOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
    }

    /// Whether the content is wider than the view.
    private var scrollsHorizontally: Bool {
        isScrollEnabled && horizontalOffsets.upperBound - horizontalOffsets.lowerBound > 0.5
    }

    /// Whether a drag in the direction of a pop would scroll the content.
    func canScrollBack(isRightToLeft: Bool) -> Bool {
        guard scrollsHorizontally else { return false }
        let offsets = horizontalOffsets
        return isRightToLeft
            ? contentOffset.x < offsets.upperBound - 0.5 : contentOffset.x > offsets.lowerBound + 0.5
    }

    /// Whether the content is wider than the view, and at its start.
    func isAtStart(isRightToLeft: Bool) -> Bool {
        scrollsHorizontally && !canScrollBack(isRightToLeft: isRightToLeft)
    }
}
