import UIKit

/// The red, green, blue and alpha bytes of a premultiplied pixel.
public func rgba(_ pixel: UInt32) -> [Int] {
    [Int(pixel & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel >> 16 & 0xFF), Int(pixel >> 24)]
}

extension UIImage {
    /// The red, green, blue and alpha bytes of a pixel, premultiplied; empty outside the image.
    public func rgba(_ x: Int, _ y: Int) -> [Int] {
        guard let image = cgImage, x < image.width, y < image.height else { return [] }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return TestSupport.rgba(pixels[y * image.width + x])
    }
}

extension Simulator {
    /// The red, green, blue and alpha bytes at a point of the screen, in points.
    @MainActor
    public func rgba(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let rect = CGRect(x: x, y: y, width: 1, height: 1)
        guard screen.bounds.contains(rect.origin) else { return [] }
        return TestSupport.rgba(pixels(in: rect)[0])
    }

    /// The bounding rectangle of a color's pixels in the upper 120 points of the screen; null if there are none.
    @MainActor
    public func extent(of color: [Int]) -> CGRect {
        let width = Int(screen.bounds.width)
        let pixels = pixels(in: CGRect(x: 0, y: 0, width: CGFloat(width), height: min(120, screen.bounds.height)))
        let wanted = zip(color, [0, 8, 16]).reduce(0xFF00_0000) { $0 | UInt32($1.0) << UInt32($1.1) }
        var found = CGRect.null
        for index in pixels.indices where pixels[index] == wanted {
            let (y, x) = index.quotientAndRemainder(dividingBy: width)
            found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
        return found
    }
}

extension Simulator {
    /// The red, green, blue and alpha bytes of one column of the screen, from the top.
    @MainActor
    public func column(_ x: Int) -> [[Int]] {
        guard (0..<Int(screen.bounds.width)).contains(x) else { return [] }
        return pixels(in: CGRect(x: CGFloat(x), y: 0, width: 1, height: screen.bounds.height)).map(TestSupport.rgba)
    }
}
