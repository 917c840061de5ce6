import Foundation

extension Canvas {
    /// Draws a border along the inside of a rectangle, as a layer's border is drawn.
    package func stroke(_ rect: CGRect, cornerRadius: CGFloat, lineWidth: CGFloat, color: PixelColor) {
        guard lineWidth > 0 else { return }
        let rect = rect.standardized
        let inner = rect.insetBy(dx: lineWidth, dy: lineWidth)
        guard inner.width > 0, inner.height > 0, !inner.isNull else {
            fill(rect, cornerRadius: cornerRadius, color: color)
            return
        }
        let clip = state.clip.rect
        let innerRadius = max(cornerRadius - lineWidth, 0)
        let hole = Shape(rect: inner, cornerRadius: innerRadius, transform: state.transform).coverage(within: clip)
        let whole = Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform).coverage(within: clip)
        paint(whole.ring(without: hole), pixel: color.packed())
    }

    /// Draws a line along a path. Corners are round with round caps, otherwise pointed.
    package func stroke(_ path: VectorPath, lineWidth: CGFloat, color: PixelColor, roundCaps: Bool = false) {
        guard lineWidth > 0 else { return }
        let tolerance = 0.04 / max(state.transform.meanScale, 0.001)
        fill(path.stroked(lineWidth: Double(lineWidth), roundCaps: roundCaps, tolerance: tolerance), color: color)
    }
}
