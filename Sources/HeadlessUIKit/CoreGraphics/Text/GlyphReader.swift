import Foundation

/// Reads the numbers of a glyph file, whose format `Tools/export-glyphs.py` describes.
struct GlyphReader {
    let bytes: [UInt8]
    var position: Int
    let end: Int

    init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        position = start
        self.end = min(end ?? bytes.count, bytes.count)
    }

    mutating func byte() throws -> Int {
        guard position < end else { throw GlyphFileError.truncated }
        position += 1
        return Int(bytes[position - 1])
    }

    /// An unsigned little-endian number of two bytes.
    mutating func short() throws -> Int {
        let low = try byte()
        return try low | byte() << 8
    }

    mutating func signedShort() throws -> Int {
        let value = try short()
        return value < 32768 ? value : value - 65536
    }

    mutating func long() throws -> Int {
        let low = try short()
        return try low | short() << 16
    }

    /// A number of seven bits per byte, lowest first; the top bit means that more follow.
    mutating func variable() throws -> Int {
        var value = 0
        var shift = 0
        while true {
            let next = try byte()
            value |= (next & 127) << shift
            if next < 128 { return value }
            shift += 7
            guard shift < 35 else { throw GlyphFileError.truncated }
        }
    }

    /// A signed number: 0, -1, 1, -2 … are stored as 0, 1, 2, 3 …
    mutating func signed() throws -> Int {
        let value = try variable()
        return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
    }
}

/// The reason why a glyph file cannot be used.
enum GlyphFileError: Error, Equatable, CustomStringConvertible {
    case notAGlyphFile
    case unknownVersion(Int)
    case truncated

    var description: String {
        switch self {
        case .notAGlyphFile:
            return "The data is not a glyph file: it does not begin with HGLF."
        case .unknownVersion(let version):
            return "The glyph file has version \(version), but only version 1 can be read."
        case .truncated:
            return "The glyph file ends in the middle of a font."
        }
    }
}

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
