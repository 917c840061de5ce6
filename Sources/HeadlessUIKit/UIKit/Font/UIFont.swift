import Foundation

/// A font. Only the system typeface is modeled. (UIKit documentation; Sendable by fact 12.2)
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let face: FontDescription
    /// How the font follows Dynamic Type; nil for a fixed size.
    let scaling: FontScaling?

    init(face: FontDescription, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        super.init()
    }

    /// Creates a font by the name of a system face; nil for any other name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontDescription(name: fontName, pointSize: fontSize) else { return nil }
        self.init(face: face)
    }

    /// Not supported: traps.
    public required convenience init?(coder: NSCoder) {
        fatalError("UIFont.init(coder:) is missing in HeadlessUIKit: fonts are not archived.")
    }

    /// Not supported: traps.
    public func encode(with coder: NSCoder) {
        fatalError("UIFont.encode(with:) is missing in HeadlessUIKit: fonts are not archived.")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// Returns the font itself, which is immutable.
    public func copy(with zone: NSZone?) -> Any { self }

    /// The size in points.
    open var pointSize: CGFloat { face.pointSize }
    /// The name of the face, including its weight.
    open var fontName: String { face.name }
    /// The name of the family.
    open var familyName: String { FontDescription.familyName }
    /// The height of the font's ascender above the baseline, in points.
    open var ascender: CGFloat { face.pointSize * FontMetricsTable.ascender }
    /// The descender below the baseline, in points; negative.
    open var descender: CGFloat { face.pointSize * FontMetricsTable.descender }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { face.pointSize * FontMetricsTable.lineHeight }
    /// The extra space between lines, in points; always 0.
    open var leading: CGFloat { 0 }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { face.pointSize * FontMetricsTable.capHeight }
    /// The height of a lowercase x, in points.
    open var xHeight: CGFloat { face.pointSize * FontMetricsTable.xHeight }

    /// Returns the same face at another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = face
        face.pointSize = fontSize
        return UIFont(face: face)
    }

    /// Whether face and size are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    /// The same for equal fonts.
    open override var hash: Int { face.hashValue }

    /// A textual representation for messages.
    open override var description: String { "UIFont(\(fontName) \(pointSize))" }
}

// MARK: - System fonts

extension UIFont {
    /// Returns the regular system font of a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize))
    }

    /// Returns the system font of a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize, weight: weight))
    }

    /// Returns the system font that UIKit uses for bold text, which is semibold, of a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize, weight: .semibold))
    }

    /// Returns the italic system font of a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontDescription(pointSize: fontSize)
        face.isItalic = true
        return UIFont(face: face)
    }

    /// Returns the system font with monospaced digits, of a size in points and a weight.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontDescription(pointSize: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face)
    }

    /// The default font size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The default font size of buttons: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The font size of small system text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The default font size: 14 points.
    public class var systemFontSize: CGFloat { 14 }
}

// MARK: - Weight

extension UIFont {
    /// The weight of a font, from -1 to 1; 0 is regular. (UIKit documentation)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight from -1 to 1.
        public let rawValue: CGFloat

        /// Creates a weight from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from -1 to 1.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// -0.8
        public static let ultraLight = Weight(rawValue: -0.8)
        /// -0.6
        public static let thin = Weight(rawValue: -0.6)
        /// -0.4
        public static let light = Weight(rawValue: -0.4)
        /// 0
        public static let regular = Weight(rawValue: 0)
        /// 0.23
        public static let medium = Weight(rawValue: 0.23)
        /// 0.3
        public static let semibold = Weight(rawValue: 0.3)
        /// 0.4
        public static let bold = Weight(rawValue: 0.4)
        /// 0.56
        public static let heavy = Weight(rawValue: 0.56)
        /// 0.62
        public static let black = Weight(rawValue: 0.62)
    }
}

extension UIFont.Weight {
    /// The weights from lightest to heaviest, with their names and CSS weights.
    static let named: [(weight: UIFont.Weight, name: String, css: Int)] = [
        (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300), (.regular, "Regular", 400),
        (.medium, "Medium", 500), (.semibold, "Semibold", 600), (.bold, "Bold", 700), (.heavy, "Heavy", 800),
        (.black, "Black", 900),
    ]

    /// The entry of the closest named weight.
    var nearest: (weight: UIFont.Weight, name: String, css: Int) {
        Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) } ?? (self, "", 400)
    }

    /// The CSS weight, from 100 to 900, of the closest named weight; 400 is regular, 700 is bold.
    var cssWeight: Int { nearest.css }
}

// MARK: - Text styles

extension UIFont {
    /// The role of a text, which determines its Dynamic Type size. (UIKit documentation)
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name for the style.
        public let rawValue: String

        /// Creates a style from UIKit's name for it.
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

    /// Returns the font of a text style at the user's content size category.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the content size category of the traits; nil means the user's.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let face = FontDescription(pointSize: 0, weight: style == .headline ? .semibold : .regular)
        return UIFont(scaling: FontScaling(style: style), face: face, traits: traitCollection ?? .forUserTextSize)
    }
}
