import UIKit

/// Draws reference, actual and difference of the worst frame side by side, with the bounding box of the difference; of the
/// whole filmstrip if no frame differs.
@MainActor
struct FilmTriptych {
    let film: TransitionFilm
    let comparison: FilmComparison

    private var worst: FilmComparison.WorstFrame? { comparison.worstFrame }

    func picture(_ reference: PixelBuffer, _ actual: PixelBuffer) -> PixelBuffer {
        let part = worst.map { film.layout.box(of: $0.index) }
        let old = part.map { reference.crop($0) } ?? reference
        let new = part.map { actual.crop($0) } ?? actual
        let pictures = [old, new, DifferencePicture.make(old, new)]
        let width = pictures.map(\.width).max() ?? 1
        let height = pictures.map(\.height).max() ?? 1
        let layout = FilmstripLayout(
            row: 3, cell: PixelSize(width: width, height: height), scale: film.environment.scale)
        return compose(pictures, layout)
    }

    private func compose(_ pictures: [PixelBuffer], _ layout: FilmstripLayout) -> PixelBuffer {
        let style: FilmstripStyle = film.environment.isDark ? .dark : .light
        let text = FilmTextRenderer(
            unit: FilmstripLayout.unit(film.environment.scale), background: style.background)
        let result = PixelBuffer(width: layout.size.width, height: layout.size.height)
        result.fill(FilmstripStyle.pixel(style.background), in: result.bounds)
        let inner = result.width - 2 * layout.margin
        let title = text.line(heading, size: 19, weight: .semibold, color: style.title, width: inner)
        result.copy(title, x: layout.margin, y: layout.margin * 2 / 3)
        let detail = text.line(
            worst.map { "box \($0.difference.boundingBox)" } ?? "", size: 13, weight: .regular, color: style.detail,
            width: inner)
        result.copy(detail, x: layout.margin, y: layout.margin * 2 / 3 + title.height + 1)
        for (index, (name, picture)) in zip(["reference", "actual", "difference"], pictures).enumerated() {
            let box = layout.box(of: index)
            result.copy(picture, x: box.x, y: box.y)
            result.stroke(FilmstripStyle.pixel(style.border), outset(box, by: 1))
            if let found = worst?.difference.boundingBox { mark(found, in: box, on: result) }
            let caption = text.line(
                name, size: 13, weight: .medium, color: style.detail, width: box.width, alignment: .center)
            result.copy(caption, x: box.x, y: box.y + box.height + layout.gap / 2)
        }
        return result
    }

    private var heading: String {
        if case .sizeMismatch = comparison.picture { return "\(film.title): another size" }
        guard let worst else { return "\(film.title): outside of the frames" }
        return "\(film.title): frame \(worst.index + 1) of \(film.frames.count), "
            + "progress \(FixedDecimal.text(worst.progress))"
    }

    /// Draws a line two pixels wide around the difference, without covering it.
    private func mark(_ found: PixelBox, in cell: PixelBox, on result: PixelBuffer) {
        let box = PixelBox(x: cell.x + found.x, y: cell.y + found.y, width: found.width, height: found.height)
        let red: UInt32 = 0xFF30_3BFF
        for distance in [3, 4] { result.stroke(red, outset(box, by: distance)) }
    }

    private func outset(_ box: PixelBox, by distance: Int) -> PixelBox {
        PixelBox(
            x: box.x - distance, y: box.y - distance, width: box.width + 2 * distance, height: box.height + 2 * distance
        )
    }
}
