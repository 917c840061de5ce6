import UIKit

/// Draws the differences between two images.
enum DifferencePicture {
    /// The difference of each channel, scaled so that the largest one is 255; differences of alpha, which has no color of
    /// its own, show in all three channels. Opaque, and black where the images are equal.
    static func make(_ reference: PixelBuffer, _ actual: PixelBuffer) -> PixelBuffer {
        let width = min(reference.width, actual.width)
        let height = min(reference.height, actual.height)
        let result = PixelBuffer(width: width, height: height)
        result.fill(0xFF00_0000, in: result.bounds)
        let box = PixelBox(x: 0, y: 0, width: width, height: height)
        guard let difference = PixelComparer.difference(reference, actual, in: box) else { return result }
        let largest = UInt32(difference.maximumChannelDifference)
        let changed = difference.boundingBox
        for y in changed.y..<(changed.y + changed.height) {
            let (first, second, output) = (reference.row(y), actual.row(y), result.row(y))
            var x = changed.x
            while x < changed.x + changed.width {
                if first[x] != second[x] { output[x] = pixel(first[x], second[x], largest: largest) }
                x &+= 1
            }
        }
        return result
    }

    private static func pixel(_ first: UInt32, _ second: UInt32, largest: UInt32) -> UInt32 {
        func difference(_ shift: UInt32) -> UInt32 {
            let (a, b) = ((first >> shift) & 0xFF, (second >> shift) & 0xFF)
            return a > b ? a - b : b - a
        }
        let alpha = difference(24)
        func channel(_ shift: UInt32) -> UInt32 { (max(difference(shift), alpha) * 255 / largest) << shift }
        return 0xFF00_0000 | channel(0) | channel(8) | channel(16)
    }
}

extension UIImage {
    /// An image of the differences to another image, channel by channel, alpha included. They are scaled so that the
    /// largest is 255; equal pixels are black. Covers the area that both images have.
    public func difference(to other: UIImage) -> UIImage {
        let empty = PixelBuffer(width: 0, height: 0)
        return DifferencePicture.make(PixelBuffer(self) ?? empty, PixelBuffer(other) ?? empty).image(scale: scale)
    }
}
