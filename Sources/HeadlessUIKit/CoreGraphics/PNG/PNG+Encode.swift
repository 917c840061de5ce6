import CZlib
import Foundation

extension PNG {
    /// The bitmap as a PNG file: indexed where it has at most 256 colours, without alpha where it is opaque. The same
    /// pixels always give the same bytes with the same zlib.
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
    /// The same picture with colours that are not multiplied by alpha.
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
