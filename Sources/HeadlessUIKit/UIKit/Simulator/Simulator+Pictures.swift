import Foundation

extension Simulator {
    /// The screen as it is at this moment.
    /// - Parameter scale: pixels per point; default the device's own.
    public func picture(scale: CGFloat? = nil) -> UIImage {
        makeCurrent()
        commit()
        let scale = scale ?? profile.scale
        let size = screenSize
        let bitmap = Bitmap(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        draw(on: canvas)
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    func draw(on canvas: Canvas) {
        canvas.fill(
            CGRect(origin: .zero, size: screenSize), color: PixelColor(red: 0, green: 0, blue: 0, alpha: 1))
        let renderer = LayerRenderer(canvas: canvas)
        for window in windowScene.windows.sorted(by: { $0.windowLevel.rawValue < $1.windowLevel.rawValue }) {
            renderer.draw(window.layer)
        }
        renderer.draw(systemOverlay.layer)
        if !profile.hasHomeButton, !isHomeIndicatorHidden { profile.homeIndicator.draw(on: canvas, screen: screenSize) }
    }
}
