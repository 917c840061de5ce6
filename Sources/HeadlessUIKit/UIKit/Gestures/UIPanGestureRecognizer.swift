import Foundation

/// Recognises a drag of more than 10 points (fact m7.4).
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var origin = CGPoint.zero

    /// Whoever is asked whether it may begin sees how far the finger went by then.
    override var startPoint: CGPoint? {
        didSet { if let startPoint { origin = startPoint } }
    }

    /// How many fingers there have to be; default 1. With more it never begins, as there is one finger here.
    open var minimumNumberOfTouches = 1
    /// How many fingers there may be; default as many as there are.
    open var maximumNumberOfTouches = Int(UInt32.max)

    override var isMadeWithOneFinger: Bool { minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1 }

    /// As in UIKit no finger is left once the drag has ended.
    open override var numberOfTouches: Int { state == .ended || state == .cancelled ? 0 : super.numberOfTouches }

    /// How far the finger went since the gesture began, in a view's coordinates and points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: currentPoint.x - origin.x, y: currentPoint.y - origin.y)
    }

    /// Moves the origin that translations are measured from.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = CGPoint(x: currentPoint.x - translation.x, y: currentPoint.y - translation.y)
    }

    /// Points per second.
    open func velocity(in view: UIView?) -> CGPoint { velocityPerSecond }

    override func fire() {
        if state == .began { origin = origin(from: startPoint ?? currentPoint) }
        super.fire()
    }

    /// Where translations are measured from when the finger came down at a point.
    func origin(from start: CGPoint) -> CGPoint { start }

    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        max(abs(movement.x), abs(movement.y)) > 10 ? true : false
    }
}

/// Recognises a drag that starts at an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges a drag may start at; default none.
    open var edges: UIRectEdge = []

    /// How far from the edge a drag may start, in points. Unknown for UIKit (fact 8.3, F).
    static let reach: CGFloat = 20

    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        guard let bounds = view?.bounds else { return nil }
        let fromLeft = edges.contains(.left) && start.x <= bounds.minX + Self.reach
        let fromRight = edges.contains(.right) && start.x >= bounds.maxX - Self.reach
        guard fromLeft || fromRight else { return nil }
        let forward = fromLeft ? movement.x : -movement.x
        if abs(movement.y) > 10, abs(movement.y) > abs(movement.x) { return nil }
        return forward > 0 && abs(movement.x) >= 1
    }
}

/// Recognises a tap.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row; default 1.
    open var numberOfTapsRequired = 1
    /// With how many fingers; default 1. With more it never begins, as there is one finger here.
    open var numberOfTouchesRequired = 1
    /// How many taps of the row there have been.
    var tapsSoFar = 0

    override var isMadeWithOneFinger: Bool { numberOfTouchesRequired <= 1 }
}
