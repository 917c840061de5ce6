import Foundation

/// How a renderer draws; base of `UIGraphicsImageRendererFormat`.
open class UIGraphicsRendererFormat: NSObject {
    /// The format of the screen in use.
    open class func `default`() -> Self { self.init() }
    /// The format that is best for the screen in use.
    open class func preferred() -> Self { self.init() }

    /// The format of the screen in use.
    public required override init() {
        super.init()
    }
}

/// How an image renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; default the screen's.
    open var scale: CGFloat = DrawingContext.screenScale
    /// Whether the image has no transparency; default false.
    open var opaque = false

    /// The format of the screen in use.
    public required init() {
        super.init()
    }

    /// The format that fits some traits: their scale where it is specified.
    public init(for traitCollection: UITraitCollection) {
        super.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// What a renderer draws into; base of `UIGraphicsImageRendererContext`.
open class UIGraphicsRendererContext: NSObject {
    /// The context itself.
    open private(set) var cgContext: CGContext
    /// How the renderer draws.
    open private(set) var format: UIGraphicsRendererFormat

    init(context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, in points, with the current fill colour in a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Draws the sides of a rectangle as lines inside it.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Restricts drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: cgContext.canvas.scale, orientation: .up)
    }
}

/// Draws; base of `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    let area: CGRect
    let rendererFormat: UIGraphicsRendererFormat

    init(area: CGRect, format: UIGraphicsRendererFormat) {
        self.area = area
        rendererFormat = format
    }

    /// The renderer's format.
    open var format: UIGraphicsRendererFormat { rendererFormat }
}

/// Makes an image by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Makes a renderer of an image, in points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Makes a renderer of an image, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of an image as large as a rectangle, in points, whose coordinates count for the drawing.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Makes a renderer of an image as large as a rectangle, in points, whose coordinates count for the drawing.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(area: bounds, format: format)
    }

    /// Draws the image.
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

    /// Draws the image and returns it as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
