import Foundation

/// Something that search offers to search for (iOS 16). The last two are optional in UIKit; here they default to nil.
/// (UIKit documentation)
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What it says, usually what would be searched for.
    var localizedSuggestion: String? { get }
    /// What it says with attributes; comes before ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// An object of the app's that it stands for.
    var representedObject: Any? { get set }
    /// What accessibility reads.
    var localizedDescription: String? { get }
    /// An image beside the text.
    var iconImage: UIImage? { get }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }

    /// What a row of the list says.
    var shownText: NSAttributedString {
        localizedAttributedSuggestion ?? NSAttributedString(string: localizedSuggestion ?? "")
    }
}

/// A suggestion of a text, perhaps with an image (iOS 16).
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let text: NSAttributedString
    private let hasAttributes: Bool
    private let words: String?
    private let icon: UIImage?

    /// A suggestion that is a text.
    public init(localizedSuggestion suggestion: String) {
        (text, hasAttributes, words, icon) = (NSAttributedString(string: suggestion), false, nil, nil)
    }
    /// A suggestion with words for accessibility.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        (text, hasAttributes, words, icon) = (NSAttributedString(string: suggestion), false, description, nil)
    }
    /// A suggestion with an image.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?)
    {
        (text, hasAttributes, words, icon) = (NSAttributedString(string: suggestion), false, description, iconImage)
    }
    /// A suggestion that is a text with attributes.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        (text, hasAttributes, words, icon) = (suggestion, true, nil, nil)
    }
    /// The same with words for accessibility.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?)
    {
        (text, hasAttributes, words, icon) = (suggestion, true, description, nil)
    }
    /// The same with an image.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        (text, hasAttributes, words, icon) = (suggestion, true, description, iconImage)
    }

    open var localizedSuggestion: String? { text.string }
    open var localizedAttributedSuggestion: NSAttributedString? { hasAttributes ? text : nil }
    open var localizedDescription: String? { words }
    open var iconImage: UIImage? { icon }
    /// An object of the app's that the suggestion stands for; default nil.
    open var representedObject: Any?
}
