import Foundation

extension Simulator {
    /// The colour of the screen at a point, as shown at this moment: one pixel drawn at one pixel per point.
    public func color(at point: CGPoint) -> UIColor {
        makeCurrent()
        commit()
        let bitmap = Bitmap(width: 1, height: 1)
        let canvas = Canvas(bitmap: bitmap, scale: 1)
        canvas.translate(x: -point.x.rounded(.down), y: -point.y.rounded(.down))
        draw(on: canvas)
        let pixel = bitmap.pixels[0]
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / 255 }
        return UIColor(red: channel(0), green: channel(8), blue: channel(16), alpha: 1)
    }
}
