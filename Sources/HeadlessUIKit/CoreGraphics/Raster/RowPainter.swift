import Foundation

/// Loops that composite a single color over one row of pixels.
///
/// They are written for debug builds, where nothing is inlined: plain pointers, wrapping arithmetic, no calls inside.
enum RowPainter {
    /// Sets every pixel: the first few one by one, the rest by copying those, in blocks that double up to a size that
    /// stays in the processor's cache.
    static func set(_ row: UnsafeMutablePointer<UInt32>, count: Int, to pixel: UInt32) {
        var done = 0
        while done < count && done < 8 {
            row[done] = pixel
            done &+= 1
        }
        while done < count {
            var part = done < count &- done ? done : count &- done
            if part > 2048 { part = 2048 }
            memcpy(row + done, row, part &* 4)
            done &+= part
        }
    }

    /// Composites a premultiplied pixel over every pixel, two at a time.
    static func blend(_ row: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
        let remaining = 255 &- (pixel &>> 24)
        if remaining == 0 {
            set(row, count: count, to: pixel)
            return
        }
        if pixel == 0 { return }
        var start = 0
        if Int(bitPattern: row) & 7 != 0 && count > 0 {
            row[0] = Blend.over(pixel, row[0])
            start = 1
        }
        let pairCount = (count &- start) &>> 1
        let factor = UInt64(remaining)
        let source = UInt64(pixel) | UInt64(pixel) &<< 32
        let mask: UInt64 = 0x00FF_00FF_00FF_00FF
        let half: UInt64 = 0x0080_0080_0080_0080
        UnsafeMutableRawPointer(row + start).withMemoryRebound(to: UInt64.self, capacity: pairCount) { pairs in
            var index = 0
            while index < pairCount {
                let pair = pairs[index]
                var low = (pair & mask) &* factor &+ half
                var high = ((pair &>> 8) & mask) &* factor &+ half
                low = ((low &+ ((low &>> 8) & mask)) &>> 8) & mask
                high = (high &+ ((high &>> 8) & mask)) & ~mask
                pairs[index] = (low | high) &+ source
                index &+= 1
            }
        }
        let last = count &- 1
        if start &+ pairCount &* 2 <= last { row[last] = Blend.over(pixel, row[last]) }
    }

    /// Composites a premultiplied pixel over every pixel through `coverage`. The four channels of a pixel are computed
    /// at once, with two bytes for each.
    static func blend(
        _ row: UnsafeMutablePointer<UInt32>,
        count: Int,
        with pixel: UInt32,
        coverage: UnsafePointer<UInt8>
    ) {
        let mask: UInt64 = 0x00FF_00FF_00FF_00FF
        let half: UInt64 = 0x0080_0080_0080_0080
        let source = UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) &<< 24
        let isOpaque = pixel &>> 24 == 255
        var index = 0
        while index < count {
            let part = UInt64(truncatingIfNeeded: coverage[index])
            if part == 0 {
                // Glyphs have long empty runs: if each of the next seven values equals the one before, all eight are
                // zero.
                let areEmpty = count &- index >= 8 && memcmp(coverage + index, coverage + index + 1, 7) == 0
                index = index &+ (areEmpty ? 8 : 1)
                continue
            }
            if part == 255 && isOpaque {
                row[index] = pixel
                index &+= 1
                continue
            }
            var above = source &* part &+ half
            above = ((above &+ ((above &>> 8) & mask)) &>> 8) & mask
            let pixelBelow = row[index]
            var below = UInt64(truncatingIfNeeded: pixelBelow & 0x00FF_00FF)
            below |= UInt64(truncatingIfNeeded: pixelBelow & 0xFF00_FF00) &<< 24
            below = below &* (255 &- above &>> 48) &+ half
            below = ((below &+ ((below &>> 8) & mask)) &>> 8) & mask
            let sum = above &+ below
            row[index] = UInt32(truncatingIfNeeded: sum | sum &>> 24)
            index &+= 1
        }
    }
}
