import UIKit

/// The layout of a film's sheet, in points, drawn at one pixel per point.
struct FilmLayout: Equatable {
    static let margin: CGFloat = 48
    static let gap: CGFloat = 16
    static let headerHeight: CGFloat = 84
    static let rowTitleHeight: CGFloat = 40
    static let labelHeight: CGFloat = 34
    static let rowGap: CGFloat = 20

    let columns: Int
    let cell: CGSize

    /// The corner radius of a picture: large for tall screens, small for screens with a home button and for iPads.
    var corner: CGFloat { cell.height > 1.9 * cell.width ? 24 : 6 }

    /// - Parameters:
    ///   - columns: the number of frames in a row.
    ///   - cellWidth: the width of a frame.
    ///   - screen: the size of the device's screen, which determines the height of a frame.
    init(columns: Int, cellWidth: CGFloat, screen: CGSize) {
        self.columns = columns
        cell = CGSize(width: cellWidth, height: (screen.height * cellWidth / screen.width).rounded())
    }

    /// The layout for a device: a screen as wide as an iPad's has half as many frames, twice as large, so that its text
    /// can be read.
    init(frames: Int, screen: CGSize) {
        let isWide = screen.width > 700
        self.init(
            columns: isWide ? max(frames / 2 + 1, 2) : frames, cellWidth: isWide ? 472 : 236, screen: screen)
    }

    var size: CGSize {
        CGSize(
            width: 2 * Self.margin + CGFloat(columns) * cell.width + CGFloat(columns - 1) * Self.gap,
            height: label(row: 1, column: 0).maxY + Self.margin - 8)
    }

    var title: CGRect {
        CGRect(x: Self.margin, y: Self.margin - 8, width: contentWidth, height: 40)
    }

    var subtitle: CGRect {
        CGRect(x: Self.margin, y: title.maxY + 2, width: contentWidth, height: 26)
    }

    func rowTitle(_ row: Int) -> CGRect {
        let top = Self.margin + Self.headerHeight
        return CGRect(x: Self.margin, y: top + CGFloat(row) * rowHeight, width: contentWidth, height: 28)
    }

    func cell(row: Int, column: Int) -> CGRect {
        CGRect(
            origin: CGPoint(
                x: Self.margin + CGFloat(column) * (cell.width + Self.gap),
                y: rowTitle(row).minY + Self.rowTitleHeight),
            size: cell)
    }

    func label(row: Int, column: Int) -> CGRect {
        let cell = cell(row: row, column: column)
        return CGRect(x: cell.minX, y: cell.maxY + 8, width: cell.width, height: Self.labelHeight - 12)
    }

    private var contentWidth: CGFloat { CGFloat(columns) * cell.width + CGFloat(columns - 1) * Self.gap }
    private var rowHeight: CGFloat { Self.rowTitleHeight + cell.height + Self.labelHeight + Self.rowGap }
}
