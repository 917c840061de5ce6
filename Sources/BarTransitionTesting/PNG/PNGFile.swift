import UIKit

/// Reads a PNG file, whichever program wrote it; throws an error that describes a file that cannot be read.
enum PNGFile {
    static func read(_ data: Data, path: String) throws -> PixelBuffer {
        if let problem = problem(of: data) { throw FilmError.unreadableReference(path: path, problem: problem) }
        guard let image = UIImage(data: data), let buffer = PixelBuffer(image) else {
            let problem = "it is a PNG, but damaged, interlaced or of a kind that cannot be read here"
            throw FilmError.unreadableReference(path: path, problem: problem)
        }
        return buffer
    }

    /// A problem that the bytes show without decoding; nil if they look like a complete PNG file.
    private static func problem(of data: Data) -> String? {
        if data.isEmpty { return "it is empty" }
        if FilmFiles.isPointer(data) {
            return "it is a Git LFS pointer instead of the image; run `git lfs pull` to fetch the image itself"
        }
        guard data.starts(with: PNGChunk.signature) else { return "it is not a PNG" }
        return data.suffix(12).elementsEqual(PNGChunk.bytes("IEND", [])) ? nil : "it is cut off before its end"
    }
}

/// The chunks of a PNG file as bytes: length, name, content and checksum.
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

    /// The first chunks of every file we write: 8 bits per channel, sRGB, without alpha.
    static func header(width: Int, height: Int) -> [UInt8] {
        bytes("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0]) + bytes("sRGB", [0])
    }
}
