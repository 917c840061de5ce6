import Foundation

@testable import CoreGraphics

/// A bitmap that was filled with one colour, and a canvas on it.
func makeCanvas(width: Int, height: Int, scale: CGFloat = 1, background: PixelColor? = .white) -> Canvas {
    let canvas = Canvas(bitmap: Bitmap(width: width, height: height), scale: scale)
    if let background {
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        canvas.fill(CGRect(origin: .zero, size: size), color: background)
    }
    return canvas
}

/// A pixel as its red, green, blue and alpha bytes.
func channels(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
}

extension Bitmap {
    func channels(_ x: Int, _ y: Int) -> [Int] {
        [0, 8, 16, 24].map { Int(self[x, y] >> $0 & 255) }
    }
}
