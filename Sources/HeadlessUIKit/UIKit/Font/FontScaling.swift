import Foundation

/// How a font follows the user's size of text: what `preferredFont` and `UIFontMetrics` gave it.
struct FontScaling: Sendable {
    let style: UIFont.TextStyle
    /// Points at the usual size of text; nil for the style's own.
    var pointSize: CGFloat?
    /// The most points; nil for no limit.
    var maximum: CGFloat?

    /// The points at a size of text. UIKit's exact curve for sizes of the app's own is not published; here it is the
    /// ratio of the style's published sizes.
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

    /// The font at the size of text of other traits; nil where it does not follow the user's size of text.
    func rescaled(for traits: UITraitCollection) -> UIFont? {
        scaling.map { UIFont(scaling: $0, face: face, traits: traits) }
    }
}
