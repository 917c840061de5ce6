import CZlib
import Testing

@testable import CoreGraphics

/// A PNG file written without ``PNG``, and its expected pixels.
struct PNGSample: Sendable, CustomTestStringConvertible {
    let name: String
    let file: [UInt8]
    let pixels: [[[Int]]]

    var testDescription: String { name }

    static let all = [filters, palette, greyAlpha, transparentColor]

    /// Grey, 3 x 5 pixels, one row for each filter: none, left, above, average, Paeth.
    static let filters = PNGSample(
        name: "filters",
        file: file(
            width: 3, height: 5, header: [8, 0, 0, 0, 0],
            rows: [0, 10, 20, 40, 1, 5, 5, 5, 2, 1, 1, 1, 3, 10, 10, 10, 4, 2, 2, 250]),
        pixels: [[10, 20, 40], [5, 10, 15], [6, 11, 16], [13, 22, 29], [15, 24, 23]].map { row in
            row.map { [$0, $0, $0, 255] }
        }
    )

    /// Five pixels of two bits: colors 0, 1, 2, 1, 0; the first is transparent and the second half transparent.
    static let palette = PNGSample(
        name: "palette",
        file: file(
            width: 5, height: 1, header: [2, 3, 0, 0, 0], rows: [0, 0b0001_1001, 0],
            extra: [("PLTE", [255, 0, 0, 200, 100, 0, 0, 0, 255]), ("tRNS", [0, 128])]),
        pixels: [[[0, 0, 0, 0], [100, 50, 0, 128], [0, 0, 255, 255], [100, 50, 0, 128], [0, 0, 0, 0]]]
    )

    static let greyAlpha = PNGSample(
        name: "grey with alpha",
        file: file(width: 2, height: 1, header: [8, 4, 0, 0, 0], rows: [0, 200, 51, 77, 255]),
        pixels: [[[40, 40, 40, 51], [77, 77, 77, 255]]]
    )

    static let transparentColor = PNGSample(
        name: "one transparent color",
        file: file(
            width: 2, height: 1, header: [8, 2, 0, 0, 0], rows: [0, 1, 2, 3, 4, 5, 6],
            extra: [("tRNS", [0, 1, 0, 2, 0, 3])]),
        pixels: [[[0, 0, 0, 0], [4, 5, 6, 255]]]
    )

    static func file(
        width: UInt8 = 1, height: UInt8 = 1, header: [UInt8], rows: [UInt8], extra: [(String, [UInt8])] = []
    ) -> [UInt8] {
        var length = compressBound(UInt(rows.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        _ = compress2(&packed, &length, rows, UInt(rows.count), 9)
        let size: [UInt8] = [0, 0, 0, width, 0, 0, 0, height]
        let chunks = [("IHDR", size + header)] + extra + [("IDAT", Array(packed.prefix(Int(length)))), ("IEND", [])]
        return [137, 80, 78, 71, 13, 10, 26, 10] + chunks.flatMap(chunk)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let tagged = Array(name.utf8) + content
        let crc = crc32(0, tagged, UInt32(tagged.count))
        return bigEndian(UInt(content.count)) + tagged + bigEndian(crc)
    }

    private static func bigEndian(_ value: UInt) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
