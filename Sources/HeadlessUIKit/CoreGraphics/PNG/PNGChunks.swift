import CZlib
import Foundation

/// The chunks of a PNG file that matter for its pixels, with their checksums verified.
struct PNGChunks {
    private(set) var header: [UInt8] = []
    private(set) var palette: [UInt8] = []
    private(set) var transparency: [UInt8] = []
    private(set) var imageData: [UInt8] = []

    init(_ bytes: [UInt8]) throws {
        guard bytes.starts(with: PNG.signature) else {
            if bytes.starts(with: Array("version https://git-lfs".utf8)) { throw PNGError.gitLFSPointer }
            throw bytes.count < 8 && PNG.signature.starts(with: bytes) ? PNGError.truncated : PNGError.notAPNG
        }
        var position = 8
        while true {
            guard position + 12 <= bytes.count else { throw PNGError.truncated }
            let length = PNGChunks.bigEndian(bytes, at: position)
            guard length <= bytes.count - position - 12 else { throw PNGError.truncated }
            let name = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
            let content = (position + 8)..<(position + 8 + length)
            let tagged = Array(bytes[(position + 4)..<content.upperBound])
            guard Int(crc32(0, tagged, UInt32(tagged.count))) == PNGChunks.bigEndian(bytes, at: content.upperBound)
            else {
                throw PNGError.badChecksum(chunk: name)
            }
            guard position > 8 || name == "IHDR" else { throw PNGError.badHeader }
            switch name {
            case "IHDR": header = Array(bytes[content])
            case "PLTE": palette = Array(bytes[content])
            case "tRNS": transparency = Array(bytes[content])
            case "IDAT": imageData += bytes[content]
            case "IEND": return
            default: break
            }
            position = content.upperBound + 4
        }
    }

    static func bigEndian(_ bytes: [UInt8], at position: Int) -> Int {
        Int(bytes[position]) << 24 | Int(bytes[position + 1]) << 16 | Int(bytes[position + 2]) << 8
            | Int(bytes[position + 3])
    }
}

/// The size and color type of a PNG file, validated as readable.
struct PNGHeader: Equatable {
    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: PNG.ColorType

    /// Creates a header from the content of the IHDR chunk.
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
