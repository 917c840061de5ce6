import Foundation

extension Bitmap {
    /// The pixels of `area` when each takes the colour that `inverse` finds for its centre, bilinear between four.
    /// Outside this bitmap the outermost pixels repeat; the caller masks them.
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

    /// `part` / 256 of the way from one pixel to another.
    static func between(_ first: UInt32, _ second: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 256 &- part
        let low = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* part &+ 0x0080_0080
        let high = ((first &>> 8) & 0x00FF_00FF) &* rest &+ ((second &>> 8) & 0x00FF_00FF) &* part &+ 0x0080_0080
        return (low &>> 8) & 0x00FF_00FF | high & 0xFF00_FF00
    }
}
