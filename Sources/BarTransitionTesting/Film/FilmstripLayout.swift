import UIKit

/// The layout of a filmstrip, in pixels: a heading, then frames in rows of at most five, fewer if they are wide, each with
/// its progress below.
struct FilmstripLayout: Equatable, Sendable {
    private static let longestRow = 5
    /// In pixels, at one pixel per point.
    private static let widestRow: CGFloat = 2200
    /// In pixels, at one pixel per point: the width of the heading's second line.
    private static let narrowest: CGFloat = 640
    /// In pixels. The model of UIKit reads no picture that is higher, so a higher strip could not be compared.
    private static let highest = 65_535

    let frameCount: Int
    let cell: PixelSize
    let columns: Int
    let rows: Int
    let margin: Int
    let gap: Int
    let headingHeight: Int
    let captionHeight: Int
    private let leastWidth: Int

    /// A strip with as many rows as needed.
    init(frameCount: Int, cell: PixelSize, scale: CGFloat) {
        let longest = Self.framesInRow(of: cell, scale)
        let rows = (frameCount + longest - 1) / longest
        self.init(frameCount, rows: rows, cell: cell, scale: scale)
    }

    /// The largest number of frames of a size in a strip that can be read again.
    static func mostFrames(cell: PixelSize, scale: CGFloat) -> Int {
        let row = FilmstripLayout(row: 1, cell: cell, scale: scale)
        let rows = (highest - row.size.height) / row.bandHeight + 1
        return rows * framesInRow(of: cell, scale)
    }

    private static func framesInRow(of cell: PixelSize, _ scale: CGFloat) -> Int {
        let fitting = Int(widestRow * unit(scale)) / max(cell.width, 1)
        return min(max(fitting, 1), longestRow)
    }

    /// A strip of one row, of any width.
    init(row frameCount: Int, cell: PixelSize, scale: CGFloat) {
        self.init(frameCount, rows: 1, cell: cell, scale: scale)
    }

    private init(_ frameCount: Int, rows: Int, cell: PixelSize, scale: CGFloat) {
        self.frameCount = frameCount
        self.cell = cell
        self.rows = rows
        columns = (frameCount + rows - 1) / rows
        let unit = Self.unit(scale)
        func pixels(_ value: CGFloat) -> Int { Int((value * unit).rounded()) }
        margin = pixels(28)
        gap = pixels(20)
        headingHeight = pixels(84)
        captionHeight = pixels(52)
        leastWidth = pixels(Self.narrowest)
    }

    /// Pixels per point of the text: the scale of the frames, limited to a legible range.
    static func unit(_ scale: CGFloat) -> CGFloat { min(max(scale, 0.75), 2) }

    var size: PixelSize {
        PixelSize(
            width: max(2 * margin + columns * cell.width + (columns - 1) * gap, leastWidth),
            height: headingHeight + rows * bandHeight + max(margin - captionGap, 0))
    }

    /// The height of a row of frames with its captions.
    var bandHeight: Int { 1 + cell.height + captionHeight }

    private var captionGap: Int { gap / 2 }

    /// The box of a frame on the whole strip.
    func box(of frame: Int) -> PixelBox {
        let inBand = boxInBand(column: frame % columns)
        return PixelBox(
            x: inBand.x, y: headingHeight + frame / columns * bandHeight + inBand.y, width: cell.width,
            height: cell.height)
    }

    /// The box of a frame in its row, whose first line holds the frame's border.
    func boxInBand(column: Int) -> PixelBox {
        PixelBox(x: margin + column * (cell.width + gap), y: 1, width: cell.width, height: cell.height)
    }
}
