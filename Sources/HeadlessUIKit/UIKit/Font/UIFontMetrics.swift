import Foundation

/// Scales fonts and lengths with Dynamic Type. (UIKit documentation)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Metrics that scale like the body style.
    open class var `default`: UIFontMetrics { body }
    private static let body = UIFontMetrics(forTextStyle: .body)

    /// Returns the font scaled to the user's content size category.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// Returns the font scaled to the user's content size category, up to a maximum size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font scaled to the content size category of the traits; nil means the user's.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font scaled to the content size category of the traits, up to a maximum size in points.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let maximum = maximumPointSize > 0 ? maximumPointSize : nil
        let scaling = FontScaling(style: style, pointSize: font.pointSize, maximum: maximum)
        return UIFont(scaling: scaling, face: font.face, traits: traitCollection ?? .forUserTextSize)
    }

    /// Returns the value scaled to the user's content size category.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns the value scaled to the content size category of the traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        FontScaling(style: style, pointSize: value)
            .pointSize(at: (traitCollection ?? .forUserTextSize).preferredContentSizeCategory)
    }
}

/// How a font from `preferredFont` or `UIFontMetrics` follows Dynamic Type.
struct FontScaling: Sendable {
    let style: UIFont.TextStyle
    /// The size at the default category, in points; nil for that of the style.
    var pointSize: CGFloat?
    /// The maximum size in points; nil for no limit.
    var maximum: CGFloat?

    /// The size at a category, in points. UIKit's scaling of custom sizes is not published; this is the ratio of the
    /// style's published sizes.
    func pointSize(at category: UIContentSizeCategory) -> CGFloat {
        let own = DynamicTypeTable.pointSize(of: style, at: category)
        guard let pointSize else { return own }
        let size = pointSize * own / DynamicTypeTable.pointSize(of: style, at: .large)
        return maximum.map { min(size, $0) } ?? size
    }
}

extension UIFont {
    convenience init(scaling: FontScaling, face: FontDescription, traits: UITraitCollection) {
        var face = face
        face.pointSize = scaling.pointSize(at: traits.preferredContentSizeCategory)
        self.init(face: face, scaling: scaling)
    }

    /// The font at the content size category of other traits; nil if it does not follow Dynamic Type.
    func rescaled(for traits: UITraitCollection) -> UIFont? {
        scaling.map { UIFont(scaling: $0, face: face, traits: traits) }
    }
}

/// The sizes of the text styles in points, from the tables "Dynamic Type sizes" and "Larger accessibility type sizes" of
/// Apple's Human Interface Guidelines (Typography). Columns: xSmall to xxxLarge, then AX1 to AX5.
///
/// Written from general knowledge of those tables; only the default sizes were checked against a public list.
enum DynamicTypeTable {
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The size of a style at a category; that of body text for an unknown style.
    static func pointSize(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
        (sizes[style] ?? sizes[.body]!)[category.rank]
    }
}
