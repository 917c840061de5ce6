import Foundation

/// An immutable image of pixels or of a symbol. (UIKit documentation; Sendable by fact 12.2)
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    let values: ImageValues

    init(values: ImageValues) {
        self.values = values
        super.init()
    }

    /// Creates an image of zero size.
    public convenience override init() {
        self.init(values: ImageValues(source: .empty))
    }

    /// Creates an image from pixels, at one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from pixels, at `scale` pixels per point. Traps for any orientation but `.up`.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        precondition(
            orientation == .up,
            "UIImage(cgImage:scale:orientation:) supports only .up in HeadlessUIKit: rotate the pixels instead."
        )
        var values = ImageValues(source: .pixels(cgImage))
        values.scale = scale > 0 ? scale : 1
        self.init(values: values)
    }

    /// Not supported: traps.
    public required convenience init?(coder: NSCoder) {
        fatalError("UIImage.init(coder:) is missing in HeadlessUIKit: images are not archived; use pngData().")
    }

    /// Not supported: traps.
    public func encode(with coder: NSCoder) {
        fatalError("UIImage.encode(with:) is missing in HeadlessUIKit: images are not archived; use pngData().")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// The size in points.
    open var size: CGSize { values.size }
    /// Pixels per point; 1 by default, and the display scale of the current traits for a symbol.
    open var scale: CGFloat { isSymbolImage ? Self.currentScale : values.scale }
    /// Whether the image is drawn in its own colors or as a template in the tint color; `.automatic` by default.
    open var renderingMode: UIImage.RenderingMode { values.renderingMode }
    /// The orientation of the pixels; always `.up`.
    open var imageOrientation: UIImage.Orientation { .up }
    /// Whether this is a system symbol, which is a template by default.
    open var isSymbolImage: Bool { if case .symbol = values.source { true } else { false } }
    /// The end caps, which are not stretched, in points; zero by default.
    open var capInsets: UIEdgeInsets { values.capInsets }
    /// Whether the area between the end caps is tiled or stretched; `.tile` by default.
    open var resizingMode: UIImage.ResizingMode { values.resizingMode }
    /// The insets of the alignment rectangle, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
    /// Whether the image is mirrored in right-to-left layouts; false by default.
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

    /// The pixels in the image's own colors; a symbol is drawn at ``scale``. Nil for zero size.
    open var cgImage: CGImage? { rendered(scale: scale, tint: nil, in: .current) }

    /// Whether source and options are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || values == other.values
    }

    /// The same for equal images.
    open override var hash: Int { values.hashValue }

    /// The display scale of the current traits; 1 if unspecified.
    static var currentScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}

extension UIImage {
    /// Whether an image is drawn in its own colors or as a template. (UIKit documentation)
    public enum RenderingMode: Int, Sendable {
        /// As a template where the context asks for it, such as in bar buttons; in its own colors elsewhere.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the area between the end caps is filled. (UIKit documentation)
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// The orientation of the pixels of an image. (UIKit documentation)
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
}

// MARK: - Modified copies

extension UIImage {
    private func changingValues(_ change: (inout ImageValues) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values: values)
    }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changingValues { $0.renderingMode = renderingMode }
    }

    /// Returns the image filled with a color; the rendering mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changingValues { $0.tint = color }
    }

    /// Returns the image filled with a color, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changingValues {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with end caps in points; the area between them is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with end caps in points and a resizing mode.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets,
        resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        changingValues {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with other alignment insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changingValues { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image, mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changingValues { $0.flipsForRightToLeft = true }
    }

    /// Returns the symbol with the configuration in place of its own; an image of pixels is returned unchanged.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard case .symbol(let symbol, _) = values.source,
            let configuration = configuration as? UIImage.SymbolConfiguration
        else { return self }
        return changingValues { $0.source = .symbol(symbol, configuration.options) }
    }

    /// Returns the symbol with what the configuration specifies; nil for an image of pixels.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol, let options) = values.source else { return nil }
        return changingValues { $0.source = .symbol(symbol, options.overridden(by: configuration.options)) }
    }
}

// MARK: - Storage

/// The contents and options of a `UIImage`.
struct ImageValues: Hashable, Sendable {
    /// Where the pixels come from.
    enum Source: Hashable, Sendable {
        case pixels(CGImage)
        /// Drawn from its paths at each scale.
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
