import Foundation

/// Pixels in memory: 8 bits per channel, premultiplied sRGB, bytes in the order red, green, blue, alpha, rows
/// without padding.
///
/// A pixel read as a number has red in its lowest byte, since every machine this runs on is little-endian. The buffer
/// is shared by reference; callers draw into it from one thread at a time.
package final class Bitmap: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let pixels: UnsafeMutablePointer<UInt32>

    /// Creates a transparent bitmap. A negative size counts as zero.
    package init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        let count = max(self.width * self.height, 1)
        guard let memory = calloc(count, 4) else {
            preconditionFailure("No memory for a bitmap of \(width) x \(height) pixels.")
        }
        pixels = memory.bindMemory(to: UInt32.self, capacity: count)
    }

    deinit {
        free(pixels)
    }

    var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

    /// The premultiplied pixel in column `x` of row `y`.
    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "Pixel (\(x), \(y)) lies outside the bitmap.")
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "Pixel (\(x), \(y)) lies outside the bitmap.")
            pixels[y * width + x] = newValue
        }
    }

    /// The memory of a row.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + y * width
    }
}

// MARK: - Copying and comparing

extension Bitmap {
    func copy() -> Bitmap {
        crop(x: 0, y: 0, width: width, height: height)
    }

    /// A copy of a part. What lies outside this bitmap is transparent in the copy.
    package func crop(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let part = bounds.intersection(PixelRect(left: x, top: y, right: x + width, bottom: y + height))
        guard !part.isEmpty else { return result }
        var row = part.top
        while row < part.bottom {
            memcpy(result.row(row - y) + (part.left - x), self.row(row) + part.left, part.width * 4)
            row += 1
        }
        return result
    }

    /// Whether every pixel is opaque.
    var isOpaque: Bool {
        let count = width * height
        var index = 0
        var all: UInt32 = 0xFF00_0000
        while index < count {
            all &= pixels[index]
            index &+= 1
        }
        return all == 0xFF00_0000
    }

    /// Whether both have the same size and the same pixels.
    func isIdentical(to other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return memcmp(pixels, other.pixels, width * height * 4) == 0
    }
}
