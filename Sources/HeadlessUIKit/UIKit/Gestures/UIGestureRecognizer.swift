import Foundation

/// Decides about a recogniser. The methods are optional in UIKit; here they have UIKit's defaults.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the recogniser may begin; default true.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two may run at once; default false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recogniser sees a touch; default true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether this one waits for the other to fail; default false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the other one waits for this one to fail; default false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Turns touches into a gesture.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// Where a gesture is in its life.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`, for gestures of one moment.
        public static var recognized: State { .ended }
    }

    /// Who decides about it; default nil.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether it takes touches; default true. Switched off in the middle of its gesture it is cancelled. (UIKit
    /// documentation)
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { view?.window?.ownSimulator.recognizerWasDisabled(self) } }
    }
    /// The view it watches.
    open internal(set) weak var view: UIView?
    /// A name for logs; default nil.
    open var name: String?
    /// Whether touches stop going to the view once recognised; default true.
    open var cancelsTouchesInView = true
    /// Where the gesture is in its life.
    open var state: State = .possible {
        didSet { if state != .possible, state != .failed { fire() } }
    }

    /// The fingers that the gesture is made with: 1 from when one comes down until the gesture is over, as there is one
    /// finger here.
    open var numberOfTouches: Int { startPoint == nil ? 0 : 1 }

    /// Where one of the fingers is, in a view's coordinates; the index is that of a finger the gesture is made with.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            (0..<numberOfTouches).contains(touchIndex),
            "UIGestureRecognizer.location(ofTouch:in:): there is no touch \(touchIndex) of \(numberOfTouches).")
        return location(in: view)
    }

    /// Waits with its gesture until another one has failed. (UIKit documentation)
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Requirement(recognizer: otherGestureRecognizer))
    }

    private struct Requirement {
        weak var recognizer: UIGestureRecognizer?
    }

    private var requirements: [Requirement] = []

    /// Whether a gesture of one finger can be this one.
    var isMadeWithOneFinger: Bool { true }

    final var handler: (@MainActor (UIGestureRecognizer) -> Void)?
    var startPoint: CGPoint?
    var currentPoint = CGPoint.zero
    var velocityPerSecond = CGPoint.zero

    /// Where the finger is, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { view?.convert(currentPoint, from: nil) ?? currentPoint }

    func fire() {
        handler?(self)
    }

    /// Whether the view that it watches and its delegate let it begin.
    var mayBegin: Bool {
        let isAllowedByView = view?.gestureRecognizerShouldBegin(self) ?? true
        guard isAllowedByView, let delegate, delegate !== view else { return isAllowedByView }
        return delegate.gestureRecognizerShouldBegin(self)
    }

    /// Whether it begins only after the other one has failed.
    func waits(for other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// The finger came down where this recogniser watches.
    func touchDidBegin() {}

    /// Whether movement from the start to here is this gesture; false means wait, nil means it is not.
    func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? { nil }

    func reset() {
        state = .possible
        startPoint = nil
    }
}
