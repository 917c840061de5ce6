import Foundation

/// A rectangle of whole pixels; `right` and `bottom` are the first column and row outside.
struct PixelRect: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            left: max(left, other.left),
            top: max(top, other.top),
            right: min(right, other.right),
            bottom: min(bottom, other.bottom)
        )
        return result.isEmpty ? .empty : result
    }

    func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    func expanded(by margin: Int) -> PixelRect {
        PixelRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }

    /// What remains without another rectangle: above, below, left and right of it.
    func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(left: left, top: top, right: right, bottom: hole.top),
            PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
            PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
            PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
        ].filter { !$0.isEmpty }
    }
}

/// A rectangle whose edges are in units of 1/256 pixel, so that everything computed from it is integer arithmetic and
/// two mirrored shapes have exactly mirrored pixels.
struct DeviceRect: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// Creates a rectangle from edges in pixels, in any order.
    init(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        left = DeviceRect.steps(min(x0, x1))
        right = DeviceRect.steps(max(x0, x1))
        top = DeviceRect.steps(min(y0, y1))
        bottom = DeviceRect.steps(max(y0, y1))
    }

    init(_ rect: PixelRect) {
        left = rect.left * 256
        top = rect.top * 256
        right = rect.right * 256
        bottom = rect.bottom * 256
    }

    /// A distance in pixels, converted to units of 1/256 pixel and clamped far beyond any screen.
    static func steps(_ value: Double) -> Int {
        let limit = 4_000_000.0
        guard value > -limit else { return Int(-limit) * 256 }
        return Int(((value < limit ? value : limit) * 256 + 0.5).rounded(.down))
    }

    var isEmpty: Bool { right <= left || bottom <= top }

    var isAligned: Bool { (left | top | right | bottom) & 255 == 0 }

    /// All pixels that the rectangle touches.
    var outer: PixelRect {
        PixelRect(left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
    }

    /// The pixels that lie inside of it as a whole.
    var inner: PixelRect {
        PixelRect(left: (left + 255) >> 8, top: (top + 255) >> 8, right: right >> 8, bottom: bottom >> 8)
    }

    /// The nearest rectangle of whole pixels.
    var nearest: PixelRect {
        PixelRect(
            left: (left + 128) >> 8, top: (top + 128) >> 8, right: (right + 128) >> 8, bottom: (bottom + 128) >> 8)
    }

    /// The rectangle moved to the right and down by whole pixels.
    func offset(x: Int, y: Int) -> DeviceRect {
        var result = self
        result.left += x * 256
        result.right += x * 256
        result.top += y * 256
        result.bottom += y * 256
        return result
    }

    /// The rectangle with its edges moved inwards, in units of 1/256 pixel.
    func inset(x: Int, y: Int) -> DeviceRect {
        var result = self
        result.left += x
        result.right -= x
        result.top += y
        result.bottom -= y
        return result
    }
}

/// An affine transform from points to pixels, in doubles.
struct DeviceTransform: Hashable, Sendable {
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

    /// The transform that applies `inner` first, then this one.
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

    /// The inverse; nil for a transform that has none.
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

    /// Whether rectangles stay axis-aligned rectangles.
    var keepsAxes: Bool { b == 0 && c == 0 }

    /// Whether rectangles stay axis-aligned and nothing is mirrored.
    var isUpright: Bool { keepsAxes && a > 0 && d > 0 }

    /// The mean factor by which lengths increase: the square root of the factor for areas.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }

    /// The transformed rectangle, for a transform that keeps axes.
    func rect(_ rect: CGRect) -> DeviceRect {
        let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
        let (right, bottom) = (x + Double(rect.size.width), y + Double(rect.size.height))
        return DeviceRect(x * a + tx, y * d + ty, right * a + tx, bottom * d + ty)
    }
}
