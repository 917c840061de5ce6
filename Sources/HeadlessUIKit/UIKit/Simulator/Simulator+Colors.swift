import Foundation

extension Simulator {
    /// The colour of the screen at a point, as shown at this moment: one pixel drawn at one pixel per point.
    public func color(at point: CGPoint) -> UIColor {
        let bitmap = draw(width: 1, x: point.x.rounded(.down), y: point.y.rounded(.down))
        return UIColor(pixel: bitmap.pixels[0])
    }

    /// The colours of a row of the screen, from left to right, one pixel per point: cheaper than point by point.
    public func colors(inRow y: CGFloat) -> [UIColor] {
        let bitmap = draw(width: Int(screenSize.width), x: 0, y: y.rounded(.down))
        return (0..<bitmap.width).map { UIColor(pixel: bitmap.pixels[$0]) }
    }

    private func draw(width: Int, x: CGFloat, y: CGFloat) -> Bitmap {
        makeCurrent()
        commit()
        let bitmap = Bitmap(width: width, height: 1)
        let canvas = Canvas(bitmap: bitmap, scale: 1)
        canvas.translate(x: -x, y: -y)
        draw(on: canvas)
        return bitmap
    }
}

extension UIColor {
    /// An opaque pixel.
    fileprivate convenience init(pixel: UInt32) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / 255 }
        self.init(red: channel(0), green: channel(8), blue: channel(16), alpha: 1)
    }
}
