import Foundation

/// Turns rows of opaque pixels into the filtered rows of a PNG file without alpha. Each row is stored as its difference
/// to the one above (filter 2): screens repeat from row to row, and the loop is fast without optimisation.
final class PNGRowPacker {
    private let width: Int
    private var above: UnsafeMutablePointer<UInt32>
    private let row: UnsafeMutablePointer<UInt32>
    private let packed: UnsafeMutablePointer<UInt8>

    init(width: Int) {
        self.width = width
        let capacity = width + 4
        above = .allocate(capacity: capacity)
        above.initialize(repeating: 0, count: capacity)
        row = .allocate(capacity: capacity)
        row.initialize(repeating: 0, count: capacity)
        packed = .allocate(capacity: capacity * 4)
        packed.initialize(repeating: 0, count: capacity * 4)
        packed[0] = 2
    }

    deinit {
        above.deallocate()
        row.deallocate()
        packed.deallocate()
    }

    /// The bytes for the next row; they are valid until the next call.
    func pack(_ pixels: UnsafePointer<UInt32>) -> UnsafeMutableBufferPointer<UInt8> {
        let bytes = UnsafeMutableBufferPointer(start: packed, count: width * 3 + 1)
        if memcmp(pixels, above, width * 4) == 0 {
            memset(packed + 1, 0, width * 3)
            return bytes
        }
        subtract(pixels)
        memcpy(above, pixels, width * 4)
        dropAlpha()
        return bytes
    }

    /// Byte by byte, modulo 256.
    private func subtract(_ pixels: UnsafePointer<UInt32>) {
        let (above, row) = (above, row)
        var x = 0
        while x < width {
            let (from, minus) = (pixels[x], above[x])
            row[x] = ((from | 0x8080_8080) &- (minus & 0x7F7F_7F7F)) ^ ((from ^ ~minus) & 0x8080_8080)
            x &+= 1
        }
    }

    /// Four pixels become three words.
    private func dropAlpha() {
        let row = row
        let target = UnsafeMutableRawPointer(packed + 1)
        var x = 0
        var offset = 0
        while x < width {
            let first = row[x] & 0xFF_FFFF
            let second = row[x &+ 1] & 0xFF_FFFF
            let third = row[x &+ 2] & 0xFF_FFFF
            target.storeBytes(of: first | second &<< 24, toByteOffset: offset, as: UInt32.self)
            target.storeBytes(of: second &>> 8 | third &<< 16, toByteOffset: offset &+ 4, as: UInt32.self)
            target.storeBytes(of: third &>> 16 | row[x &+ 3] &<< 8, toByteOffset: offset &+ 8, as: UInt32.self)
            x &+= 4
            offset &+= 12
        }
    }
}
