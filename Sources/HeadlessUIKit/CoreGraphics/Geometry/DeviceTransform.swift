import Foundation

/// An affine map from points to pixels in plain doubles.
struct DeviceTransform: Equatable, Sendable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var tx: Double
    var ty: Double

    init(scale: Double) {
        (a, b, c, d, tx, ty) = (scale, 0, 0, scale, 0, 0)
    }

    init(_ transform: CGAffineTransform) {
        (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
        (tx, ty) = (Double(transform.tx), Double(transform.ty))
    }

    /// The map that first applies `inner`, then this one.
    func preceded(by inner: DeviceTransform) -> DeviceTransform {
        var result = self
        result.a = inner.a * a + inner.b * c
        result.b = inner.a * b + inner.b * d
        result.c = inner.c * a + inner.d * c
        result.d = inner.c * b + inner.d * d
        result.tx = inner.tx * a + inner.ty * c + tx
        result.ty = inner.tx * b + inner.ty * d + ty
        return result
    }

    func apply(_ point: CGPoint) -> CGPoint {
        let (x, y) = (Double(point.x), Double(point.y))
        return CGPoint(x: x * a + y * c + tx, y: x * b + y * d + ty)
    }

    /// The map back, nil when this one flattens everything to a line.
    var inverse: DeviceTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        var result = self
        (result.a, result.b) = (d / determinant, -b / determinant)
        (result.c, result.d) = (-c / determinant, a / determinant)
        result.tx = (c * ty - d * tx) / determinant
        result.ty = (b * tx - a * ty) / determinant
        return result
    }

    /// Whether rectangles stay rectangles with horizontal sides.
    var keepsAxes: Bool { b == 0 && c == 0 }

    /// Whether, beyond that, nothing is mirrored.
    var isUpright: Bool { keepsAxes && a > 0 && d > 0 }

    /// How much lengths grow, as the square root of how much areas grow.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }

    func rect(_ rect: CGRect) -> DeviceRect {
        let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
        let (right, bottom) = (x + Double(rect.size.width), y + Double(rect.size.height))
        return DeviceRect(x * a + tx, y * d + ty, right * a + tx, bottom * d + ty)
    }
}
