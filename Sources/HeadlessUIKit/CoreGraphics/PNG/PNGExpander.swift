/// Converts unfiltered PNG rows to premultiplied pixels.
struct PNGExpander {
    let header: PNGHeader
    let palette: [UInt8]
    let transparency: [UInt8]

    /// `data` has one filter byte before each row.
    func bitmap(from data: [UInt8]) throws -> Bitmap {
        let bitmap = Bitmap(width: header.width, height: header.height)
        let table = try colorTable()
        let key = transparentKey()
        try data.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            for y in 0..<header.height {
                let source = start + y * (header.bytesPerRow + 1) + 1
                let row = bitmap.row(y)
                switch header.colorType {
                case .indexed: try expandIndices(source, table, into: row)
                case .grey, .greyAlpha: expandGrey(source, key: key, into: row)
                case .rgb, .rgba: expandColors(source, key: key, into: row)
                }
            }
        }
        return bitmap
    }

    private func colorTable() throws -> [UInt32] {
        guard header.colorType == .indexed else { return [] }
        guard !palette.isEmpty, palette.count % 3 == 0, palette.count <= 768 else { throw PNGError.missingPalette }
        return (0..<(palette.count / 3)).map { index in
            let bytes = palette[(index * 3)...].prefix(3).map { UInt32($0) }
            let alpha = index < transparency.count ? UInt32(transparency[index]) : 255
            return Alpha.multiplied(bytes[0] | bytes[1] << 8 | bytes[2] << 16 | alpha << 24)
        }
    }

    /// The one opaque color that a tRNS chunk makes transparent, as a pixel.
    private func transparentKey() -> UInt32? {
        switch header.colorType {
        case .grey where transparency.count == 2:
            return UInt32(transparency[1]) * 0x0001_0101 | 0xFF00_0000
        case .rgb where transparency.count == 6:
            let (red, green, blue) = (transparency[1], transparency[3], transparency[5])
            return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
        default:
            return nil
        }
    }

    private func expandIndices(
        _ source: UnsafePointer<UInt8>, _ table: [UInt32], into row: UnsafeMutablePointer<UInt32>
    ) throws {
        let depth = header.bitDepth
        let mask = 1 << depth - 1
        var x = 0
        while x < header.width {
            let bit = x &* depth
            let byte = Int(truncatingIfNeeded: source[bit &>> 3])
            let index = byte &>> (8 &- depth &- (bit & 7)) & mask
            guard index < table.count else { throw PNGError.paletteIndex(index) }
            row[x] = table[index]
            x &+= 1
        }
    }

    private func expandGrey(_ source: UnsafePointer<UInt8>, key: UInt32?, into row: UnsafeMutablePointer<UInt32>) {
        let hasAlpha = header.colorType == .greyAlpha
        var x = 0
        while x < header.width {
            let grey = UInt32(truncatingIfNeeded: source[hasAlpha ? x &* 2 : x]) &* 0x0001_0101
            if hasAlpha {
                row[x] = Alpha.multiplied(grey | UInt32(truncatingIfNeeded: source[x &* 2 &+ 1]) &<< 24)
            } else {
                row[x] = grey | 0xFF00_0000 == key ? 0 : grey | 0xFF00_0000
            }
            x &+= 1
        }
    }

    private func expandColors(_ source: UnsafePointer<UInt8>, key: UInt32?, into row: UnsafeMutablePointer<UInt32>) {
        let channels = header.colorType.channels
        var from = source
        var x = 0
        while x < header.width {
            let low = UInt32(truncatingIfNeeded: from[0]) | UInt32(truncatingIfNeeded: from[1]) &<< 8
            var pixel = low | UInt32(truncatingIfNeeded: from[2]) &<< 16 | 0xFF00_0000
            if channels == 4 {
                let alpha = UInt32(truncatingIfNeeded: from[3])
                if alpha != 255 { pixel = Alpha.multiplied(pixel & 0x00FF_FFFF | alpha &<< 24) }
            } else if pixel == key {
                pixel = 0
            }
            row[x] = pixel
            from += channels
            x &+= 1
        }
    }
}
