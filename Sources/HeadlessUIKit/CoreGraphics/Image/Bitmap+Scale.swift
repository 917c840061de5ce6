import Foundation

extension Bitmap {
    /// The pixels of `area` when this bitmap is spread over `rect`, horizontally first, then vertically.
    func scaled(to rect: DeviceRect, area: PixelRect) -> Bitmap {
        let result = Bitmap(width: area.width, height: area.height)
        guard width > 0, height > 0, !rect.isEmpty, !area.isEmpty else { return result }
        let columns = ScalePlan(
            sourceCount: width, start: rect.left, end: rect.right, range: area.left..<area.right)
        let rows = ScalePlan(sourceCount: height, start: rect.top, end: rect.bottom, range: area.top..<area.bottom)
        let strip = Bitmap(width: area.width, height: rows.endSource - rows.firstSource)
        for y in 0..<strip.height {
            columns.apply(from: row(y + rows.firstSource), to: strip.row(y))
        }
        for y in 0..<area.height {
            rows.sum(of: strip, pixel: y, into: result.row(y))
        }
        return result
    }
}

extension ScalePlan {
    /// Makes every destination pixel of one row.
    fileprivate func apply(from source: UnsafePointer<UInt32>, to output: UnsafeMutablePointer<UInt32>) {
        weights.withUnsafeBufferPointer { buffer in
            guard let weights = buffer.baseAddress else { return }
            for pixel in starts.indices {
                let start = source + starts[pixel]
                let weight = weights + offsets[pixel]
                let count = counts[pixel]
                var low: UInt32 = 0x0080_0080
                var high: UInt32 = 0x0080_0080
                var index = 0
                while index < count {
                    let part = weight[index]
                    low = low &+ (start[index] & 0x00FF_00FF) &* part
                    high = high &+ ((start[index] &>> 8) & 0x00FF_00FF) &* part
                    index &+= 1
                }
                output[pixel] = (low &>> 8) & 0x00FF_00FF | high & 0xFF00_FF00
            }
        }
    }

    /// Makes one destination row out of the rows of `strip`.
    fileprivate func sum(of strip: Bitmap, pixel: Int, into output: UnsafeMutablePointer<UInt32>) {
        let width = strip.width
        let first = strip.row(starts[pixel] - firstSource)
        let count = counts[pixel]
        if count == 1 {
            memcpy(output, first, width * 4)
            return
        }
        weights.withUnsafeBufferPointer { buffer in
            guard let weights = buffer.baseAddress.map({ $0 + offsets[pixel] }) else { return }
            var x = 0
            while x < width {
                var low: UInt32 = 0x0080_0080
                var high: UInt32 = 0x0080_0080
                var index = 0
                while index < count {
                    let part = weights[index]
                    let value = first[index &* width &+ x]
                    low = low &+ (value & 0x00FF_00FF) &* part
                    high = high &+ ((value &>> 8) & 0x00FF_00FF) &* part
                    index &+= 1
                }
                output[x] = (low &>> 8) & 0x00FF_00FF | high & 0xFF00_FF00
                x &+= 1
            }
        }
    }
}
