import UIKit

/// Writes a filmstrip frame by frame and keeps at most one row of frames in memory.
@MainActor
final class FilmstripWriter {
    let layout: FilmstripLayout
    private let style: FilmstripStyle
    private let text: FilmTextRenderer
    private let stream: PNGStream
    private let band: PixelBuffer
    private var count = 0

    init(layout: FilmstripLayout, title: String, detail: String, isDark: Bool, scale: CGFloat) {
        self.layout = layout
        style = isDark ? .dark : .light
        text = FilmTextRenderer(unit: FilmstripLayout.unit(scale), background: style.background)
        stream = PNGStream(width: layout.size.width, height: layout.size.height)
        band = PixelBuffer(width: layout.size.width, height: layout.bandHeight)
        writeHeading(title, detail)
        clearBand()
    }

    /// Adds the next frame.
    func append(_ frame: PixelBuffer, progress: CGFloat) {
        let column = count % layout.columns
        let box = layout.boxInBand(column: column)
        band.copy(frame, x: box.x, y: box.y)
        // Around the frame, so that the border covers none of its pixels.
        let edge = PixelBox(x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2)
        band.stroke(FilmstripStyle.pixel(style.border), edge)
        writeCaption(progress, under: box)
        count += 1
        guard column == layout.columns - 1 || count == layout.frameCount else { return }
        stream.append(band)
        clearBand()
    }

    func finish() -> Data {
        let rest = layout.size.height - layout.headingHeight - layout.rows * layout.bandHeight
        if rest > 0 { stream.append(blank(height: rest)) }
        return stream.finish()
    }

    private func writeHeading(_ title: String, _ detail: String) {
        let heading = blank(height: layout.headingHeight)
        let width = layout.size.width - 2 * layout.margin
        let first = text.line(title, size: 19, weight: .semibold, color: style.title, width: width)
        let second = text.line(detail, size: 13, weight: .regular, color: style.detail, width: width)
        let top = layout.margin * 2 / 3
        heading.copy(first, x: layout.margin, y: top)
        heading.copy(second, x: layout.margin, y: top + first.height + 1)
        stream.append(heading)
    }

    /// Writes the progress as a bar and a number below a frame.
    private func writeCaption(_ progress: CGFloat, under box: PixelBox) {
        let thickness = max(layout.gap / 6, 2)
        let y = box.y + box.height + layout.gap / 2
        band.fill(
            FilmstripStyle.pixel(style.track), in: PixelBox(x: box.x, y: y, width: box.width, height: thickness))
        let filled = Int((CGFloat(box.width) * progress).rounded())
        band.fill(FilmstripStyle.pixel(style.accent), in: PixelBox(x: box.x, y: y, width: filled, height: thickness))
        let label = self.text.line(
            FixedDecimal.text(progress), size: 13, weight: .medium, color: style.detail, width: box.width,
            alignment: .center)
        band.copy(label, x: box.x, y: y + thickness + layout.gap / 5)
    }

    private func clearBand() {
        band.fill(FilmstripStyle.pixel(style.background), in: band.bounds)
    }

    private func blank(height: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: layout.size.width, height: height)
        buffer.fill(FilmstripStyle.pixel(style.background), in: buffer.bounds)
        return buffer
    }
}
