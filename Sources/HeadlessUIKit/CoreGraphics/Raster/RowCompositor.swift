import Foundation

/// Loops that composite pixels over one row. `alpha` and `coverage` are 0...255; without coverage it is 255 throughout.
enum RowCompositor {
    /// Composites `source` over `row`.
    static func over(
        _ row: UnsafeMutablePointer<UInt32>,
        source: UnsafePointer<UInt32>,
        count: Int,
        alpha: UInt32,
        coverage: UnsafePointer<UInt8>?
    ) {
        var index = 0
        while index &+ 4 <= count {
            let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
            let parts = coverage.map { Blend.products(alpha, $0 + index) } ?? SIMD4(repeating: alpha)
            Blend.over(pixels, by: parts, in: row + index)
            index &+= 4
        }
        while index < count {
            let part = coverage.map { Blend.product(alpha, UInt32(truncatingIfNeeded: $0[index])) } ?? alpha
            row[index] = Blend.over(Blend.scaled(source[index], by: part), row[index])
            index &+= 1
        }
    }

    /// Composites the color `pixel` over `row` through the alpha of `mask`.
    static func tint(
        _ row: UnsafeMutablePointer<UInt32>,
        mask: UnsafePointer<UInt32>,
        count: Int,
        with pixel: UInt32,
        coverage: UnsafePointer<UInt8>?
    ) {
        var last: UInt32 = 0
        var scaled: UInt32 = 0
        var index = 0
        while index < count {
            var part = mask[index] &>> 24
            if part != 0 {
                if let coverage { part = Blend.product(part, UInt32(truncatingIfNeeded: coverage[index])) }
                if part != last {
                    last = part
                    scaled = Blend.scaled(pixel, by: part)
                }
                let factor = 255 &- (scaled &>> 24)
                let below = row[index]
                var low = (below & 0x00FF_00FF) &* factor &+ 0x0080_0080
                var high = ((below &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
                low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
                high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
                row[index] = scaled &+ (low | high)
            }
            index &+= 1
        }
    }

    /// Interpolates from `row` to `source`: where alpha and coverage are full, the source replaces what is there.
    static func replace(
        _ row: UnsafeMutablePointer<UInt32>,
        source: UnsafePointer<UInt32>,
        count: Int,
        alpha: UInt32,
        coverage: UnsafePointer<UInt8>?
    ) {
        if alpha == 255 && coverage == nil {
            memcpy(row, source, count &* 4)
            return
        }
        var index = 0
        while index < count {
            var part = alpha
            if let coverage { part = Blend.product(part, UInt32(truncatingIfNeeded: coverage[index])) }
            row[index] = Blend.mixed(row[index], source[index], part)
            index &+= 1
        }
    }
}
