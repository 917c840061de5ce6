import Foundation

/// Recognizes a drag along an axis on which the contents can move, after ten points (fact m7.4). It scrolls them also
/// when the recognizer was added to another view, even if the scroll view is hidden (WWDC 2012, session 223; WWDC 2014,
/// session 235).
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView? {
        didSet { receivesScrollEvents = true }
    }

    override var scrollsHorizontally: Bool {
        scrollView?.isScrollEnabled == true && scrollView?.canDragHorizontally == true
    }

    override func yields(to other: UIGestureRecognizer) -> Bool {
        other.precedesScrolling && !other.waits(for: self)
    }

    override func touchDidBegin() {
        guard scrollView?.isScrollEnabled == true else { return }
        scrollView?.catchContents()
    }

    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        guard let scrollView, scrollView.isScrollEnabled else { return nil }
        let isHorizontal = abs(movement.x) > abs(movement.y)
        guard max(abs(movement.x), abs(movement.y)) > ScrollPhysics.slop else { return false }
        if scrollView.leavesDragToSuperview(movement) { return nil }
        scrollView.prepareToScroll()
        let canFollow = isHorizontal ? scrollView.canDragHorizontally : scrollView.canDragVertically
        return canFollow ? true : nil
    }

    /// The contents do not catch up with the slop.
    override func origin(from start: CGPoint) -> CGPoint {
        func slop(_ movement: CGFloat) -> CGFloat { min(max(movement, -ScrollPhysics.slop), ScrollPhysics.slop) }
        return CGPoint(x: start.x + slop(currentPoint.x - start.x), y: start.y + slop(currentPoint.y - start.y))
    }

    override func reset() {
        super.reset()
        scrollView?.releaseContents()
    }
}

/// A view that can move with a drag that begins in a scroll view inside it, as a sheet does.
@MainActor
protocol ScrollDragTaking: UIView {
    /// Whether the view moves with the drag instead of the scroll view's contents.
    func takesDrag(of scrollView: UIScrollView, _ movement: CGPoint) -> Bool
}

extension UIScrollView {
    /// Whether an ancestor moves with the drag instead.
    fileprivate func leavesDragToSuperview(_ movement: CGPoint) -> Bool {
        var view = superview
        while let current = view {
            if let taking = current as? any ScrollDragTaking { return taking.takesDrag(of: self, movement) }
            view = current.superview
        }
        return false
    }
}

/// The state of a drag in a scroll view and of the deceleration after it.
struct ScrollDrag {
    /// The deceleration after a drag.
    struct Deceleration {
        var x: ScrollDeceleration
        var y: ScrollDeceleration
        var start: TimeInterval
        /// The number of screen frames since `start`.
        var frame = 0
        var event: VirtualClock.Event?
    }

    var isTracking = false
    /// Whether the finger has stopped contents that moved, and has not dragged them since.
    var isCaught = false
    var isUnderFinger = false
    /// The offset at which the drag began, without rubber banding.
    var start = CGPoint.zero
    /// Which axes this drag moves.
    var movesX = false
    var movesY = false
    var deceleration: Deceleration?
}
