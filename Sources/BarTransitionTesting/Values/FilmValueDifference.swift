/// One value that differs from the reference.
public struct FilmValueDifference: Equatable, Sendable, CustomStringConvertible {
    /// The name of the value, for example "bar bottom" or "page “Photo” content top".
    public let value: String
    /// The progress of the frame, as written in the text; nil if the difference concerns the whole film. Where several frames
    /// have the same progress, as in a canceled swipe, the number of the frame follows: "0.00 (frame 3)".
    public let progress: String?
    /// The value in the reference.
    public let reference: String
    /// The value in the film.
    public let actual: String

    /// For example "bar bottom at progress 0.50 was 129.00 and is 103.00".
    public var description: String {
        "\(value)\(progress.map { " at progress \($0)" } ?? "") was \(reference) and is \(actual)"
    }
}

extension FilmText {
    /// The differences from a reference, in the order of the text.
    func differences(from reference: FilmText) -> [FilmValueDifference] {
        var differences: [FilmValueDifference] = []
        func compare(_ value: String, _ reference: String, _ actual: String, progress: String? = nil) {
            guard reference != actual else { return }
            differences.append(
                FilmValueDifference(value: value, progress: progress, reference: reference, actual: actual))
        }
        compare("the title", reference.title, title)
        compare(
            "the list of tables", reference.tables.map(\.title).joined(separator: ", "),
            tables.map(\.title).joined(separator: ", "))
        for table in tables {
            guard let old = reference.tables.first(where: { $0.title == table.title }) else { continue }
            compare(
                "\(table.title): the columns", old.columns.joined(separator: ", "),
                table.columns.joined(separator: ", "))
            compare("\(table.title): the number of frames", "\(old.rows.count)", "\(table.rows.count)")
            for (index, (oldRow, row)) in zip(old.rows, table.rows).enumerated() {
                let isOnlyOne = table.rows.filter { $0.first == row.first }.count == 1
                let place = isOnlyOne ? row[0] : "\(row[0]) (frame \(index + 1))"
                for (column, name) in table.columns.enumerated() where column < old.columns.count {
                    compare(
                        column == 0 ? "\(table.title): the progress" : "\(table.title) \(name)",
                        oldRow.indices.contains(column) ? oldRow[column] : "cut off", row[column],
                        progress: column == 0 ? nil : place)
                }
            }
        }
        return differences
    }
}
