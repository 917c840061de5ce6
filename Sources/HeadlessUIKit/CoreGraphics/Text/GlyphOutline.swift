import Foundation

/// Decodes one outline of a glyph file into a path in font units, y up.
struct GlyphOutline {
    private var reader: GlyphReader
    private var point = CGPoint.zero
    private var path = VectorPath()

    static func path(in bytes: [UInt8], from start: Int, to end: Int) throws -> VectorPath {
        var outline = GlyphOutline(reader: GlyphReader(bytes, from: start, to: end))
        for _ in 0..<(try outline.reader.variable()) {
            try outline.readContour()
        }
        return outline.path
    }

    private init(reader: GlyphReader) {
        self.reader = reader
    }

    private mutating func readContour() throws {
        path.move(to: try next())
        for _ in 0..<(try reader.variable()) {
            try readSegment(kind: try reader.byte())
        }
        path.close()
    }

    private mutating func readSegment(kind: Int) throws {
        switch kind {
        case 0:
            path.line(to: try next())
        case 1:
            path.line(to: try nextX())
        case 2:
            path.line(to: try nextY())
        case 3:
            let control = try next()
            path.quad(to: try next(), control: control)
        case 4:
            let (control1, control2) = (try next(), try next())
            path.cubic(to: try next(), control1: control1, control2: control2)
        case 5:
            let (control1, control2) = (try nextX(), try next())
            path.cubic(to: try nextY(), control1: control1, control2: control2)
        case 6:
            let (control1, control2) = (try nextY(), try next())
            path.cubic(to: try nextX(), control1: control1, control2: control2)
        default:
            throw GlyphFileError.truncated
        }
    }

    private mutating func next() throws -> CGPoint {
        _ = try nextX()
        return try nextY()
    }

    private mutating func nextX() throws -> CGPoint {
        point.x += CGFloat(try reader.signed())
        return point
    }

    private mutating func nextY() throws -> CGPoint {
        point.y += CGFloat(try reader.signed())
        return point
    }
}
