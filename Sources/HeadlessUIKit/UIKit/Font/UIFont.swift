import Foundation

/// A typeface at a size. Only the system's typeface is modelled. (UIKit documentation; Sendable by fact 12.2)
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let face: FontDescription
    /// Nil for a font that keeps its size.
    let scaling: FontScaling?

    init(face: FontDescription, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        super.init()
    }

    /// A typeface by name, nil where there is none of that name; the names of the system's faces are known.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontDescription(name: fontName, pointSize: fontSize) else { return nil }
        self.init(face: face)
    }

    /// Not supported: fonts are not archived here.
    public required convenience init?(coder: NSCoder) {
        fatalError("UIFont.init(coder:) is missing in HeadlessUIKit: fonts are not archived.")
    }

    /// Not supported: fonts are not archived here.
    public func encode(with coder: NSCoder) {
        fatalError("UIFont.encode(with:) is missing in HeadlessUIKit: fonts are not archived.")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// The font itself: it cannot change.
    public func copy(with zone: NSZone?) -> Any { self }

    /// The size in points.
    open var pointSize: CGFloat { face.pointSize }
    /// The name of the face, weight included.
    open var fontName: String { face.name }
    /// The name of the family.
    open var familyName: String { FontDescription.familyName }
    /// How far above the baseline the line reaches, in points.
    open var ascender: CGFloat { face.pointSize * FontMetricsTable.ascender }
    /// How far below the baseline the line reaches, in points; negative.
    open var descender: CGFloat { face.pointSize * FontMetricsTable.descender }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { face.pointSize * FontMetricsTable.lineHeight }
    /// The extra room between lines, in points; zero.
    open var leading: CGFloat { 0 }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { face.pointSize * FontMetricsTable.capHeight }
    /// The height of a small letter without ascender, in points.
    open var xHeight: CGFloat { face.pointSize * FontMetricsTable.xHeight }

    /// The same face at another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = face
        face.pointSize = fontSize
        return UIFont(face: face)
    }

    /// Equal for the same face at the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    /// Equal for equal fonts.
    open override var hash: Int { face.hashValue }

    /// The font as text, for messages.
    open override var description: String { "UIFont(\(fontName) \(pointSize))" }
}

// MARK: - System fonts

extension UIFont {
    /// The system's typeface in regular, at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize))
    }

    /// The system's typeface in a given weight, at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize, weight: weight))
    }

    /// The heavier face that UIKit uses for bold text, which is semibold, at a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize, weight: .semibold))
    }

    /// The slanted regular face, at a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontDescription(pointSize: fontSize)
        face.isItalic = true
        return UIFont(face: face)
    }

    /// The system's typeface with digits of equal width, at a size in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontDescription(pointSize: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face)
    }

    /// The size of a label: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of the text on a button: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The usual size of text: 14 points.
    public class var systemFontSize: CGFloat { 14 }
}

// MARK: - Weight

extension UIFont {
    /// How heavy a face is: 0 is regular, -1 and 1 are the ends. (UIKit documentation)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// A weight by its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight by its number.
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
    /// From the lightest to the heaviest, with the name and the usual number from 100 to 900.
    static let named: [(weight: UIFont.Weight, name: String, css: Int)] = [
        (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300), (.regular, "Regular", 400),
        (.medium, "Medium", 500), (.semibold, "Semibold", 600), (.bold, "Bold", 700), (.heavy, "Heavy", 800),
        (.black, "Black", 900),
    ]

    /// The entry of the nearest named weight.
    var nearest: (weight: UIFont.Weight, name: String, css: Int) {
        Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) } ?? (self, "", 400)
    }

    /// The usual number of the nearest named weight, 400 for regular and 700 for bold.
    var cssWeight: Int { nearest.css }
}

// MARK: - Text styles

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
