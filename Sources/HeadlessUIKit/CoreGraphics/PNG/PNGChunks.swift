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
