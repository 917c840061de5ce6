import UIKit

/// Draws one line of text on a plain background.
@MainActor
struct FilmLettering {
    let unit: CGFloat
    let background: UIColor

    /// - Parameters:
    ///   - size: the font size in points.
    ///   - width: the width in pixels; longer text is cut off with an ellipsis.
    func line(
        _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor, width: Int,
        alignment: NSTextAlignment = .left
    ) -> PixelBuffer {
        // Whole pixels: a row that the label covers in part would show as a line.
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
                // The label is in no window, where a hierarchy cannot be drawn.
                label.layer.render(in: context.cgContext)
            #endif
        }
        return PixelBuffer(image) ?? PixelBuffer(width: 1, height: 1)
    }
}
