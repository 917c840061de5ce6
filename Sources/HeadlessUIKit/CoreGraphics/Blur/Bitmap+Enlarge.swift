import Foundation

extension Bitmap {
    /// The part `area` of this bitmap enlarged by a power of two, with bilinear interpolation. `area` is in pixels of
    /// the enlarged bitmap; beyond the edges the outermost pixels repeat.
    func enlarged(by factor: Int, area: PixelRect) -> Bitmap {
        let result = Bitmap(width: area.width, height: area.height)
        let line = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer { line.deallocate() }
        let shift = factor.trailingZeroBitCount + 1
        var y = 0
        while y < area.height {
            let place = max(2 * (area.top + y) + 1 - factor, 0)
            let upper = min(place >> shift, height - 1)
            let lower = min(upper + 1, height - 1)
            let part = UInt32(truncatingIfNeeded: place & (2 * factor - 1))
            mix(row(upper), row(lower), part: part, shift: shift, into: line)
            stretch(line, factor: factor, from: area.left, count: area.width, into: result.row(y))
            y += 1
        }
        return result
    }

    private func mix(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, part: UInt32, shift: Int,
        into output: UnsafeMutablePointer<UInt32>
    ) {
        if part == 0 {
            memcpy(output, first, width * 4)
            return
        }
        let down = UInt32(shift)
        let rest = 1 &<< down &- part
        let half: UInt32 = 0x0001_0001 &<< (down &- 1)
        var x = 0
        while x < width {
            let low = (first[x] & 0x00FF_00FF) &* rest &+ (second[x] & 0x00FF_00FF) &* part &+ half
            let high = ((first[x] &>> 8) & 0x00FF_00FF) &* rest &+ ((second[x] &>> 8) & 0x00FF_00FF) &* part &+ half
            output[x] = (low &>> down) & 0x00FF_00FF | ((high &>> down) & 0x00FF_00FF) &<< 8
            x &+= 1
        }
    }

    private func stretch(
        _ source: UnsafePointer<UInt32>, factor: Int, from left: Int, count: Int,
        into output: UnsafeMutablePointer<UInt32>
    ) {
        let shift = factor.trailingZeroBitCount + 1
        let down = UInt32(shift)
        let period = 2 &* factor
        let half: UInt32 = 0x0001_0001 &<< (down &- 1)
        let last = width &- 1
        var x = 0
        while x < count {
            var place = 2 &* (left &+ x) &+ 1 &- factor
            if place < 0 { place = 0 }
            var index = place &>> shift
            if index > last { index = last }
            let next = index < last ? index &+ 1 : last
            let part = UInt32(truncatingIfNeeded: place & (period &- 1))
            let rest = UInt32(truncatingIfNeeded: period) &- part
            let (first, second) = (source[index], source[next])
            let low = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* part &+ half
            let high = ((first &>> 8) & 0x00FF_00FF) &* rest &+ ((second &>> 8) & 0x00FF_00FF) &* part &+ half
            output[x] = (low &>> down) & 0x00FF_00FF | ((high &>> down) & 0x00FF_00FF) &<< 8
            x &+= 1
        }
    }
}
