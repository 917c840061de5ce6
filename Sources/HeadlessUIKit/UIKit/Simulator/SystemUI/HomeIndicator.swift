import Foundation

/// The line at the bottom of a screen without a home button. Its shade comes from what is beneath it, column by column:
/// light over dark contents, dark over light ones (observed: N. Gitter, “Reverse-Engineering the iPhone X Home
/// Indicator Color”, 2017). Measures and limits are not known (class U).
struct HomeIndicator: Equatable, Sendable {
    /// Points.
    var lengthInPortrait: CGFloat = 139
    var lengthInLandscape: CGFloat = 205
    var thickness: CGFloat = 5
    /// From its lower edge to the screen's, in points.
    var margin: CGFloat = 8
    /// The luminance of contents, 0...1, over which it is white, and that over which it is black; it is grey between.
    var turningPoints: ClosedRange<Double> = 0.3...0.6
    /// In how many places the contents are looked at.
    var samples = 32
    /// Seconds without a touch after which it goes where the page prefers that (unknown).
    var hidingDelay: TimeInterval = 2

    func frame(on screen: CGSize) -> CGRect {
        let length = screen.width > screen.height ? lengthInLandscape : lengthInPortrait
        return CGRect(
            x: (screen.width - length) / 2, y: screen.height - margin - thickness, width: length, height: thickness)
    }

    /// Draws over what the canvas shows at this moment.
    func draw(on canvas: Canvas, screen: CGSize) {
        let frame = frame(on: screen)
        let shades = (0..<samples).map { sample -> PixelColor in
            let part = CGFloat(sample) / CGFloat(samples - 1)
            return shade(over: canvas.luminance(at: CGPoint(x: frame.minX + part * frame.width, y: frame.midY)))
        }
        canvas.drawLinearGradient(
            in: frame, cornerRadius: thickness / 2, colors: shades, start: CGPoint(x: 0, y: 0.5),
            end: CGPoint(x: 1, y: 0.5))
    }

    private func shade(over luminance: Double) -> PixelColor {
        let (dark, light) = (turningPoints.lowerBound, turningPoints.upperBound)
        return PixelColor(white: min(max((light - luminance) / (light - dark), 0), 1))
    }
}

extension Canvas {
    /// The luminance, 0...1, of the opaque pixel at a point; 0 outside of the picture.
    fileprivate func luminance(at point: CGPoint) -> Double {
        let (x, y) = (Int(point.x * scale), Int(point.y * scale))
        guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return 0 }
        let pixel = bitmap[x, y]
        let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
        return (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }
}
