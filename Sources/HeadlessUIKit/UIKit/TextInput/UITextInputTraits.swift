import Foundation

/// The keyboard that a responder requests. The traits have no effect here: the simulator's keyboard shows no keys, and
/// typed text is inserted as it was given, character by character.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    /// When letters are capitalized automatically; default at the beginning of sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected; default the system's choice.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// The keys of the keyboard; default those of the language.
    var keyboardType: UIKeyboardType { get }
    /// The title of the return key; default "return".
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is disabled while there is no text; default false.
    var enablesReturnKeyAutomatically: Bool { get }
}

// Every requirement is optional in UIKit.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
}

/// A responder that accepts text: the keyboard is shown while it is first responder.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text at the insertion point.
    func insertText(_ text: String)
    /// Removes the character before the insertion point.
    func deleteBackward()
}

// MARK: - Values of the traits

/// When letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The old name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
