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
        var last: UInt32 = 0
        var lastScaled: UInt32 = 0
        var index = 0
        while index < count {
            var pixel = source[index]
            if pixel != 0 {
                if let coverage {
                    let part = Blend.product(alpha, UInt32(truncatingIfNeeded: coverage[index]))
                    pixel = Blend.scaled(pixel, by: part)
                } else if alpha != 255 {
                    if pixel != last {
                        last = pixel
                        lastScaled = Blend.scaled(pixel, by: alpha)
                    }
                    pixel = lastScaled
                }
                let factor = 255 &- (pixel &>> 24)
                if factor == 0 {
                    row[index] = pixel
                } else {
                    let below = row[index]
                    var low = (below & 0x00FF_00FF) &* factor &+ 0x0080_0080
                    var high = ((below &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
                    low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
                    high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
                    row[index] = pixel &+ (low | high)
                }
            }
            index &+= 1
        }
    }

    /// Composites the colour `pixel` over `row` through the alpha of `mask`.
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
