import Foundation

extension VectorPath {
    package func applying(_ transform: CGAffineTransform) -> VectorPath {
        let matrix = DeviceTransform(transform)
        return mapped { matrix.apply($0) }
    }

    /// The path with every point, control points included, replaced by its image.
    func mapped(_ image: (CGPoint) -> CGPoint) -> VectorPath {
        var result = VectorPath()
        for element in elements {
            switch element {
            case .move(let point):
                result.move(to: image(point))
            case .line(let point):
                result.line(to: image(point))
            case .quad(let control, let point):
                result.quad(to: image(point), control: image(control))
            case .cubic(let control1, let control2, let point):
                result.cubic(to: image(point), control1: image(control1), control2: image(control2))
            case .close:
                result.close()
            }
        }
        return result
    }

    /// The smallest rectangle around all points, control points included; `.zero` when there are none.
    package var bounds: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        _ = mapped { point in
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            return point
        }
        guard low.x <= high.x else { return .zero }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
