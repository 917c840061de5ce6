import Foundation

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// A pointer entered the window, moved in it, left it. There is no pointer here.
        case regionEntered, regionMoved, regionExited
    }

    var point: CGPoint
    private let startPoint: CGPoint
    final var previousPoint: CGPoint

    /// The phase of the touch.
    open internal(set) var phase = Phase.began

    /// The time of the last change, in seconds of the simulator's clock.
    open internal(set) var timestamp: TimeInterval

    /// The view in which the touch began.
    open internal(set) var view: UIView?

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    private let count: Int

    /// The number of the tap in its sequence, 1 for the first; 0 once the finger has moved too far for a tap. (UIKit
    /// documentation)
    open var tapCount: Int { isWithinTapRange ? count : 0 }

    init(point: CGPoint, timestamp: TimeInterval, tapCount: Int) {
        self.point = point
        count = tapCount
        startPoint = point
        previousPoint = point
        self.timestamp = timestamp
    }

    /// Whether the finger stayed near where it came down.
    final var isWithinTapRange: Bool { max(abs(point.x - startPoint.x), abs(point.y - startPoint.y)) < 10 }

    /// Where the finger is, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Where the finger was before its last movement.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }
}

/// A group of touches that views are notified of together.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The time of the event, in seconds of the simulator's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// The touches of the event.
    open internal(set) var allTouches: Set<UITouch>?
}
