import Foundation

/// What can receive events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Who is asked next; default nil.
    open var next: UIResponder? { nil }
    /// Whether the responder may take the keyboard; default false.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may give the keyboard up; default true.
    open var canResignFirstResponder: Bool { true }
    /// Whether the keyboard speaks to this responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Takes the keyboard, if the responder may and the one that has it gives it up; outside of a window false.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives the keyboard up; false if the responder may not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.dropFirstResponder(self)
        return true
    }

    /// Gives the keyboard up without being asked.
    func leaveFirstResponder() {
        responderWindow?.dropFirstResponder(self)
    }

    /// The window whose keyboard the responder may take.
    var responderWindow: UIWindow? { nil }

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
