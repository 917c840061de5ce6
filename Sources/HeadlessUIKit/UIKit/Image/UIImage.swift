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

extension UIImage {
    /// Whether an image keeps its colours. (UIKit documentation)
    public enum RenderingMode: Int, Sendable {
        /// By where it is used: as a template in a bar button, as it is elsewhere.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of an image fills its room. (UIKit documentation)
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// How the pixels of an image are turned. (UIKit documentation)
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// How heavy the strokes of a symbol are. (UIKit documentation)
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// How large a symbol is beside text of its point size. (UIKit documentation)
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}

// MARK: - Modified copies

extension UIImage {
    private func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values: values)
    }

    /// The same image with another rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same shape in one colour; the rendering mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// The same shape in one colour, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same image with edges in points that keep their size; the middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image with edges in points that keep their size.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets,
        resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same image with other insets for alignment, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same image, mirrored where the layout runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The same symbol with another size or weight; an image of pixels stays as it is.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard case .symbol(let symbol, _) = values.source,
            let configuration = configuration as? UIImage.SymbolConfiguration
        else { return self }
        return changed { $0.source = .symbol(symbol, configuration.options) }
    }

    /// The same symbol with what the configuration specifies; an image of pixels stays as it is.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol, let options) = values.source else { return nil }
        return changed { $0.source = .symbol(symbol, options.overridden(by: configuration.options)) }
    }
}

// MARK: - Storage

/// What a `UIImage` is, as a plain value.
struct ImageValues: Hashable, Sendable {
    /// Where the pixels come from.
    enum Source: Hashable, Sendable {
        case pixels(CGImage)
        /// Drawn afresh at every scale.
        case symbol(Symbol, SymbolOptions)
        case empty
    }

    var source: Source
    /// Pixels per point.
    var scale: CGFloat = 1
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false

    init(source: Source) {
        self.source = source
    }

    /// The size in points.
    var size: CGSize {
        switch source {
        case .pixels(let image):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let symbol, let options):
            symbol.size(options)
        case .empty:
            .zero
        }
    }
}
