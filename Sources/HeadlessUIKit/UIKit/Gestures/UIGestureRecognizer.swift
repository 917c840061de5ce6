import Foundation

/// Recognizes a gesture in touches.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The states of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`, for discrete gestures.
        public static var recognized: State { .ended }
    }

    /// Decides about the recognizer; default nil.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            wasDelegateSet = true
        }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recognizer receives touches; default true. Disabling it during its gesture cancels the gesture.
    /// (UIKit documentation)
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { view?.window?.ownSimulator.recognizerWasDisabled(self) } }
    }

    /// The view that the recognizer was added to.
    open internal(set) weak var view: UIView?

    /// A name for logs; default nil.
    open var name: String?

    /// Whether the view's touches are canceled once the gesture is recognized; default true.
    open var cancelsTouchesInView = true

    /// The state of the gesture.
    open var state: State = .possible {
        didSet { if state != .possible, state != .failed { callHandler() } }
    }

    // MARK: Touches

    /// The number of fingers of the gesture: 1 from touch down until the gesture is over, as there is one finger here.
    open var numberOfTouches: Int { startPoint == nil ? 0 : 1 }

    /// The position of one of the gesture's fingers, in a view's coordinates.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            (0..<numberOfTouches).contains(touchIndex),
            "UIGestureRecognizer.location(ofTouch:in:): there is no touch \(touchIndex) of \(numberOfTouches).")
        return location(in: view)
    }

    /// Where the finger is, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { view?.convert(currentPoint, from: nil) ?? currentPoint }

    /// Whether a gesture of one finger can be this one.
    var isMadeWithOneFinger: Bool { true }

    // MARK: Failure requirements

    /// Makes the recognizer wait until another one has failed. (UIKit documentation)
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Requirement(recognizer: otherGestureRecognizer))
    }

    private struct Requirement {
        weak var recognizer: UIGestureRecognizer?
    }

    private var requirements: [Requirement] = []

    // MARK: Called by the touch router

    final var handler: (@MainActor (UIGestureRecognizer) -> Void)?

    /// The view that receives the touch; nil once another recognizer has canceled it there, and for scrolling with a trackpad.
    final weak var touchedView: UIView?
    var startPoint: CGPoint?
    final var currentPoint = CGPoint.zero
    final var velocityPerSecond = CGPoint.zero

    /// Whether the delegate was set since this was last false.
    final var wasDelegateSet = false

    /// The answer of the object that the recognizer belongs to, before its view and its delegate are asked.
    final var ownerAllowsBeginning: (@MainActor (UIGestureRecognizer) -> Bool)?

    /// Whether the recognizer receives scrolling with a trackpad or a mouse wheel.
    final var receivesScrollEvents = false

    /// Whether the gesture is made with a trackpad or a mouse wheel: there are no touches.
    final var isScrolling = false

    /// Whether the recognizer begins before scroll views do that it does not wait for (fact 8.0.3).
    var precedesScrolling: Bool { false }

    /// Whether the recognizer follows a drag to the left or right in a scroll view.
    var scrollsHorizontally: Bool { false }

    func callHandler() {
        handler?(self)
    }

    /// Whether the recognizer sees an event: what only UIKit's own delegate is asked comes first (facts 8.0.1, 8.6), then
    /// the delegate's methods, the one about touches only for a touch. (UIKit documentation)
    final func receives(_ event: UIEvent, _ touch: UITouch?) -> Bool {
        guard let delegate = storedDelegate else { return true }
        if let own = delegate as? any SystemGestureDelegate, !own.systemGestureReceivesEvents(self) { return false }
        guard delegate.gestureRecognizer(self, shouldReceive: event) else { return false }
        guard let touch else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    /// Whether the recognizer's owner, its view and its delegate allow it to begin, and the view whose touch it would cancel
    /// (UIView.h, `gestureRecognizerShouldBegin:`).
    final var mayBegin: Bool {
        guard ownerAllowsBeginning?(self) ?? true else { return false }
        let views = !cancelsTouchesInView || touchedView === view ? [view] : [touchedView, view]
        guard views.allSatisfy({ $0?.gestureRecognizerShouldBegin(self) ?? true }) else { return false }
        guard let delegate = storedDelegate, !views.contains(where: { $0 === delegate }) else { return true }
        return delegate.gestureRecognizerShouldBegin(self)
    }

    /// Whether both may recognize the same touch.
    final func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
        storedDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.storedDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    /// Whether the recognizer requires the other one to fail before it begins. The delegates are asked once per attempt
    /// (UIKit documentation, `gestureRecognizer(_:shouldRequireFailureOf:)`).
    final func waits(for other: UIGestureRecognizer) -> Bool {
        if requirements.contains(where: { $0.recognizer === other }) { return true }
        let key = ObjectIdentifier(other)
        if let answer = failureRequirements[key] { return answer }
        let answer =
            storedDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.storedDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
        failureRequirements[key] = answer
        return answer
    }

    /// The delegates' answers about the present touch.
    private var failureRequirements: [ObjectIdentifier: Bool] = [:]

    /// Whether the recognizer lets the other one begin first without a failure requirement.
    func yields(to other: UIGestureRecognizer) -> Bool { false }

    /// The finger came down on the recognizer's view.
    func touchDidBegin() {}

    /// Whether a movement is this gesture; false means not yet, nil means that the recognizer fails.
    func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? { nil }

    /// A touch, or a scroll event, is offered to the recognizer.
    final func beginAttempt(at point: CGPoint) {
        failureRequirements = [:]
        startPoint = point
    }

    func reset() {
        state = .possible
        startPoint = nil
        touchedView = nil
        isScrolling = false
    }
}

/// UIKit's own delegate of a recognizer. It is asked whether the recognizer sees an event before the methods of
/// `UIGestureRecognizerDelegate` are called; a delegate of the app's is not (facts 8.0.1, 8.6).
@MainActor
protocol SystemGestureDelegate: UIGestureRecognizerDelegate {
    func systemGestureReceivesEvents(_ recognizer: UIGestureRecognizer) -> Bool
}

// MARK: - Delegate

/// Decides about a gesture recognizer. The methods are optional in UIKit; here they have UIKit's defaults.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the recognizer may begin; default true.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether both recognizers may recognize their gestures at the same time; default false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recognizer receives a touch; default true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether the recognizer receives an event, asked once before it is asked about a touch, and for events without
    /// touches, such as scrolling with a trackpad; default true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    /// Whether the recognizer requires the other to fail; default false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the other recognizer requires this one to fail; default false.
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
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
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
