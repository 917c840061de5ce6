import Foundation

extension UIColor {
    /// Makes this the colour of fills.
    public func setFill() {
        DrawingContext.current?.setFillColor(cgColor)
    }

    /// Makes this the colour of strokes.
    public func setStroke() {
        DrawingContext.current?.setStrokeColor(cgColor)
    }

    /// Makes this the colour of fills and strokes.
    public func set() {
        setFill()
        setStroke()
    }
}

/// Fills a rectangle, in points, with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
    DrawingContext.current?.fill(rect)
}

/// Fills a rectangle, in points, with the current fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = DrawingContext.current else { return }
    let mode = context.state.blendMode
    context.state.blendMode = blendMode
    context.fill(rect)
    context.state.blendMode = mode
}

/// Restricts drawing to a rectangle, in points.
public func UIRectClip(_ rect: CGRect) {
    DrawingContext.current?.clip(to: rect)
}

extension UIBezierPath {
    /// Fills the path with the current fill colour.
    public func fill() {
        DrawingContext.current?.fill(vectorPath, evenOdd: usesEvenOddFillRule)
    }

    /// Strokes the path with the current stroke colour.
    public func stroke() {
        guard let context = DrawingContext.current else { return }
        let cap = context.state.lineCap
        context.state.lineCap = lineCapStyle
        context.stroke(vectorPath, width: lineWidth)
        context.state.lineCap = cap
    }

    /// Restricts drawing to the inside of the path.
    public func addClip() {
        DrawingContext.current?.canvas.clip(to: vectorPath, evenOdd: usesEvenOddFillRule)
    }
}

extension UIImage {
    /// Draws the image in a rectangle of the current context, in points.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image at its own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at its own size in a blend mode; alpha 0...1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in a rectangle of the current context, in points, in a blend mode; alpha 0...1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = DrawingContext.current else { return }
        let state = context.state
        context.state.blendMode = blendMode
        context.state.alpha *= alpha
        context.place(covering: rect) { canvas, alpha in
            if alpha < 1 { canvas.beginGroup(alpha: alpha) }
            draw(in: rect, on: canvas, tint: state.fill, traits: .current)
            if alpha < 1 { canvas.endGroup() }
        }
        context.state = state
    }
}
