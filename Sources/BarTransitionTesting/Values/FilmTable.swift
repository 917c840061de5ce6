import Foundation

/// One subject's values, frame by frame, as it is written in a film's text.
struct FilmTable: Equatable {
    var title: String
    /// The first is the progress.
    var columns: [String]
    var rows: [[String]]

    /// A title line, a line of column names and one line per frame; columns are two spaces apart, numbers end together.
    var lines: [String] {
        let widths = columns.indices.map { column in
            ([columns] + rows).map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return [title] + ([columns] + rows).map { Self.line($0, widths) }
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        zip(cells, widths).map { cell, width in String(repeating: " ", count: width - cell.count) + cell }
            .joined(separator: "  ")
    }
}

extension FilmTable {
    /// The tables of a film, the bar's first, then the pages' in the order in which they were on top.
    static func tables(of frames: [FilmFrame]) -> [FilmTable] {
        let progress = frames.map { FixedDecimal.text($0.progress) }
        var tables = [bar(frames, progress)]
        for index in 0..<(frames.first?.pages.count ?? 0) {
            tables.append(page(frames.map { $0.pages[index] }, progress))
        }
        return tables
    }

    private static func bar(_ frames: [FilmFrame], _ progress: [String]) -> FilmTable {
        let rows = zip(progress, frames.map(\.bar)).map { progress, bar in
            // Where a hidden bar waits is nobody's business.
            let frame = bar.isHidden ? nil : bar.frame
            return [
                progress, number(frame?.minX), number(frame?.minY), number(frame?.width), number(frame?.height),
                number(frame?.maxY), bar.isHidden ? "yes" : "no",
                bar.background?.description ?? "-", bar.tint.description, "\(bar.itemCount)",
            ]
        }
        return FilmTable(
            title: "bar",
            columns: ["progress", "x", "y", "width", "height", "bottom", "hidden", "background", "tint", "items"],
            rows: rows)
    }

    private static func page(_ pages: [FilmFrame.Page], _ progress: [String]) -> FilmTable {
        let rows = zip(progress, pages).map { progress, page in
            [
                progress, number(page.origin?.x), number(page.origin?.y), number(page.safeAreaTop),
                number(page.contentTop), number(page.scrollOffset),
            ]
        }
        return FilmTable(
            title: "page “\(pages.first?.name ?? "")”",
            columns: ["progress", "x", "y", "safe area top", "content top", "scroll offset"], rows: rows)
    }

    private static func number(_ value: CGFloat?) -> String {
        value.map { FixedDecimal.text($0) } ?? "-"
    }
}
