import Foundation

/// An image, of pixels or of a drawn symbol; cannot change. (UIKit documentation; Sendable by fact 12.2)
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    let values: ImageValues

    init(values: ImageValues) {
        self.values = values
        super.init()
    }

    /// An image without size.
    public convenience override init() {
        self.init(values: ImageValues(source: .empty))
    }

    /// An image of the given pixels, one per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of the given pixels, `scale` of them per point. Only the upright orientation is modelled.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        precondition(
            orientation == .up,
            "UIImage(cgImage:scale:orientation:) knows only .up in HeadlessUIKit: turn the pixels instead."
        )
        var values = ImageValues(source: .pixels(cgImage))
        values.scale = scale > 0 ? scale : 1
        self.init(values: values)
    }

    /// Not supported: images are not archived here.
    public required convenience init?(coder: NSCoder) {
        fatalError("UIImage.init(coder:) is missing in HeadlessUIKit: images are not archived; use pngData().")
    }

    /// Not supported: images are not archived here.
    public func encode(with coder: NSCoder) {
        fatalError("UIImage.encode(with:) is missing in HeadlessUIKit: images are not archived; use pngData().")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// The size in points.
    open var size: CGSize { values.size }
    /// Pixels per point; 1 by default, and that of the current traits for a symbol.
    open var scale: CGFloat { isSymbolImage ? Self.currentScale : values.scale }
    /// Whether the image keeps its colours or is filled with the tint; `.automatic` by default.
    open var renderingMode: UIImage.RenderingMode { values.renderingMode }
    /// How the pixels are turned; always `.up` here.
    open var imageOrientation: UIImage.Orientation { .up }
    /// Whether this is one of the system's symbols, a template unless it says otherwise.
    open var isSymbolImage: Bool { if case .symbol = values.source { true } else { false } }
    /// The part at each edge that is not stretched, in points; none by default.
    open var capInsets: UIEdgeInsets { values.capInsets }
    /// Whether the middle part is repeated or stretched; `.tile` by default.
    open var resizingMode: UIImage.ResizingMode { values.resizingMode }
    /// How far the part that counts for alignment lies within the edges, in points; none by default.
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
    /// Whether the image is mirrored where the layout runs from right to left; false by default.
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

    /// The pixels, in the image's own colours; those of a symbol are drawn at ``scale``. Nil without size.
    open var cgImage: CGImage? { rendered(scale: scale, tint: nil, in: .current) }

    /// Equal when everything that can be seen is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || values == other.values
    }

    /// Equal for equal images.
    open override var hash: Int { values.hashValue }

    static var currentScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}
