import Foundation

extension UIFont {
    /// What a piece of text is for; Dynamic Type gives each its size. (UIKit documentation)
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public let rawValue: String

        /// A style by UIKit's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// 34 points by default.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points by default.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points by default.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points by default.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points by default, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 17 points by default.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points by default.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 15 points by default.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 13 points by default.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points by default.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points by default.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font of a style at the user's size of text.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a style at the size of text in the given traits, or at the user's for nil.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let face = FontDescription(pointSize: 0, weight: style == .headline ? .semibold : .regular)
        return UIFont(scaling: FontScaling(style: style), face: face, traits: traitCollection ?? .ofUser)
    }
}
