import CZlib
import Foundation

extension PNG {
    /// Reads a file of 8 bits per channel, or of up to 8 bits per colour when indexed, that is not interlaced.
    package static func decode(_ bytes: [UInt8]) throws -> Bitmap {
        let file = try PNGChunks(bytes)
        let header = try PNGHeader(file.header)
        let length = header.bytesPerRow
        let size = (length + 1) * header.height
        var data = try decompressed(file.imageData, size: size)
        try PNGUnfilter(bytesPerRow: length, bytesPerPixel: header.bytesPerPixel).apply(to: &data, rows: header.height)
        return try PNGExpander(header: header, palette: file.palette, transparency: file.transparency).bitmap(
            from: data)
    }

    private static func decompressed(_ bytes: [UInt8], size: Int) throws -> [UInt8] {
        var length = UInt(size)
        let result = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let status = uncompress(buffer.baseAddress, &length, bytes, UInt(bytes.count))
            count = status == 0 ? Int(length) : 0
        }
        guard result.count == size else { throw PNGError.badImageData }
        return result
    }
}
