import Foundation

/// The device's pixels, in points.
struct PixelGrid {
    /// Pixels per point; nothing is rounded at zero, the scale of unspecified traits.
    var scale: CGFloat

    /// The nearest pixel edge; halfway, the one to the right or below.
    func round(_ value: CGFloat) -> CGFloat {
        guard scale > 0 else { return value }
        // The solver's sums are exact to about 1e-9: without the margin an exact half could fall to either side.
        return (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Rounds each edge by itself.
    func round(_ rect: CGRect) -> CGRect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }
}
