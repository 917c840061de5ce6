import Foundation

/// Part of a bitmap, reduced by a power of two and separated into one plane per channel, with 8 fractional bits.
final class BlurPlanes {
    let width: Int
    let height: Int
    /// Red, green, blue, alpha.
    let planes: [UnsafeMutablePointer<Int>]

    /// The factor to reduce by before blurring: as large as the remaining blur can hide.
    static func reduction(sigma: Double) -> Int {
        var factor = 1
        while factor < 16 && sigma / Double(factor) >= 4 { factor *= 2 }
        return factor
    }

    /// Creates planes of the averages of blocks of `factor` × `factor` pixels of `area`, which lies within the bitmap.
    init(_ bitmap: Bitmap, area: PixelRect, factor: Int) {
        width = (area.width + factor - 1) / factor
        height = (area.height + factor - 1) / factor
        let count = max(width * height, 1)
        planes = (0..<4).map { _ in
            let plane = UnsafeMutablePointer<Int>.allocate(capacity: count)
            plane.initialize(repeating: 0, count: count)
            return plane
        }
        var y = 0
        while y < height {
            let top = area.top + y * factor
            addRow(y, of: bitmap, rows: top..<min(top + factor, area.bottom), area: area, factor: factor)
            y += 1
        }
    }

    deinit {
        for plane in planes {
            plane.deallocate()
        }
    }

    private func addRow(_ y: Int, of bitmap: Bitmap, rows: Range<Int>, area: PixelRect, factor: Int) {
        let (red, green, blue, alpha) = (planes[0], planes[1], planes[2], planes[3])
        let stride = bitmap.width
        let lines = rows.count
        var index = y &* width
        var left = area.left
        while left < area.right {
            let columns = factor < area.right &- left ? factor : area.right &- left
            var low: UInt32 = 0
            var high: UInt32 = 0
            var pixel = bitmap.row(rows.lowerBound) + left
            var line = 0
            while line < lines {
                var column = 0
                while column < columns {
                    let value = pixel[column]
                    low = low &+ (value & 0x00FF_00FF)
                    high = high &+ ((value &>> 8) & 0x00FF_00FF)
                    column &+= 1
                }
                pixel += stride
                line &+= 1
            }
            let count = columns &* lines
            let half = count &>> 1
            red[index] = (Int(truncatingIfNeeded: low & 0xFFFF) &<< 8 &+ half) / count
            green[index] = (Int(truncatingIfNeeded: high & 0xFFFF) &<< 8 &+ half) / count
            blue[index] = (Int(truncatingIfNeeded: low &>> 16) &<< 8 &+ half) / count
            alpha[index] = (Int(truncatingIfNeeded: high &>> 16) &<< 8 &+ half) / count
            index &+= 1
            left &+= factor
        }
    }

    /// Blurs every plane.
    func blur(_ blur: BoxBlur) {
        for plane in planes {
            blur.apply(to: plane, width: width, height: height)
        }
    }

    /// The planes as pixels, with a changed saturation and a premultiplied pixel composited over them.
    func pixels(saturation: Double, tint: UInt32) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let amount = Int((max(min(saturation, 16), 0) * 1024 + 0.5).rounded(.down))
        let count = width * height
        var index = 0
        while index < count {
            let alpha = planes[3][index]
            let (red, green, blue) = (planes[0][index], planes[1][index], planes[2][index])
            let grey = (red * 218 + green * 732 + blue * 74) >> 10
            var pixel: UInt32 = 0
            for (shift, value) in [(0, red), (8, green), (16, blue)] {
                let changed = grey + ((value - grey) * amount + 512) >> 10
                pixel |= UInt32((max(min(changed, alpha), 0) + 128) >> 8) << UInt32(shift)
            }
            pixel |= UInt32((alpha + 128) >> 8) << 24
            result.pixels[index] = Blend.over(tint, pixel)
            index += 1
        }
        return result
    }
}
