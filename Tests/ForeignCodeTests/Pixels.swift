import UIKit

extension UIImage {
    /// The red, green, blue and alpha bytes of a pixel, premultiplied.
    @MainActor
    func rgba(_ x: Int, _ y: Int) -> [Int] {
        guard let image = cgImage, x < image.width, y < image.height else { return [] }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return [0, 8, 16, 24].map { Int(pixels[y * image.width + x] >> $0 & 0xFF) }
    }
}

extension Simulator {
    /// The pixel at a point of the screen, in points.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        picture(scale: 1).rgba(Int(x), Int(y))
    }
}
