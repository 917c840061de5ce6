import Foundation

/// Pixels in memory: 8 bits per channel, premultiplied sRGB, bytes in the order red, green, blue, alpha, rows
/// without padding.
///
/// A pixel read as a number has red in its lowest byte, since every machine this runs on is little-endian. The one
/// buffer is shared by reference; whoever draws into it does so from one thread at a time.
package final class Bitmap: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let pixels: UnsafeMutablePointer<UInt32>

    /// A transparent bitmap. A size below zero counts as zero.
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

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + y * width
    }
}
