import CZlib
import Foundation

/// Reads and writes PNG files with the system's zlib.
package enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The color types of the format, with their numbers.
    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2
        case indexed = 3
        case greyAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .grey, .indexed: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }
}

// MARK: - Reading

extension PNG {
    /// Reads a file of 8 bits per channel, or of up to 8 bits per color when indexed, that is not interlaced.
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

// MARK: - Writing

extension PNG {
    /// The bitmap as a PNG file: indexed if it has at most 256 colors, without alpha if it is opaque. The same pixels
    /// always give the same bytes with the same zlib.
    package static func encode(_ bitmap: Bitmap) -> [UInt8] {
        precondition(bitmap.width > 0 && bitmap.height > 0, "A bitmap without pixels cannot be written as a PNG.")
        var file = signature
        let source = bitmap.isOpaque ? bitmap : bitmap.unmultiplied()
        if let palette = PNGPalette(source) {
            append("IHDR", header(bitmap, .indexed), to: &file)
            append("sRGB", [0], to: &file)
            append("PLTE", palette.colorBytes, to: &file)
            if !palette.alphaBytes.isEmpty { append("tRNS", palette.alphaBytes, to: &file) }
            append("IDAT", compressed(palette.rows(of: source)), to: &file)
        } else {
            let type: ColorType = source === bitmap ? .rgb : .rgba
            append("IHDR", header(bitmap, type), to: &file)
            append("sRGB", [0], to: &file)
            append("IDAT", compressed(PNGRows(source, channels: type.channels).bytes), to: &file)
        }
        append("IEND", [], to: &file)
        return file
    }

    private static func header(_ bitmap: Bitmap, _ type: ColorType) -> [UInt8] {
        bigEndian(bitmap.width) + bigEndian(bitmap.height) + [8, type.rawValue, 0, 0, 0]
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
        file += bigEndian(content.count)
        let tagged = Array(name.utf8) + content
        file += tagged
        file += bigEndian(Int(crc32(0, tagged, UInt32(tagged.count))))
    }

    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        let limit = compressBound(UInt(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(limit)) { buffer, count in
            var length = limit
            let status = compress2(buffer.baseAddress, &length, bytes, UInt(bytes.count), 6)
            precondition(status == 0, "zlib could not compress an image: status \(status).")
            count = Int(length)
        }
    }
}

extension Bitmap {
    /// The same picture with unpremultiplied colors.
    fileprivate func unmultiplied() -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let count = width * height
        var last: UInt32 = 0
        var lastResult: UInt32 = 0
        var index = 0
        while index < count {
            let pixel = pixels[index]
            if pixel != last {
                last = pixel
                lastResult = Alpha.unmultiplied(pixel)
            }
            result.pixels[index] = lastResult
            index &+= 1
        }
        return result
    }
}

// MARK: - Premultiplied alpha

/// Converts between premultiplied pixels and the unpremultiplied ones of PNG files.
///
/// `multiplied(unmultiplied(p)) == p` for every valid pixel, so that a written file reads back the same.
enum Alpha {
    static func multiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        return Blend.scaled(pixel | 0xFF00_0000, by: alpha)
    }

    static func unmultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(((pixel & 255) * 255 + half) / alpha, 255)
        let green = min(((pixel >> 8 & 255) * 255 + half) / alpha, 255)
        let blue = min(((pixel >> 16 & 255) * 255 + half) / alpha, 255)
        return red | green << 8 | blue << 16 | alpha << 24
    }
}

// MARK: - Errors

/// The reason why a PNG file could not be read.
enum PNGError: Error, Equatable, CustomStringConvertible {
    case notAPNG
    case gitLFSPointer
    case truncated
    case badChecksum(chunk: String)
    case badHeader
    case interlaced
    case unsupported(bitDepth: Int, colorType: Int)
    case missingPalette
    case paletteIndex(Int)
    case badFilter(Int)
    case badImageData

    var description: String {
        switch self {
        case .notAPNG:
            return "The data is not a PNG: it does not begin with the PNG signature."
        case .gitLFSPointer:
            return "The data is a Git LFS pointer instead of a PNG; run `git lfs pull` to fetch the image itself."
        case .truncated:
            return "The PNG is truncated: it ends in the middle of a chunk or before its IEND chunk."
        case .badChecksum(let chunk):
            return "The PNG is damaged: the CRC of its \(chunk) chunk does not match."
        case .badHeader:
            return "The PNG has no valid IHDR chunk at its beginning."
        case .interlaced:
            return "The PNG is interlaced, which is not supported; save it without interlacing."
        case .unsupported(let bitDepth, let colorType):
            return "The PNG has bit depth \(bitDepth) and color type \(colorType), which is not supported."
        case .missingPalette:
            return "The PNG has indexed colors but no valid PLTE chunk."
        case .paletteIndex(let index):
            return "The PNG uses color \(index), which its palette does not have."
        case .badFilter(let filter):
            return "The PNG uses row filter \(filter), which does not exist."
        case .badImageData:
            return "The PNG is damaged: its image data does not decompress to the size its header says."
        }
    }
}
