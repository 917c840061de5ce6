import Foundation

/// An object that can receive events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    // MARK: Responder chain

    /// The next responder in the chain; default nil.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder may become first responder; default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may resign first responder; default true.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder receives the keyboard's input.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the first responder, if it may be and the present one resigns; false outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Resigns first responder; returns false if the responder may not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.dropFirstResponder(self)
        return true
    }

    /// Resigns first responder even if `canResignFirstResponder` is false.
    func leaveFirstResponder() {
        responderWindow?.dropFirstResponder(self)
    }

    /// The window that the responder can be first responder of.
    var responderWindow: UIWindow? { nil }

    // MARK: Accessibility

    /// The user of VoiceOver wants to leave, with a two-finger scrub. VoiceOver asks the responders from the focused one
    /// up until one returns true; the default returns false. (UIKit documentation)
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: Touches

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

    /// A gesture recognizer or the system canceled the touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}

// MARK: - Keyboard notifications

extension UIResponder {
    /// The keyboard is about to be shown.
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// The keyboard was shown.
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to be hidden.
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// The keyboard was hidden.
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// The keyboard's frame is about to change.
    nonisolated public static let keyboardWillChangeFrameNotification =
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    /// The keyboard's frame changed.
    nonisolated public static let keyboardDidChangeFrameNotification =
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    /// The keyboard's frame before the change, a `CGRect` in screen coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's frame after the change, a `CGRect` in screen coordinates.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the animation in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of the animation's curve.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this application.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
