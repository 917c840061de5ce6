import Foundation

/// Pixels in memory: 8 bits per channel, premultiplied sRGB, red in the lowest byte, rows without padding.
final class PixelBuffer: @unchecked Sendable {
    // Unchecked: only its creator writes to it, before any other code reads it.
    let width: Int
    let height: Int
    let pixels: UnsafeMutablePointer<UInt32>
    /// The object that owns the memory; nil if the buffer owns it. Memory of another owner is never written to.
    private let owner: AnyObject?

    /// Creates a buffer of transparent black.
    init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        let count = max(self.width * self.height, 1)
        pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        memset(pixels, 0, count * MemoryLayout<UInt32>.stride)
        owner = nil
    }

    /// Creates a read-only buffer over `width * height` pixels that another object owns and does not change.
    init(width: Int, height: Int, sharing pixels: UnsafePointer<UInt32>, of owner: AnyObject) {
        self.width = width
        self.height = height
        self.pixels = UnsafeMutablePointer(mutating: pixels)
        self.owner = owner
    }

    deinit {
        if owner == nil { pixels.deallocate() }
    }

    var size: PixelSize { PixelSize(width: width, height: height) }
    var bounds: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * width }

    /// The pixel in a column and row; nil outside the buffer.
    func pixel(x: Int, y: Int) -> UInt32? {
        guard x >= 0, x < width, y >= 0, y < height else { return nil }
        return pixels[y * width + x]
    }

    func fill(_ color: UInt32, in box: PixelBox) {
        precondition(
            owner == nil, "PixelBuffer.fill: the pixels belong to an image; copy them first with crop(bounds).")
        let part = box.intersection(bounds)
        guard !part.isEmpty else { return }
        for y in part.y..<(part.y + part.height) {
            let start = row(y) + part.x
            var x = 0
            while x < part.width {
                start[x] = color
                x &+= 1
            }
        }
    }

    /// Draws a border one pixel wide just inside a box.
    func stroke(_ color: UInt32, _ box: PixelBox) {
        fill(color, in: PixelBox(x: box.x, y: box.y, width: box.width, height: 1))
        fill(color, in: PixelBox(x: box.x, y: box.y + box.height - 1, width: box.width, height: 1))
        fill(color, in: PixelBox(x: box.x, y: box.y, width: 1, height: box.height))
        fill(color, in: PixelBox(x: box.x + box.width - 1, y: box.y, width: 1, height: box.height))
    }

    /// Copies a picture to a position; pixels outside the buffer are skipped.
    func copy(_ picture: PixelBuffer, x: Int, y: Int) {
        precondition(
            owner == nil, "PixelBuffer.copy: the pixels belong to an image; copy them first with crop(bounds).")
        let part = PixelBox(x: x, y: y, width: picture.width, height: picture.height).intersection(bounds)
        guard !part.isEmpty else { return }
        for target in part.y..<(part.y + part.height) {
            memcpy(row(target) + part.x, picture.row(target - y) + (part.x - x), part.width * 4)
        }
    }

    /// A copy of a part; pixels outside the buffer are transparent.
    func crop(_ box: PixelBox) -> PixelBuffer {
        let result = PixelBuffer(width: box.width, height: box.height)
        result.copy(self, x: -box.x, y: -box.y)
        return result
    }
}
