import Foundation

/// A responder that takes text: the keyboard comes while it is first responder.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Puts text in where the insertion point is.
    func insertText(_ text: String)
    /// Removes the character before the insertion point.
    func deleteBackward()
}
