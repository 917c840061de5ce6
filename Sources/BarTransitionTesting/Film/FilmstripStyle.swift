import UIKit

/// The colors of a filmstrip, light for light frames and dark for dark ones.
struct FilmstripStyle {
    let background: UIColor
    let title: UIColor
    let detail: UIColor
    let track: UIColor
    let accent: UIColor
    let border: UIColor

    static let light = FilmstripStyle(
        background: rgb(0xF2F2F5), title: rgb(0x1B1B1F), detail: rgb(0x6B6B73), track: rgb(0xD9D9DF),
        accent: rgb(0x2F6BFF), border: rgb(0xC3C3CB))
    static let dark = FilmstripStyle(
        background: rgb(0x17171A), title: rgb(0xF4F4F6), detail: rgb(0xA0A0A9), track: rgb(0x3A3A40),
        accent: rgb(0x6F9BFF), border: rgb(0x45454D))

    private static func rgb(_ value: Int) -> UIColor {
        func channel(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }

    /// A color as an opaque pixel.
    static func pixel(_ color: UIColor) -> UInt32 {
        let color = FilmColor(color, in: UITraitCollection())
        return UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
    }
}

/// Draws one line of text on a plain background.
@MainActor
struct FilmTextRenderer {
    let unit: CGFloat
    let background: UIColor

    /// - Parameters:
    ///   - size: the font size in points.
    ///   - width: the width in pixels; longer text is truncated with an ellipsis.
    func line(
        _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor, width: Int,
        alignment: NSTextAlignment = .left
    ) -> PixelBuffer {
        // Whole pixels: a row that the label covers in part would be visible as a line.
        let height = (size * 1.4 * unit).rounded() / unit
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: CGFloat(width) / unit, height: height))
        label.text = text
        label.font = .monospacedDigitSystemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.textAlignment = alignment
        label.backgroundColor = background
        let format = UIGraphicsImageRendererFormat()
        format.scale = unit
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { context in
            background.setFill()
            context.fill(label.bounds)
            #if !canImport(ObjectiveC)
                label.drawHierarchy(in: label.bounds, afterScreenUpdates: false)
            #else
                // `drawHierarchy` needs a window, and the label is in none.
                label.layer.render(in: context.cgContext)
            #endif
        }
        return PixelBuffer(image) ?? PixelBuffer(width: 1, height: 1)
    }
}
