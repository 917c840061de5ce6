import Foundation

/// How an image renderer draws.
@MainActor @preconcurrency
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; default the screen's.
    open var scale: CGFloat = Simulator.current.profile.scale
    /// Whether the image has no transparency; default false.
    open var opaque = false

    /// The format of the screen in use.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The format that is best for the screen in use.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image renderer draws into.
@MainActor @preconcurrency
open class UIGraphicsImageRendererContext: NSObject {
    let canvas: Canvas
    let bitmap: Bitmap
    let scale: CGFloat

    init(bitmap: Bitmap, scale: CGFloat) {
        self.bitmap = bitmap
        self.scale = scale
        canvas = Canvas(bitmap: bitmap, scale: scale)
    }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) {
        guard let color = DrawingContext.current?.fill else { return }
        canvas.fill(rect, color: color)
    }

    /// The image drawn so far.
    open var currentImage: UIImage {
        UIImage(cgImage: CGImage(bitmap: bitmap.copy()), scale: scale, orientation: .up)
    }
}

/// Makes an image by drawing.
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let rendererFormat: UIGraphicsImageRendererFormat

    /// Makes a renderer of an image, in points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Makes a renderer of an image, in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        rendererFormat = format
    }

    /// Makes a renderer of an image as large as a rectangle, in points.
    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size, format: .default())
    }

    /// The renderer's format.
    open var format: UIGraphicsImageRendererFormat { rendererFormat }

    /// Draws the image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = rendererFormat.scale > 0 ? rendererFormat.scale : Simulator.current.profile.scale
        let bitmap = Bitmap(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let context = UIGraphicsImageRendererContext(bitmap: bitmap, scale: scale)
        if rendererFormat.opaque {
            context.canvas.fill(
                CGRect(origin: .zero, size: size), color: PixelColor(red: 0, green: 0, blue: 0, alpha: 1))
        }
        DrawingContext.perform(on: context.canvas) { actions(context) }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    /// Draws the image and returns it as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
