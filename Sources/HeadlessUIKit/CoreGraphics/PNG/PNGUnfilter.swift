import Foundation

/// Undoes the row filters of a PNG file in place.
struct PNGUnfilter {
    let bytesPerRow: Int
    let bytesPerPixel: Int

    func apply(to data: inout [UInt8], rows: Int) throws {
        let zeros = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow)
        zeros.initialize(repeating: 0, count: bytesPerRow)
        defer { zeros.deallocate() }
        try data.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            for y in 0..<rows {
                let row = start + y * (bytesPerRow + 1) + 1
                let above = y == 0 ? zeros : row - (bytesPerRow + 1)
                switch row[-1] {
                case 0: break
                case 1: addLeft(row)
                case 2: addAbove(row, above)
                case 3: addAverage(row, above)
                case 4: addPaeth(row, above)
                default: throw PNGError.badFilter(Int(row[-1]))
                }
            }
        }
    }

    private func addLeft(_ row: UnsafeMutablePointer<UInt8>) {
        var index = bytesPerPixel
        while index < bytesPerRow {
            row[index] = row[index] &+ row[index &- bytesPerPixel]
            index &+= 1
        }
    }

    private func addAbove(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>) {
        var index = 0
        while index < bytesPerRow {
            row[index] = row[index] &+ above[index]
            index &+= 1
        }
    }

    private func addAverage(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>) {
        var index = 0
        while index < bytesPerRow {
            let left = index < bytesPerPixel ? 0 : Int(truncatingIfNeeded: row[index &- bytesPerPixel])
            let middle = (left &+ Int(truncatingIfNeeded: above[index])) &>> 1
            row[index] = row[index] &+ UInt8(truncatingIfNeeded: middle)
            index &+= 1
        }
    }

    private func addPaeth(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>) {
        var index = 0
        while index < bytesPerRow {
            let isFirst = index < bytesPerPixel
            let left = isFirst ? 0 : Int(truncatingIfNeeded: row[index &- bytesPerPixel])
            let corner = isFirst ? 0 : Int(truncatingIfNeeded: above[index &- bytesPerPixel])
            let upper = Int(truncatingIfNeeded: above[index])
            let toLeft = abs(upper - corner)
            let toUpper = abs(left - corner)
            let toCorner = abs(left + upper - 2 * corner)
            var nearest = corner
            if toLeft <= toUpper && toLeft <= toCorner {
                nearest = left
            } else if toUpper <= toCorner {
                nearest = upper
            }
            row[index] = row[index] &+ UInt8(truncatingIfNeeded: nearest)
            index &+= 1
        }
    }
}
