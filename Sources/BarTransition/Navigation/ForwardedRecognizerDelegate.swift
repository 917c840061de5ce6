import UIKit

/// Forwards to another gesture recognizer delegate, or returns UIKit's default if there is none or it does not
/// implement the method.
@MainActor
struct ForwardedRecognizerDelegate {
    weak var next: (any UIGestureRecognizerDelegate)?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizerShouldBegin?(recognizer) ?? true
        #else
            next?.gestureRecognizerShouldBegin(recognizer) ?? true
        #endif
    }

    func shouldReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
        #else
            next?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        #endif
    }

    func isSimultaneous(_ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
        #else
            next?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
        #endif
    }

    func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
        #else
            next?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
        #endif
    }
}
