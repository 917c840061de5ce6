import Foundation

/// Writes a PNG file of opaque pixels row by row and keeps only the compressed bytes. With the same zlib, the same rows
/// give the same bytes.
final class PNGStream {
    let width: Int
    let height: Int
    private let file = FileBytes()
    private let deflate: DeflateStream
    private let packer: PNGRowPacker
    private var rows = 0

    /// The bytes so far, shared with the closure that receives them.
    private final class FileBytes {
        var bytes: [UInt8] = []
    }

    init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "PNGStream: an image of \(width) x \(height) pixels has none to write.")
        self.width = width
        self.height = height
        let file = file
        file.bytes = PNGChunk.signature + PNGChunk.header(width: width, height: height)
        deflate = DeflateStream { file.bytes += PNGChunk.bytes("IDAT", $0) }
        packer = PNGRowPacker(width: width)
    }

    /// Adds all rows of a buffer of the width of the image.
    func append(_ buffer: PixelBuffer) {
        precondition(
            buffer.width == width && rows + buffer.height <= height,
            "PNGStream: \(buffer.size) pixels do not fit below row \(rows) of \(width) x \(height).")
        for y in 0..<buffer.height { deflate.write(packer.pack(buffer.row(y))) }
        rows += buffer.height
    }

    /// Returns the file after all rows were added.
    func finish() -> Data {
        precondition(rows == height, "PNGStream: \(rows) of \(height) rows were added before the end.")
        deflate.finish()
        return Data(file.bytes + PNGChunk.bytes("IEND", []))
    }

    static func encode(_ buffer: PixelBuffer) -> Data {
        let stream = PNGStream(width: buffer.width, height: buffer.height)
        stream.append(buffer)
        return stream.finish()
    }
}
