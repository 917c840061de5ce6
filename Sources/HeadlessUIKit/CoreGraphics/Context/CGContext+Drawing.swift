import Foundation

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

    /// Fills an ellipse that touches the sides of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        paint(state.fill) { $0.fill(.ellipse(in: rect), color: $1) }
    }

    /// Draws the sides of a rectangle as lines.
    public func stroke(_ rect: CGRect) {
        stroke(.rect(rect), width: state.lineWidth)
    }

    /// Draws the sides of a rectangle as lines of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(.rect(rect), width: width)
    }

    /// Draws an ellipse that touches the sides of a rectangle as a line.
    public func strokeEllipse(in rect: CGRect) {
        stroke(.ellipse(in: rect), width: state.lineWidth)
    }

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), evenOdd: rule == .evenOdd)
    }

    /// Draws the path as a line and forgets it.
    public func strokePath() {
        stroke(takePath(), width: state.lineWidth)
    }

    /// Fills the path, draws it as a line, or both, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if [.fill, .eoFill, .fillStroke, .eoFillStroke].contains(mode) {
            fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke)
        }
        if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path, width: state.lineWidth) }
    }

    /// Draws an image over a rectangle. As in Core Graphics its first row comes at the greatest y: upside down where y
    /// points down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        precondition(!byTiling, "CGContext.draw(_:in:byTiling:): tiling is not modelled; draw the tiles one by one.")
        canvas.save()
        canvas.translate(x: 0, y: rect.minY + rect.maxY)
        canvas.concatenate(CGAffineTransform(scaleX: 1, y: -1))
        place(covering: rect) { canvas, alpha in canvas.draw(image.bitmap, in: rect, alpha: alpha) }
        canvas.restore()
    }

    /// Fills the clip with a gradient from one point to another, in points; the options say whether it goes on beyond.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        canvas.save()
        defer { canvas.restore() }
        // Along the x axis of coordinates that are turned into its direction.
        canvas.concatenate(
            CGAffineTransform(
                a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: startPoint.x, ty: startPoint.y))
        let visible = canvas.clipBounds
        let first = options.contains(.drawsBeforeStartLocation) ? min(visible.minX, 0) : 0
        let last = options.contains(.drawsAfterEndLocation) ? max(visible.maxX, length) : length
        let area = CGRect(x: first, y: visible.minY, width: last - first, height: visible.height)
        guard area.width > 0, area.height > 0 else { return }
        place(covering: area) { canvas, alpha in
            canvas.drawLinearGradient(
                in: area, colors: gradient.colors.map { $0.withAlpha(Double(alpha)) }, locations: gradient.locations,
                start: CGPoint(x: -first / area.width, y: 0), end: CGPoint(x: (length - first) / area.width, y: 0))
        }
    }

    package func fill(_ path: VectorPath, evenOdd: Bool = false) {
        paint(state.fill) { $0.fill(path, color: $1, evenOdd: evenOdd) }
    }

    package func stroke(_ path: VectorPath, width: CGFloat) {
        let isRound = state.lineCap == .round
        paint(state.stroke) { $0.stroke(path, lineWidth: width, color: $1, roundCaps: isRound) }
    }
}

/// What to draw of a path. (CoreGraphics documentation)
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}
