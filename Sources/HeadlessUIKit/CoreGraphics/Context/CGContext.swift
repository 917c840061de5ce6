import Foundation

/// Draws into an image or onto the screen, in points with y down. (CoreGraphics documentation)
public class CGContext {
    /// What `saveGState()` keeps beside the transform and the clip.
    package struct State {
        package var fill = PixelColor.black
        var stroke = PixelColor.black
        package var alpha: CGFloat = 1
        var lineWidth: CGFloat = 1
        package var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        package var blendMode = CGBlendMode.normal
    }

    package let canvas: Canvas
    /// Whether the context was made for an image rather than for the screen.
    let isImage: Bool
    package var state = State()
    var savedStates: [State] = []
    var currentPath = CGMutablePath()

    package init(canvas: Canvas) {
        self.canvas = canvas
        isImage = false
    }

    package init(size: CGSize, opaque: Bool, scale: CGFloat) {
        let bitmap = Bitmap(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        canvas = Canvas(bitmap: bitmap, scale: scale)
        isImage = true
        if opaque { canvas.fill(CGRect(origin: .zero, size: size), color: .black) }
    }

    /// The image drawn so far; nil for a context that is not one of an image.
    public func makeImage() -> CGImage? {
        isImage ? CGImage(bitmap: canvas.bitmap.copy()) : nil
    }

    // MARK: State

    /// Remembers transform, clip, colours and line; pairs with `restoreGState()`.
    public func saveGState() {
        canvas.save()
        savedStates.append(state)
    }

    /// Goes back to what `saveGState()` remembered.
    public func restoreGState() {
        precondition(
            !savedStates.isEmpty, "CGContext.restoreGState() was called without saveGState(); pair the two.")
        canvas.restore()
        state = savedStates.removeLast()
    }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.pixel }
    /// Sets the colour of fills in sRGB, components 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.pixel }
    /// Sets the colour of strokes in sRGB, components 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets how strongly everything is drawn, 0...1; default 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Sets the width of lines in points; default 1.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Sets how lines end; default butt.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets how lines meet; default miter. Kept, without effect: corners are round where the caps are.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// Sets how what is drawn mixes with what is there; default normal.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    // MARK: Coordinates

    /// Moves the coordinates, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { canvas.translate(x: tx, y: ty) }
    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { canvas.concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns the coordinates, in radians.
    public func rotate(by angle: CGFloat) { canvas.concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Puts a transform before those so far.
    public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }
    /// The part that can still be drawn to.
    public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }

    // MARK: Clips

    /// Restricts drawing to a rectangle.
    public func clip(to rect: CGRect) { canvas.clip(to: rect) }
    /// Restricts drawing to the inside of the path and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        canvas.clip(to: takePath(), evenOdd: rule == .evenOdd)
    }

    func takePath() -> VectorPath {
        defer { currentPath = CGMutablePath() }
        return currentPath.vector
    }
}

/// Which areas of a path that crosses itself are inside. (CoreGraphics documentation)
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

/// How lines end. (CoreGraphics documentation)
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// How lines meet. (CoreGraphics documentation)
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
