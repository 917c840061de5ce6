/// The size and the kind of pixels of a PNG file, checked for what can be read.
struct PNGHeader: Equatable {
    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: PNG.ColorType

    /// From the content of the IHDR chunk.
    init(_ bytes: [UInt8]) throws {
        guard bytes.count == 13 else { throw PNGError.badHeader }
        width = PNGChunks.bigEndian(bytes, at: 0)
        height = PNGChunks.bigEndian(bytes, at: 4)
        bitDepth = Int(bytes[8])
        guard width > 0, height > 0, width <= 65535, height <= 65535, bytes[10] == 0, bytes[11] == 0 else {
            throw PNGError.badHeader
        }
        let unsupported = PNGError.unsupported(bitDepth: bitDepth, colorType: Int(bytes[9]))
        guard let type = PNG.ColorType(rawValue: bytes[9]) else { throw unsupported }
        colorType = type
        guard bitDepth == 8 || (type == .indexed && [1, 2, 4].contains(bitDepth)) else { throw unsupported }
        guard bytes[12] == 0 else { throw PNGError.interlaced }
    }

    var bytesPerPixel: Int { colorType.channels }

    var bytesPerRow: Int { (width * colorType.channels * bitDepth + 7) / 8 }
}
