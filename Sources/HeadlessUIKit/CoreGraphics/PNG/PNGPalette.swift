import Foundation

/// The colors of a bitmap that has at most 256 of them, translucent ones first, then by value.
struct PNGPalette {
    private let colors: [UInt32]
    private let indices: [UInt32: UInt8]

    /// Nil if the bitmap has more colors.
    init?(_ bitmap: Bitmap) {
        guard let found = PNGPalette.distinctPixels(of: bitmap) else { return nil }
        let key = { (pixel: UInt32) in (pixel < 0xFF00_0000 ? 0 : 1, pixel) }
        colors = found.sorted { key($0) < key($1) }
        var indices: [UInt32: UInt8] = [:]
        for (index, color) in colors.enumerated() {
            indices[color] = UInt8(index)
        }
        self.indices = indices
    }

    var colorBytes: [UInt8] {
        colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } }
    }

    /// The alphas of the translucent colors.
    var alphaBytes: [UInt8] {
        colors.filter { $0 < 0xFF00_0000 }.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    }

    /// The image data: every row begins with filter 0.
    func rows(of bitmap: Bitmap) -> [UInt8] {
        let stride = bitmap.width + 1
        return [UInt8](unsafeUninitializedCapacity: stride * bitmap.height) { buffer, count in
            count = stride * bitmap.height
            guard let start = buffer.baseAddress else { return }
            for y in 0..<bitmap.height {
                let output = start + y * stride
                output[0] = 0
                let row = bitmap.row(y)
                if y > 0 && memcmp(row, bitmap.row(y - 1), bitmap.width * 4) == 0 {
                    memcpy(output, output - stride, stride)
                } else {
                    writeRow(row, count: bitmap.width, to: output + 1)
                }
            }
        }
    }

    private func writeRow(_ row: UnsafePointer<UInt32>, count: Int, to output: UnsafeMutablePointer<UInt8>) {
        var last = row[0]
        var index = indices[last] ?? 0
        var x = 0
        while x < count {
            let pixel = row[x]
            if pixel != last {
                last = pixel
                index = indices[pixel] ?? 0
            }
            output[x] = index
            x &+= 1
        }
    }

    private static func distinctPixels(of bitmap: Bitmap) -> Set<UInt32>? {
        var found: Set<UInt32> = [bitmap.pixels[0]]
        for y in 0..<bitmap.height {
            let row = bitmap.row(y)
            if y > 0 && memcmp(row, bitmap.row(y - 1), bitmap.width * 4) == 0 { continue }
            var last = row[0]
            found.insert(last)
            var x = 1
            while x < bitmap.width {
                let pixel = row[x]
                if pixel != last {
                    last = pixel
                    found.insert(pixel)
                    if found.count > 256 { return nil }
                }
                x &+= 1
            }
            if found.count > 256 { return nil }
        }
        return found
    }
}
