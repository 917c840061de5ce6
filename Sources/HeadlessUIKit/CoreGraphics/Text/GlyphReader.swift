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

    /// A little-endian number of two bytes without sign.
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

    /// Seven bits per byte, lowest first; the top bit says that more follow.
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

    /// A number with sign: 0, -1, 1, -2 … are stored as 0, 1, 2, 3 …
    mutating func signed() throws -> Int {
        let value = try variable()
        return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
    }
}

/// Why a glyph file cannot be used.
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
