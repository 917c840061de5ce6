import Foundation

/// One part of a PNG file, as bytes: length, name, content and checksum.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func bytes(_ name: String, _ content: some Sequence<UInt8>) -> [UInt8] {
        let tagged = Array(name.utf8) + content
        return number(tagged.count - 4) + tagged + number(Int(pngChecksum(tagged)))
    }

    /// Four bytes, the highest first.
    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Two bytes, the highest first.
    static func shortNumber(_ value: Int) -> [UInt8] {
        [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// What every file of ours begins with: 8 bits per channel, sRGB, with or without alpha.
    static func header(width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
        bytes("IHDR", number(width) + number(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0]) + bytes("sRGB", [0])
    }
}
