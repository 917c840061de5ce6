import Foundation

/// What the keyboard is like for a responder. Nothing but a hidden text (`isSecureTextEntry`) looks different here: the
/// simulator's keyboard has no keys, and what is typed comes letter by letter as it was given.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    /// When letters become capitals by themselves; default sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected; default the system's choice.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling is checked; default the system's choice.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether quotation marks become typographic; default the system's choice.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether hyphens become dashes; default the system's choice.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces come and go around pasted text; default the system's choice.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether the rest of a sentence is suggested; default the system's choice.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// Which keys there are; default those of the language.
    var keyboardType: UIKeyboardType { get }
    /// Light or dark; default that of the traits.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key says; default "return".
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key waits for text; default false.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden; default false.
    var isSecureTextEntry: Bool { get }
    /// What the text means; default nil.
    var textContentType: UITextContentType! { get }
}

// Every requirement is optional in UIKit.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }
}
