import Foundation

// MARK: - Scaling

extension Bitmap {
    /// The pixels of `area` if this bitmap fills `rect`: scaled horizontally first, then vertically.
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

/// The source pixels that contribute to each destination pixel along one axis, and their weights, which sum to 256 for
/// each pixel. Bilinear when scaling up, the average of the covered area when scaling down.
struct ScalePlan {
    private(set) var starts: [Int] = []
    private(set) var offsets: [Int] = []
    private(set) var counts: [Int] = []
    private(set) var weights: [UInt32] = []
    private(set) var firstSource = 0
    private(set) var endSource = 0

    /// Creates the plan for the pixels of `range` if `sourceCount` source pixels fill the range from `start` to `end`,
    /// in units of 1/256 pixel.
    init(sourceCount: Int, start: Int, end: Int, range: Range<Int>) {
        let ratio = Double(sourceCount) * 256 / Double(end - start)
        for pixel in range {
            let left = (Double(pixel) - Double(start) / 256) * ratio
            if ratio > 1 {
                add(from: left, to: left + ratio, sourceCount: sourceCount)
            } else {
                add(from: left + ratio / 2 - 0.5, to: left + ratio / 2 + 0.5, sourceCount: sourceCount)
            }
        }
        firstSource = starts.min() ?? 0
        endSource = zip(starts, counts).map { $0 + $1 }.max() ?? 0
    }

    /// Adds a destination pixel that averages the source from one position to another. Beyond either end the outermost
    /// pixel repeats.
    private mutating func add(from left: Double, to right: Double, sourceCount: Int) {
        let low = max(min(Int(left.rounded(.down)), sourceCount - 1), 0)
        let high = max(min(Int(right.rounded(.up)) - 1, sourceCount - 1), low)
        let width = right - left
        starts.append(low)
        offsets.append(weights.count)
        counts.append(high - low + 1)
        var sum = 0
        for index in low...high {
            let end = index == high ? right : min(Double(index + 1), right)
            let upTo = max(min(Int((end - left) / width * 256 + 0.5), 256), sum)
            weights.append(UInt32(upTo - sum))
            sum = upTo
        }
    }
}

extension ScalePlan {
    /// Computes every destination pixel of one row.
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

    /// Computes one destination row from the rows of `strip`.
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

// MARK: - Sampling through a transform

extension Bitmap {
    /// The pixels of `area`, each with the color of this bitmap at its centre transformed by `inverse`, bilinear
    /// between four pixels. Outside this bitmap the outermost pixels repeat; the caller masks them.
    func sampled(through inverse: DeviceTransform, area: PixelRect) -> Bitmap {
        let result = Bitmap(width: area.width, height: area.height)
        guard width > 0, height > 0 else { return result }
        let (lastX, lastY) = (width - 1, height - 1)
        var y = 0
        while y < area.height {
            let output = result.row(y)
            let centerY = Double(area.top + y) + 0.5
            var x = 0
            while x < area.width {
                let centerX = Double(area.left + x) + 0.5
                let u = centerX * inverse.a + centerY * inverse.c + inverse.tx - 0.5
                let v = centerX * inverse.b + centerY * inverse.d + inverse.ty - 0.5
                let fixedU = max(min(DeviceRect.steps(u), lastX * 256), 0)
                let fixedV = max(min(DeviceRect.steps(v), lastY * 256), 0)
                let (column, line) = (fixedU >> 8, fixedV >> 8)
                let upper = row(line)
                let lower = row(min(line + 1, lastY))
                let next = min(column + 1, lastX)
                let partX = UInt32(truncatingIfNeeded: fixedU & 255)
                let partY = UInt32(truncatingIfNeeded: fixedV & 255)
                let above = Bitmap.between(upper[column], upper[next], partX)
                output[x] = Bitmap.between(above, Bitmap.between(lower[column], lower[next], partX), partY)
                x += 1
            }
            y += 1
        }
        return result
    }

    /// Interpolates from one pixel to another by `part` / 256.
    static func between(_ first: UInt32, _ second: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 256 &- part
        let low = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* part &+ 0x0080_0080
        let high = ((first &>> 8) & 0x00FF_00FF) &* rest &+ ((second &>> 8) & 0x00FF_00FF) &* part &+ 0x0080_0080
        return (low &>> 8) & 0x00FF_00FF | high & 0xFF00_FF00
    }
}
