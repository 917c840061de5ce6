import Foundation

/// A film's values as text, kept beside the filmstrip; pull requests show its changes.
struct FilmText: Equatable {
    /// The operation, for example "push “Photo”, 7 frames".
    var title: String
    var tables: [FilmTable]

    /// The text; it ends with a line feed.
    var description: String {
        ([[title]] + tables.map(\.lines)).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    init(title: String, tables: [FilmTable]) {
        self.title = title
        self.tables = tables
    }

    /// Parses the output of `description`, with any line endings. A block that is no table becomes a table without rows.
    init(parsing text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let blocks = lines.split(whereSeparator: { $0.isEmpty }).map { $0.map(String.init) }
        title = blocks.first?.joined(separator: "\n") ?? ""
        tables = blocks.dropFirst().map { block in
            let cells = block.dropFirst().map(Self.cells)
            return FilmTable(title: block[0], columns: cells.first ?? [], rows: Array(cells.dropFirst()))
        }
    }

    /// Cells are separated by two or more spaces; column names contain single ones.
    private static func cells(_ line: String) -> [String] {
        var cells: [String] = []
        var startsNew = true
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            if word.isEmpty {
                startsNew = true
            } else if startsNew {
                cells.append(String(word))
                startsNew = false
            } else {
                cells[cells.count - 1] += " " + word
            }
        }
        return cells
    }
}
