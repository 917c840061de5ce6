import UIKit

/// Where everything is on a film's sheet, in points that are pixels.
struct FilmLayout: Equatable {
    static let margin: CGFloat = 48
    static let gap: CGFloat = 16
    static let headerHeight: CGFloat = 84
    static let rowTitleHeight: CGFloat = 40
    static let labelHeight: CGFloat = 34
    static let rowGap: CGFloat = 20

    let columns: Int
    let cell: CGSize

    /// Tall screens have round corners; those with a home button have none, and iPads nearly none.
    var corner: CGFloat { cell.height > 1.9 * cell.width ? 24 : 6 }

    /// - Parameters:
    ///   - columns: how many frames a row has.
    ///   - cellWidth: how wide each is.
    ///   - screen: the device's screen, which gives the height.
    init(columns: Int, cellWidth: CGFloat, screen: CGSize) {
        self.columns = columns
        cell = CGSize(width: cellWidth, height: (screen.height * cellWidth / screen.width).rounded())
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
