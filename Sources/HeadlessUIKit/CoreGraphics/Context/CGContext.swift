import Foundation

/// A drawing destination, an image or the screen, in points with y down. (CoreGraphics documentation)
public class CGContext {
    /// What `saveGState()` keeps in addition to the transform and the clip.
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
    /// Whether the image has no alpha.
    private let isOpaque: Bool
    package var state = State()
    private var savedStates: [State] = []
    fileprivate var currentPath = CGMutablePath()

    package init(canvas: Canvas) {
        self.canvas = canvas
        isImage = false
        isOpaque = false
    }

    package init(size: CGSize, opaque: Bool, scale: CGFloat) {
        let bitmap = Bitmap(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        canvas = Canvas(bitmap: bitmap, scale: scale)
        isImage = true
        isOpaque = opaque
        if opaque { canvas.fill(CGRect(origin: .zero, size: size), color: .black) }
    }

    /// Returns the image drawn so far; nil for a context that does not draw into an image.
    public func makeImage() -> CGImage? {
        isImage ? CGImage(bitmap: canvas.bitmap.copy(), hasAlpha: !isOpaque) : nil
    }

    // MARK: State

    /// Saves the transform, the clip and the drawing parameters; pairs with `restoreGState()`.
    public func saveGState() {
        canvas.save()
        savedStates.append(state)
    }

    /// Restores what `saveGState()` saved.
    public func restoreGState() {
        precondition(
            !savedStates.isEmpty, "CGContext.restoreGState() was called without saveGState(); pair the two.")
        canvas.restore()
        state = savedStates.removeLast()
    }

    /// Sets the color of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.pixel }

    /// Sets the color of fills in sRGB, components 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of strokes.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.pixel }

    /// Sets the color of strokes in sRGB, components 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the opacity of everything that is drawn, 0...1; default 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Sets the width of lines in points; default 1.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// Sets how lines end; default butt.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets how lines meet; default miter. Stored without effect: corners are round if the caps are.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets how drawing is combined with what is already there; default normal.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    // MARK: Coordinates

    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { canvas.translate(x: tx, y: ty) }

    /// Scales the coordinate system.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { canvas.concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates the coordinate system, in radians.
    public func rotate(by angle: CGFloat) { canvas.concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }

    /// The bounding box of the clip, in points.
    public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }

    // MARK: Clips

    /// Restricts drawing to a rectangle.
    public func clip(to rect: CGRect) { canvas.clip(to: rect) }

    /// Restricts drawing to the inside of the path and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        canvas.clip(to: takePath(), evenOdd: rule == .evenOdd)
    }

    /// Returns the path and clears it.
    fileprivate func takePath() -> VectorPath {
        defer { currentPath = CGMutablePath() }
        return currentPath.vector
    }
}

// MARK: - Drawing

extension CGContext {
    /// Fills a rectangle, in points.
    public func fill(_ rect: CGRect) {
        paint(state.fill) { $0.fill(rect, color: $1) }
    }

    /// Fills rectangles, in points.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let mode = state.blendMode
        state.blendMode = .clear
        fill(rect)
        state.blendMode = mode
    }

    /// Fills the ellipse inscribed in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        paint(state.fill) { $0.fill(.ellipse(in: rect), color: $1) }
    }

    /// Strokes the sides of a rectangle.
    public func stroke(_ rect: CGRect) {
        stroke(.rect(rect), width: state.lineWidth)
    }

    /// Strokes the sides of a rectangle with a line width, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(.rect(rect), width: width)
    }

    /// Strokes the ellipse inscribed in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        stroke(.ellipse(in: rect), width: state.lineWidth)
    }

    /// Fills the path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), evenOdd: rule == .evenOdd)
    }

    /// Strokes the path and clears it.
    public func strokePath() {
        stroke(takePath(), width: state.lineWidth)
    }

    /// Fills the path, strokes it, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if [.fill, .eoFill, .fillStroke, .eoFillStroke].contains(mode) {
            fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke)
        }
        if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path, width: state.lineWidth) }
    }

    /// Draws an image into a rectangle. As in Core Graphics its first row is at the greatest y: upside down if y points
    /// down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        precondition(!byTiling, "CGContext.draw(_:in:byTiling:): tiling is not modelled; draw the tiles one by one.")
        canvas.save()
        canvas.translate(x: 0, y: rect.minY + rect.maxY)
        canvas.concatenate(CGAffineTransform(scaleX: 1, y: -1))
        composite(covering: rect) { canvas, alpha in canvas.draw(image, in: rect, alpha: alpha) }
        canvas.restore()
    }

    /// Fills the clip with a gradient from one point to another, in points; the options extend it beyond its ends.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        canvas.save()
        defer { canvas.restore() }
        // Along the x axis of a coordinate system that is rotated into the gradient's direction.
        canvas.concatenate(
            CGAffineTransform(
                a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: startPoint.x, ty: startPoint.y))
        let visible = canvas.clipBounds
        let first = options.contains(.drawsBeforeStartLocation) ? min(visible.minX, 0) : 0
        let last = options.contains(.drawsAfterEndLocation) ? max(visible.maxX, length) : length
        let area = CGRect(x: first, y: visible.minY, width: last - first, height: visible.height)
        guard area.width > 0, area.height > 0 else { return }
        composite(covering: area) { canvas, alpha in
            canvas.drawLinearGradient(
                in: area, colors: gradient.colors.map { $0.withAlpha(Double(alpha)) }, locations: gradient.locations,
                start: CGPoint(x: -first / area.width, y: 0), end: CGPoint(x: (length - first) / area.width, y: 0))
        }
    }

    /// Fills a path.
    package func fill(_ path: VectorPath, evenOdd: Bool = false) {
        paint(state.fill) { $0.fill(path, color: $1, evenOdd: evenOdd) }
    }

    /// Strokes a path.
    package func stroke(_ path: VectorPath, width: CGFloat) {
        let cap = state.lineCap
        paint(state.stroke) { $0.stroke(path, lineWidth: width, color: $1, cap: cap) }
    }
}

// MARK: - The current path

extension CGContext {
    /// Clears the path.
    public func beginPath() { currentPath = CGMutablePath() }

    /// Closes the subpath with a straight line to its start.
    public func closePath() { currentPath.closeSubpath() }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { currentPath.move(to: point) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

    /// Adds a subpath of straight lines through points.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

    /// Adds a cubic curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

    /// Adds a circular arc, angles in radians. `clockwise` is meant for y up: with y down the arc is drawn in the other
    /// direction.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

    /// Adds a path.
    public func addPath(_ path: CGPath) { currentPath.addPath(path) }

    /// A copy of the path; nil if it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }

    /// Whether the path is empty.
    public var isPathEmpty: Bool { currentPath.isEmpty }
}

// MARK: - Types

/// Whether a path is filled, stroked or both. (CoreGraphics documentation)
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// How the corners of lines are drawn. (CoreGraphics documentation)
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
