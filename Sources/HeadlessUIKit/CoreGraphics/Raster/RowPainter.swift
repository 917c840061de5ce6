import Foundation

/// Loops that composite a single color over one row of pixels.
enum RowPainter {
    /// Sets every pixel: the first ones one by one, the rest by copying those, in blocks that double up to a size that stays in
    /// the processor's cache.
    static func set(_ row: UnsafeMutablePointer<UInt32>, count: Int, to pixel: UInt32) {
        var done = min(count, 128)
        row.update(repeating: pixel, count: done)
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

    /// Composites a premultiplied pixel over every pixel through `coverage`, four pixels at once.
    static func blend(
        _ row: UnsafeMutablePointer<UInt32>,
        count: Int,
        with pixel: UInt32,
        coverage: UnsafePointer<UInt8>
    ) {
        let pixels = SIMD4(repeating: pixel)
        var index = 0
        while index &+ 4 <= count {
            let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: SIMD4<UInt8>.self)
            Blend.over(pixels, by: SIMD4(truncatingIfNeeded: four), in: row + index)
            index &+= 4
        }
        while index < count {
            let part = UInt32(truncatingIfNeeded: coverage[index])
            row[index] = Blend.over(Blend.scaled(pixel, by: part), row[index])
            index &+= 1
        }
    }
}
