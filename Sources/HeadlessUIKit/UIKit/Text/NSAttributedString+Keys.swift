import Foundation

// The raw values are those of Apple's public constants, so that text moves between platforms unharmed.

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`: the colour of the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A number of points added after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
