import Foundation

/// A symbol as paths, in points of the image.
struct SymbolVector {
    var size: CGSize
    var strokes: VectorPath
    var fills: VectorPath
    var lineWidth: CGFloat

    /// Draws the symbol over a rectangle in one colour.
    func draw(in rect: CGRect, on canvas: Canvas, color: PixelColor) {
        // Where areas and lines overlap, a translucent colour must not count twice.
        let needsGroup = color.alpha < 1 && !strokes.isEmpty && !fills.isEmpty
        var color = color
        if needsGroup {
            canvas.beginGroup(alpha: CGFloat(color.alpha))
            color.alpha = 1
        }
        canvas.save()
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.concatenate(CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
        if !fills.isEmpty { canvas.fill(fills, color: color) }
        if !strokes.isEmpty { canvas.stroke(strokes, lineWidth: lineWidth, color: color, roundCaps: true) }
        canvas.restore()
        if needsGroup { canvas.endGroup() }
    }
}
