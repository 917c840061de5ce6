import Foundation

extension Simulator {
    /// Draws the screen in its current state.
    /// - Parameter scale: Pixels per point; by default that of the device.
    public func picture(scale: CGFloat? = nil) -> UIImage {
        makeCurrent()
        commit()
        let scale = scale ?? profile.scale
        let size = screenSize
        let bitmap = Bitmap(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        draw(on: canvas)
        bitmap.completeEdges(width: size.width * scale, height: size.height * scale)
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    func draw(on canvas: Canvas, includesSystem: Bool = true) {
        let renderer = LayerRenderer(canvas: canvas)
        let windows = windowScene.windows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
        if !windows.contains(where: { renderer.coversCanvas($0.layer) }) {
            canvas.fill(
                CGRect(origin: .zero, size: screenSize), color: PixelColor(red: 0, green: 0, blue: 0, alpha: 1))
        }
        for window in windows { renderer.draw(window.layer) }
        guard includesSystem else { return }
        renderer.draw(systemOverlay.layer)
        if !profile.hasHomeButton, !isHomeIndicatorHidden { profile.homeIndicator.draw(on: canvas, screen: screenSize) }
    }
}

extension Simulator {
    /// Returns the color of the screen at a point: one pixel drawn at one pixel per point.
    public func color(at point: CGPoint) -> UIColor {
        UIColor(pixel: pixels(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))[0])
    }

    /// Returns the colors of a row of the screen from left to right, one pixel per point. Faster than point by point.
    /// - Parameter includesSystem: whether the status bar and the rest of the system's interface are drawn. Default true.
    public func colors(inRow y: CGFloat, includesSystem: Bool = true) -> [UIColor] {
        pixels(inRow: y, includesSystem: includesSystem).map { UIColor(pixel: $0) }
    }

    /// The same as pixels: red, green, blue and alpha from the lowest byte on.
    package func pixels(inRow y: CGFloat, includesSystem: Bool = true) -> [UInt32] {
        pixels(in: CGRect(x: 0, y: y, width: screenSize.width, height: 1), includesSystem: includesSystem)
    }

    /// The pixels of a part of the screen row by row. Of what a blur reads, only this part is drawn.
    /// - Parameter scale: pixels per point. Default 1.
    package func pixels(in rect: CGRect, scale: CGFloat = 1, includesSystem: Bool = true) -> [UInt32] {
        makeCurrent()
        commit()
        let bitmap = Bitmap(width: Int((rect.width * scale).rounded()), height: Int((rect.height * scale).rounded()))
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        canvas.translate(
            x: -(rect.minX * scale).rounded(.down) / scale, y: -(rect.minY * scale).rounded(.down) / scale)
        draw(on: canvas, includesSystem: includesSystem)
        return (0..<bitmap.width * bitmap.height).map { bitmap.pixels[$0] }
    }
}

extension Bitmap {
    /// Fills the last row and column with their neighbors if contents of a size in pixels cover only a part of them: they
    /// would be a dark line along the edge of the screen.
    fileprivate func completeEdges(width contentWidth: CGFloat, height contentHeight: CGFloat) {
        // Rounding errors of the size cover nothing visible.
        let isCovered = { (size: Int, content: CGFloat) in CGFloat(size) - content < 0.01 || size < 2 }
        if !isCovered(height, contentHeight) {
            for x in 0..<width { self[x, height - 1] = self[x, height - 2] }
        }
        if !isCovered(width, contentWidth) {
            for y in 0..<height { self[width - 1, y] = self[width - 2, y] }
        }
    }
}

extension UIColor {
    /// Creates the color of an opaque pixel.
    fileprivate convenience init(pixel: UInt32) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / 255 }
        self.init(red: channel(0), green: channel(8), blue: channel(16), alpha: 1)
    }
}
