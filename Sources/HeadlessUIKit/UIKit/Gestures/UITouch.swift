import Foundation

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// A pointer came over the window, moved there, and left it; there is none here.
        case regionEntered, regionMoved, regionExited
    }

    var point: CGPoint
    private let startPoint: CGPoint
    var previousPoint: CGPoint
    /// Where the touch is in its life.
    open internal(set) var phase = Phase.began
    /// Seconds of the simulator's clock.
    open internal(set) var timestamp: TimeInterval
    /// The view the touch began in.
    open internal(set) var view: UIView?
    /// The window of the touch.
    open internal(set) weak var window: UIWindow?

    private let count: Int
    /// Which tap of a row this is, 1 for the first; 0 once the finger has moved too far for a tap. (UIKit documentation)
    open var tapCount: Int { isWithinTapRange ? count : 0 }

    init(point: CGPoint, timestamp: TimeInterval, tapCount: Int) {
        self.point = point
        count = tapCount
        startPoint = point
        previousPoint = point
        self.timestamp = timestamp
    }

    /// Whether the finger stayed near where it came down.
    var isWithinTapRange: Bool { max(abs(point.x - startPoint.x), abs(point.y - startPoint.y)) < 10 }

    /// Where the finger is, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    /// Where the finger was before.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }
}

/// A group of touches that are told together.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// Seconds of the simulator's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The touches of the event.
    open internal(set) var allTouches: Set<UITouch>?
}
