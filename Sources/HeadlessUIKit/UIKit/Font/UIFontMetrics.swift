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

    /// The font at the user's size of text.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font at the user's size of text, at most the given size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at the size of text of the given traits, or at the user's for nil.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the size of text of the given traits, at most the given size in points.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let maximum = maximumPointSize > 0 ? maximumPointSize : nil
        let scaling = FontScaling(style: style, pointSize: font.pointSize, maximum: maximum)
        return UIFont(scaling: scaling, face: font.face, traits: traitCollection ?? .ofUser)
    }

    /// The value at the user's size of text.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The value at the size of text of the given traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        FontScaling(style: style, pointSize: value)
            .pointSize(at: (traitCollection ?? .ofUser).preferredContentSizeCategory)
    }
}
