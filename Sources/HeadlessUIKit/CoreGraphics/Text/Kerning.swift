/// Distances to add between two neighbours, stored for classes of glyphs that behave alike.
struct Kerning: Sendable {
    private let leftClasses: [Int]
    private let rightClasses: [Int]
    private let columnCount: Int
    private var distances: [Int]

    init(_ reader: inout GlyphReader, glyphCount: Int) throws {
        let rowCount = try reader.variable()
        columnCount = try reader.variable()
        guard rowCount <= glyphCount, columnCount <= glyphCount else { throw GlyphFileError.truncated }
        leftClasses = try Kerning.classes(&reader, count: glyphCount, below: rowCount)
        rightClasses = try Kerning.classes(&reader, count: glyphCount, below: columnCount)
        distances = Array(repeating: 0, count: rowCount * columnCount)
        for row in 0..<rowCount {
            var column = -1
            for _ in 0..<(try reader.variable()) {
                column += try reader.variable()
                guard column >= 0, column < columnCount else { throw GlyphFileError.truncated }
                distances[row * columnCount + column] = try reader.signed()
            }
        }
    }

    private static func classes(_ reader: inout GlyphReader, count: Int, below limit: Int) throws -> [Int] {
        try (0..<count).map { _ in
            let number = try reader.variable()
            guard number < limit else { throw GlyphFileError.truncated }
            return number
        }
    }

    /// In font units, usually negative.
    func distance(between left: Int, and right: Int) -> Int {
        distances[leftClasses[left] * columnCount + rightClasses[right]]
    }
}
