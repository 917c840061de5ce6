import Foundation

/// Scales fonts and distances with the user's size of text. (UIKit documentation)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as text of the given style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Scales as body text does.
    open class var `default`: UIFontMetrics { body }
    private static let body = UIFontMetrics(forTextStyle: .body)

    /// The font at the user's size of text, taken from `UITraitCollection.current`.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font at the user's size of text, at most the given size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at the size of text of the given traits, or of the current ones for nil.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// The font at the size of text of the given traits, at most the given size in points.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// The value at the user's size of text, taken from `UITraitCollection.current`.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The value at the size of text of the given traits. UIKit's exact curve is not published; here it is the ratio of
    /// the style's published sizes.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let usual = DynamicTypeTable.pointSize(of: style, at: .large)
        return value * DynamicTypeTable.pointSize(of: style, at: category) / usual
    }
}
