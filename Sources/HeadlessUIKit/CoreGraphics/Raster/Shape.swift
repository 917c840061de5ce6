import Foundation

/// A rounded rectangle after the transform: still one, or an arbitrary path when it was rotated or sheared.
enum Shape {
    case rect(RoundedRectCoverage)
    case path(VectorPath)

    init(rect: CGRect, cornerRadius: CGFloat, transform: DeviceTransform) {
        let rect = rect.standardized
        if transform.keepsAxes {
            let radius = Double(max(min(cornerRadius, rect.width / 2, rect.height / 2), 0))
            self = .rect(
                RoundedRectCoverage(
                    rect: transform.rect(rect),
                    radiusX: radius * abs(transform.a),
                    radiusY: radius * abs(transform.d)
                ))
        } else {
            self = .path(VectorPath.roundedRect(rect, cornerRadius: cornerRadius).mapped(transform.apply))
        }
    }

    /// The pixels it fills, if it fills whole pixels only.
    var pixelRect: PixelRect? {
        if case .rect(let rounded) = self, rounded.isPixelRect { return rounded.rect.outer }
        return nil
    }

    /// All pixels it touches.
    var outer: PixelRect {
        switch self {
        case .rect(let rounded):
            return rounded.rect.outer
        case .path(let path):
            let box = path.bounds
            return DeviceRect(Double(box.minX), Double(box.minY), Double(box.maxX), Double(box.maxY)).outer
        }
    }

    /// The coverage, at least within `limit`.
    func coverage(within limit: PixelRect) -> Coverage {
        switch self {
        case .rect(let rounded):
            return rounded.coverage(within: limit)
        case .path(let path):
            return PathRasterizer.coverage(of: path, evenOdd: false, within: limit)
        }
    }
}
