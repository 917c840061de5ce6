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
