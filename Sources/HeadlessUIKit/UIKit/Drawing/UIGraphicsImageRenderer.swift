import Foundation

/// The drawing options of a renderer; base of `UIGraphicsImageRendererFormat`.
open class UIGraphicsRendererFormat: NSObject {
    /// Returns the format for the current screen.
    open class func `default`() -> Self { self.init() }
    /// Returns the preferred format for the current screen.
    open class func preferred() -> Self { self.init() }

    /// Creates a format for the current screen.
    public required override init() {
        super.init()
    }
}

/// The drawing options of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; by default those of the screen.
    open var scale: CGFloat = DrawingContext.screenScale
    /// Whether the image is opaque; false by default.
    open var opaque = false

    /// Creates a format for the current screen.
    public required init() {
        super.init()
    }

    /// Creates a format with the display scale of the traits if specified.
    public init(for traitCollection: UITraitCollection) {
        super.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The drawing environment of a renderer; base of `UIGraphicsImageRendererContext`.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context.
    open private(set) var cgContext: CGContext
    /// The format of the renderer.
    open private(set) var format: UIGraphicsRendererFormat

    init(context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle, in points, with the current fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, in points, with the current fill color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Strokes the edges of a rectangle, inset by half a point.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Intersects the clip with a rectangle, in points.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: cgContext.canvas.scale, orientation: .up)
    }
}

/// The base class of `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    let area: CGRect
    let rendererFormat: UIGraphicsRendererFormat

    init(area: CGRect, format: UIGraphicsRendererFormat) {
        self.area = area
        rendererFormat = format
    }

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { rendererFormat }
}

/// Creates images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size in points, at the scale of the screen.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer whose drawing coordinates are those of a rectangle in points, at the scale of the screen.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer whose drawing coordinates are those of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(area: bounds, format: format)
    }

    /// Returns the image drawn by the actions.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = imageFormat.scale > 0 ? imageFormat.scale : DrawingContext.screenScale
        let context = UIGraphicsImageRendererContext(
            context: CGContext(size: area.size, opaque: imageFormat.opaque, scale: scale), format: imageFormat)
        context.cgContext.translateBy(x: -area.minX, y: -area.minY)
        DrawingContext.push(context.cgContext)
        actions(context)
        DrawingContext.pop()
        return context.currentImage
    }

    /// Returns the image drawn by the actions as PNG data.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
