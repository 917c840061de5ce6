import Foundation

/// Recognizes a drag of more than 10 points (fact m7.4).
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var origin = CGPoint.zero

    // Set at touch down, so that the translation is valid when the delegate is asked whether the gesture may begin.
    override var startPoint: CGPoint? {
        didSet { if let startPoint { origin = startPoint } }
    }

    /// The minimum number of fingers; default 1. With more it never begins, as there is one finger here.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers; default unlimited.
    open var maximumNumberOfTouches = Int(UInt32.max)

    override var isMadeWithOneFinger: Bool { minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1 }

    // As in UIKit, 0 once the drag has ended.
    open override var numberOfTouches: Int { state == .ended || state == .cancelled ? 0 : super.numberOfTouches }

    /// The distance from the gesture's origin, in a view's coordinates, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: currentPoint.x - origin.x, y: currentPoint.y - origin.y)
    }

    /// Sets the translation, by moving the origin that it is measured from.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = CGPoint(x: currentPoint.x - translation.x, y: currentPoint.y - translation.y)
    }

    /// The finger's velocity in points per second.
    open func velocity(in view: UIView?) -> CGPoint { velocityPerSecond }

    override func callHandler() {
        if state == .began { origin = origin(from: startPoint ?? currentPoint) }
        super.callHandler()
    }

    /// The origin that translations are measured from, for a finger that came down at a point.
    func origin(from start: CGPoint) -> CGPoint { start }

    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        max(abs(movement.x), abs(movement.y)) > 10 ? true : false
    }
}

/// Recognizes a drag that starts at an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges a drag may start at; default none.
    open var edges: UIRectEdge = []

    /// The maximum distance from the edge at which a drag may start, in points. Unknown for UIKit (fact 8.3).
    static let edgeDistance: CGFloat = 20

    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        guard let view else { return nil }
        let bounds = view.bounds.inset(by: view.ownSimulator.popEdgeInsets)
        // A trackpad has no edge.
        // The strip of a vertical bar (the variant `popEdge`).
        let isOutside = start.x < bounds.minX || start.x > bounds.maxX
        let isNearLeft = start.x <= bounds.minX + Self.edgeDistance && !isOutside
        let isNearRight = start.x >= bounds.maxX - Self.edgeDistance && !isOutside
        let fromLeft = edges.contains(.left) && (isScrolling || isNearLeft)
        let fromRight = edges.contains(.right) && (isScrolling || isNearRight)
        guard fromLeft || fromRight else { return nil }
        let forward = fromLeft ? movement.x : -movement.x
        if abs(movement.y) > 10, abs(movement.y) > abs(movement.x) { return nil }
        return forward > 0 && abs(movement.x) >= 1
    }

    /// Without a failure requirement a scroll view under the finger scrolls (fact 8.0.3).
    override func yields(to other: UIGestureRecognizer) -> Bool {
        other.scrollsHorizontally && !other.waits(for: self)
    }
}
