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
