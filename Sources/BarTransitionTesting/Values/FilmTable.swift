import UIKit

/// One table of a film's text: the values of the bar, of one page, or of the surroundings, with one row per frame.
struct FilmTable: Equatable {
    var title: String
    /// The first column is the progress.
    var columns: [String]
    var rows: [[String]]

    /// A title line, a line of column names and one line per frame; columns are two spaces apart and aligned right.
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
    /// The tables of a film: the bar's, one for each page in the order in which they were on top, and the surroundings'.
    static func tables(of frames: [FilmFrame]) -> [FilmTable] {
        let pages = (0..<(frames.first?.pages.count ?? 0)).map { index in page(frames, index) }
        return [bar(frames)] + pages + [surroundings(frames)]
    }

    private static func bar(_ frames: [FilmFrame]) -> FilmTable {
        let names = [
            "x", "y", "width", "height", "bottom", "hidden", "background", "background ends", "tint", "buttons",
            "items",
        ]
        return table("bar", names, frames) { frame in
            let bar = frame.bar
            // The frame of a hidden bar is not observable.
            let rect = bar.isHidden ? nil : bar.frame
            return numbers([rect?.minX, rect?.minY, rect?.width, rect?.height, rect?.maxY]) + [
                bar.isHidden ? "yes" : "no", color(bar.background), colors(bar.backgroundEnds),
                bar.tint.description, colors(bar.buttons), list(bar.items),
            ]
        }
    }

    private static func page(_ frames: [FilmFrame], _ index: Int) -> FilmTable {
        let names = [
            "x", "y", "width", "height", "safe area top", "safe area bottom", "own inset", "content top",
            "scroll offset", "title",
        ]
        return table("page “\(frames[0].pages[index].name)”", names, frames) { frame in
            let page = frame.pages[index]
            let rect = page.frame
            return numbers([
                rect?.minX, rect?.minY, rect?.width, rect?.height, page.safeArea?.top, page.safeArea?.bottom,
                page.ownInset, page.contentTop, page.scrollOffset,
            ]) + [color(page.title)]
        }
    }

    private static func surroundings(_ frames: [FilmFrame]) -> FilmTable {
        table("around", ["toolbar top", "tab bar top", "status bar", "stack"], frames) { frame in
            let around = frame.surroundings
            return numbers([around.toolbarTop, around.tabBarTop]) + [around.statusBar ?? "-", list(around.stack)]
        }
    }

    private static func table(
        _ title: String, _ columns: [String], _ frames: [FilmFrame], _ cells: (FilmFrame) -> [String]
    ) -> FilmTable {
        FilmTable(
            title: title, columns: ["progress"] + columns,
            rows: frames.map { [FixedDecimal.text($0.progress)] + cells($0) })
    }

    private static func numbers(_ values: [CGFloat?]) -> [String] {
        values.map { $0.map { FixedDecimal.text($0) } ?? "-" }
    }

    private static func color(_ color: FilmColor?) -> String { color?.description ?? "-" }

    private static func colors(_ colors: [FilmColor]) -> String {
        list(colors.map(\.description), separator: " ")
    }

    /// Joins words in one cell. Two spaces or a line break would begin another cell.
    private static func list(_ words: [String], separator: String = ", ") -> String {
        let words = words.map(\.onOneLine)
        return words.isEmpty ? "-" : words.map { $0.isEmpty ? "-" : $0 }.joined(separator: separator)
    }
}

extension String {
    /// The words of the text with single spaces between them: titles and cells of films are on one line.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
