import Foundation

/// One weight of a font as read from a glyph file. Outlines are decoded on demand.
final class FontFace: Sendable {
    struct Glyph: Sendable {
        let advance: Int
        let start: Int
        let end: Int
    }

    let unitsPerEm: Int
    let ascender: Int
    let descender: Int
    let capHeight: Int
    let xHeight: Int
    let glyphs: [Glyph]
    let kerning: Kerning
    private let bytes: [UInt8]
    private let indices: [UInt32: Int]

    init(_ bytes: [UInt8], from start: Int, to end: Int) throws {
        var reader = GlyphReader(bytes, from: start, to: end)
        self.bytes = bytes
        unitsPerEm = max(try reader.short(), 1)
        ascender = try reader.signedShort()
        descender = try reader.signedShort()
        capHeight = try reader.signedShort()
        xHeight = try reader.signedShort()
        let count = try reader.short()
        guard count > 0 else { throw GlyphFileError.truncated }
        var indices: [UInt32: Int] = [:]
        var entries: [(advance: Int, length: Int)] = []
        var codePoint = 0
        for index in 0..<count {
            codePoint += try reader.variable()
            if index > 0 { indices[UInt32(truncatingIfNeeded: codePoint)] = index }
            entries.append((try reader.variable(), try reader.variable()))
        }
        var offset = reader.position
        glyphs = entries.map { entry in
            defer { offset += entry.length }
            return Glyph(advance: entry.advance, start: offset, end: offset + entry.length)
        }
        self.indices = indices
        guard offset <= end else { throw GlyphFileError.truncated }
        reader.position = offset
        kerning = try Kerning(&reader, glyphCount: count)
    }

    /// The glyph of a character; 0, a box, for one that the font does not have.
    func glyph(for scalar: Unicode.Scalar) -> Int {
        indices[scalar.value] ?? 0
    }

    /// The outline in font units, y up; empty if the file is damaged.
    func outline(of glyph: Int) -> VectorPath {
        (try? GlyphOutline.path(in: bytes, from: glyphs[glyph].start, to: glyphs[glyph].end)) ?? VectorPath()
    }
}

/// Distances to add between two neighboring glyphs, stored for classes of glyphs with equal distances.
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

    /// The distance to add, in font units; usually negative.
    func distance(between left: Int, and right: Int) -> Int {
        distances[leftClasses[left] * columnCount + rightClasses[right]]
    }
}
