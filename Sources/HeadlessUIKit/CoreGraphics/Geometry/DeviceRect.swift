/// A rectangle in pixels with edges in steps of 1/256, so that everything computed from it is whole-number arithmetic
/// and two mirrored shapes have exactly mirrored pixels.
struct DeviceRect: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// From edges in pixels, in any order.
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

    /// A distance in pixels in steps of 1/256. Far beyond any screen it stops growing.
    static func steps(_ value: Double) -> Int {
        let limit = 4_000_000.0
        guard value > -limit else { return Int(-limit) * 256 }
        return Int(((value < limit ? value : limit) * 256 + 0.5).rounded(.down))
    }

    var isEmpty: Bool { right <= left || bottom <= top }

    var isAligned: Bool { (left | top | right | bottom) & 255 == 0 }

    /// All pixels that are touched.
    var outer: PixelRect {
        PixelRect(left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
    }

    /// The nearest rectangle of whole pixels.
    var nearest: PixelRect {
        PixelRect(
            left: (left + 128) >> 8, top: (top + 128) >> 8, right: (right + 128) >> 8, bottom: (bottom + 128) >> 8)
    }

    /// The same rectangle further right and down by whole pixels.
    func offset(x: Int, y: Int) -> DeviceRect {
        var result = self
        result.left += x * 256
        result.right += x * 256
        result.top += y * 256
        result.bottom += y * 256
        return result
    }

    func inset(x: Int, y: Int) -> DeviceRect {
        var result = self
        result.left += x
        result.right -= x
        result.top += y
        result.bottom -= y
        return result
    }
}
