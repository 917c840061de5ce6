import Foundation

/// The image data of a bitmap in true color, every row with the filter that leaves the smallest differences.
///
/// Filters work on whole pixels of four bytes, and the fourth byte is dropped afterwards if there is no alpha.
struct PNGRows {
    private(set) var bytes: [UInt8]

    init(_ bitmap: Bitmap, channels: Int) {
        let length = bitmap.width * channels
        let stride = length + 1
        let scratch = FilterScratch(width: bitmap.width)
        bytes = [UInt8](unsafeUninitializedCapacity: stride * bitmap.height) { buffer, count in
            count = stride * bitmap.height
            guard let start = buffer.baseAddress else { return }
            for y in 0..<bitmap.height {
                let output = start + y * stride
                let row = bitmap.row(y)
                let above = y > 0 ? UnsafePointer(bitmap.row(y - 1)) : UnsafePointer(scratch.zeros)
                if memcmp(row, above, bitmap.width * 4) == 0 {
                    output[0] = 2
                    memset(output + 1, 0, length)
                    continue
                }
                let (filter, best) = scratch.filter(row, above: above)
                output[0] = filter
                if channels == 3 { PNGRows.pack(best, count: bitmap.width) }
                memcpy(output + 1, best, length)
            }
        }
    }

    /// Drops the fourth byte of every pixel, four pixels at a time; the buffer has room for up to three more.
    private static func pack(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        var source = 0
        var output = 0
        while source < count {
            let (first, second) = (pixels[source], pixels[source &+ 1])
            let (third, fourth) = (pixels[source &+ 2], pixels[source &+ 3])
            pixels[output] = first & 0x00FF_FFFF | second &<< 24
            pixels[output &+ 1] = (second & 0x00FF_FFFF) &>> 8 | third &<< 16
            pixels[output &+ 2] = (third & 0x00FF_FFFF) &>> 16 | fourth &<< 8
            source &+= 4
            output &+= 3
        }
    }
}

/// Memory for the candidates of one row.
private final class FilterScratch {
    private let width: Int
    private let rows: UnsafeMutablePointer<UInt32>
    let zeros: UnsafeMutablePointer<UInt32>

    init(width: Int) {
        self.width = width
        let capacity = width + 4
        rows = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 4)
        rows.initialize(repeating: 0, count: capacity * 4)
        zeros = rows + capacity * 3
    }

    deinit {
        rows.deallocate()
    }

    /// The number and the result of the best filter among none, left and above, by the sum of the absolute differences.
    func filter(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) -> (UInt8, UnsafeMutablePointer<UInt32>) {
        let plain = rows
        let left = rows + (width + 4)
        let up = left + (width + 4)
        memcpy(plain, row, width * 4)
        left[0] = row[0]
        difference(row + 1, row, count: width - 1, into: left + 1)
        difference(row, above, count: width, into: up)
        let (plainSum, leftSum, upSum) = (sum(plain), sum(left), sum(up))
        if upSum <= leftSum && upSum <= plainSum { return (2, up) }
        return leftSum <= plainSum ? (1, left) : (0, plain)
    }

    /// Byte by byte, modulo 256.
    private func difference(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int,
        into output: UnsafeMutablePointer<UInt32>
    ) {
        var index = 0
        while index < count {
            let (from, minus) = (first[index], second[index])
            let low = (from | 0x8080_8080) &- (minus & 0x7F7F_7F7F)
            output[index] = low ^ ((from ^ ~minus) & 0x8080_8080)
            index &+= 1
        }
    }

    /// The sum of the absolute values of the bytes, read as signed. The alpha of opaque pixels adds the same to all
    /// rows but the unfiltered one, to which it adds slightly more.
    private func sum(_ pixels: UnsafePointer<UInt32>) -> Int {
        var total = 0
        var index = 0
        while index < width {
            let value = pixels[index]
            if value != 0 {
                let signs = (value &>> 7) & 0x0101_0101
                let positive = value ^ (signs &* 255)
                let pairs = (positive & 0x00FF_00FF) &+ ((positive &>> 8) & 0x00FF_00FF)
                total = total &+ Int(truncatingIfNeeded: (pairs & 0xFFFF) &+ (pairs &>> 16))
            }
            index &+= 1
        }
        return total
    }
}
