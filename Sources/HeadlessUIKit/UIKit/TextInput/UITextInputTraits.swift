import Foundation

/// What the keyboard is like for a responder. Nothing looks different here: the simulator's keyboard has no keys, and what is
/// typed arrives letter by letter as it was given.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    /// When letters become capitals by themselves; default sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected; default the system's choice.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Which keys there are; default those of the language.
    var keyboardType: UIKeyboardType { get }
    /// What the return key says; default "return".
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key waits for text; default false.
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
