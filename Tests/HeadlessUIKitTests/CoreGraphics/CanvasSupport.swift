import Foundation
import TestSupport

@testable import CoreGraphics

/// A bitmap filled with one color, and a canvas that draws into it.
func makeCanvas(width: Int, height: Int, scale: CGFloat = 1, background: PixelColor? = .white) -> Canvas {
    let canvas = Canvas(bitmap: Bitmap(width: width, height: height), scale: scale)
    if let background {
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        canvas.fill(CGRect(origin: .zero, size: size), color: background)
    }
    return canvas
}

extension Bitmap {
    /// The red, green, blue and alpha bytes of a pixel, premultiplied.
    func rgba(_ x: Int, _ y: Int) -> [Int] { TestSupport.rgba(self[x, y]) }
}
