import Foundation

extension UIColor {
    /// Makes this the colour of fills.
    @MainActor public func setFill() {
        DrawingContext.current?.fill = cgColor.pixel
    }

    /// Makes this the colour of strokes.
    @MainActor public func setStroke() {
        DrawingContext.current?.stroke = cgColor.pixel
    }

    /// Makes this the colour of fills and strokes.
    @MainActor public func set() {
        setFill()
        setStroke()
    }
}

/// Fills a rectangle, in points, with the current fill colour.
@MainActor
public func UIRectFill(_ rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    context.canvas.fill(rect, color: context.fill)
}

extension UIBezierPath {
    /// Fills the path with the current fill colour.
    @MainActor public func fill() {
        guard let context = DrawingContext.current else { return }
        context.canvas.fill(vectorPath, color: context.fill)
    }

    /// Strokes the path with the current stroke colour.
    @MainActor public func stroke() {
        guard let context = DrawingContext.current else { return }
        context.canvas.stroke(vectorPath, lineWidth: lineWidth, color: context.stroke, roundCaps: false)
    }
}

extension UIImage {
    /// Draws the image in a rectangle of the current context, in points.
    @MainActor public func draw(in rect: CGRect) {
        guard let context = DrawingContext.current else { return }
        draw(in: rect, on: context.canvas, tint: context.fill, traits: .current)
    }

    /// Draws the image at its own size.
    @MainActor public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}

extension UIView {
    /// Draws the view and what is in it, as shown on the screen, into the current context; returns whether it could.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = DrawingContext.current, bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { Simulator.current.commit() }
        let canvas = context.canvas
        canvas.save()
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.concatenate(
            CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
        canvas.translate(x: -bounds.minX, y: -bounds.minY)
        LayerRenderer(canvas: canvas).drawInside(layer, layer.shownModel)
        canvas.restore()
        return true
    }

    /// A view that shows how this one looks now; nil for a view without size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let snapshot = UIImageView(image: image)
        snapshot.frame = CGRect(origin: .zero, size: bounds.size)
        return snapshot
    }
}
