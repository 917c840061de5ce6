import UIKit

/// Asks another delegate of a gesture recognizer. The answer is nil if there is none, and nil, or UIKit's default on Linux, if
/// it does not implement the method.
@MainActor
struct ForwardedRecognizerDelegate {
    weak var next: (any UIGestureRecognizerDelegate)?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        #if canImport(ObjectiveC)
            next?.gestureRecognizerShouldBegin?(recognizer)
        #else
            next?.gestureRecognizerShouldBegin(recognizer)
        #endif
    }

    func shouldReceive(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool? {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldReceive: event)
        #else
            next?.gestureRecognizer(recognizer, shouldReceive: event)
        #endif
    }

    func shouldReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool? {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldReceive: touch)
        #else
            next?.gestureRecognizer(recognizer, shouldReceive: touch)
        #endif
    }

    func isSimultaneous(_ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool? {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other)
        #else
            next?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
        #endif
    }

    func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool? {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other)
        #else
            next?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        #endif
    }

    func isRequiredToFail(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool? {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other)
        #else
            next?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
        #endif
    }

    /// Whether a delegate is UIKit's own. UIKit's class is not public, so only its place is known, and that it is no view
    /// controller: an app can make a plain `UINavigationController` the delegate, with an extension.
    static func isUIKits(_ delegate: any UIGestureRecognizerDelegate) -> Bool {
        guard !(delegate is UIViewController) else { return false }
        #if canImport(ObjectiveC)
            return Bundle(for: type(of: delegate)) == Bundle(for: UIGestureRecognizer.self)
        #else
            return String(reflecting: type(of: delegate)).hasPrefix("UIKit.")
        #endif
    }
}
