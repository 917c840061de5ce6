import UIKit

extension UIImage {
    /// The red, green and blue bytes of a pixel, and its alpha.
    @MainActor
    func bytes(_ x: Int, _ y: Int) -> [Int] {
        guard let image = cgImage, x < image.width, y < image.height else { return [] }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return [0, 8, 16, 24].map { Int(pixels[y * image.width + x] >> $0 & 0xFF) }
    }
}
