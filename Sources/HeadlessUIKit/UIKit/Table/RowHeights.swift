import Foundation

/// The heights of a section's rows, with the position of each. Finding a position and changing a height take a time that
/// grows with the logarithm of the count, so that a table of many rows scrolls as one of a few does.
struct RowHeights {
    /// The height of each row, measured or estimated.
    private var heights: [CGFloat]
    /// Whether the height of a row is final.
    private var isKnown: [Bool]
    /// The sums of a binary indexed tree.
    private var sums: [CGFloat]

    /// Makes rows of one height.
    init(count: Int, height: CGFloat, isKnown: Bool) {
        heights = Array(repeating: height, count: count)
        self.isKnown = Array(repeating: isKnown, count: count)
        sums = (0...count).map { CGFloat($0 & -$0) * height }
    }

    var count: Int { heights.count }

    /// The height of all rows.
    var total: CGFloat { start(of: count) }

    func height(of row: Int) -> CGFloat { heights[row] }

    func isKnown(_ row: Int) -> Bool { isKnown[row] }

    /// The distance from the first row to a row.
    func start(of row: Int) -> CGFloat {
        var (index, sum) = (row, CGFloat(0))
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    /// The row at a distance from the first one: the first or the last one beyond the rows.
    func row(at distance: CGFloat) -> Int {
        var (index, rest) = (0, distance)
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            if index + step <= count, sums[index + step] <= rest {
                index += step
                rest -= sums[index]
            }
            step /= 2
        }
        return max(0, min(index, count - 1))
    }

    /// Sets the height of a row.
    mutating func set(_ height: CGFloat, of row: Int) {
        isKnown[row] = true
        estimate(height, of: row)
    }

    /// Sets the height that a row probably has.
    mutating func estimate(_ height: CGFloat, of row: Int) {
        let change = height - heights[row]
        guard change != 0 else { return }
        heights[row] = height
        var index = row + 1
        while index <= count {
            sums[index] += change
            index += index & -index
        }
    }
}
