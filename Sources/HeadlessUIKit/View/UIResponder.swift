import Foundation

/// What can receive events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Who is asked next; default nil.
    open var next: UIResponder? { nil }
    /// Default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Fingers came down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The touch was taken by a gesture recogniser or the system.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
