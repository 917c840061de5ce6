import Foundation

/// How much of each pixel a shape covers, 0 to 255, within `bounds`.
///
/// Each row may have one run in which every pixel has the same `interior` value. Values are stored outside that run
/// only, so that the cost of a large rounded rectangle is that of its corners. The memory in between is never touched, and a run
/// of equal rows is stored once.
/// Coverage is written only while it is created, so it may be read from any thread.
final class Coverage: @unchecked Sendable {
    let bounds: PixelRect
    /// The value between ``interiorStart(_:)`` and ``interiorEnd(_:)``: 255, or 0 for a ring.
    let interior: UInt8
    let values: UnsafeMutablePointer<UInt8>
    /// The first pixel of each row's run and the first one after it, counted from the left edge of `bounds`.
    private let spans: UnsafeMutablePointer<Int>
    /// The first of the equal rows, counted from the top of `bounds`, and how many follow it.
    private let firstEqual: Int
    private let repeats: Int
    /// The coverage that owns the memory; nil if this one does.
    private let owner: Coverage?

    /// Creates an empty coverage; of the rows that are equal, only the first is stored and has to be written.
    init(bounds: PixelRect, interior: UInt8 = 255, equalRows: Range<Int> = 0..<0) {
        self.bounds = bounds
        self.interior = interior
        let equal = equalRows.clamped(to: bounds.top..<max(bounds.bottom, bounds.top))
        firstEqual = equal.lowerBound - bounds.top
        repeats = max(equal.count - 1, 0)
        let height = bounds.height - repeats
        let count = max(bounds.width * height, 1)
        guard let memory = calloc(count, 1) else {
            preconditionFailure("No memory for a mask of \(bounds.width) x \(bounds.height) pixels.")
        }
        values = memory.bindMemory(to: UInt8.self, capacity: count)
        spans = UnsafeMutablePointer<Int>.allocate(capacity: max(height * 2, 1))
        spans.initialize(repeating: bounds.width, count: max(height * 2, 1))
        owner = nil
    }

    /// Creates a coverage that is another one moved by whole pixels and shares its memory.
    init(_ other: Coverage, movedBy offset: (x: Int, y: Int)) {
        bounds = other.bounds.offset(x: offset.x, y: offset.y)
        interior = other.interior
        values = other.values
        spans = other.spans
        firstEqual = other.firstEqual
        repeats = other.repeats
        owner = other
    }

    deinit {
        guard owner == nil else { return }
        free(values)
        spans.deallocate()
    }

    /// Rows that are known to be fully covered in the columns of `area`; an empty range at the top if there are none.
    func fullRows(within area: PixelRect) -> Range<Int> {
        let rows = equalRows
        guard repeats > 0, interior == 255, interiorStart(rows.lowerBound) <= max(bounds.left, area.left),
            interiorEnd(rows.lowerBound) >= min(bounds.right, area.right)
        else { return bounds.top..<bounds.top }
        return rows
    }

    /// Rows that are stored once.
    var equalRows: Range<Int> {
        let first = bounds.top + firstEqual
        return first..<first + repeats + 1
    }

    /// Where a row is stored.
    private func index(_ y: Int) -> Int {
        let row = y - bounds.top
        return row <= firstEqual ? row : max(row - repeats, firstEqual)
    }

    /// The memory of a row, indexed from the left edge of `bounds`.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        values + index(y) * bounds.width
    }

    /// The first pixel of the row's uniform run; the right edge if there is none.
    func interiorStart(_ y: Int) -> Int { spans[index(y) * 2] + bounds.left }

    /// The first pixel after the row's uniform run; the right edge if there is none.
    func interiorEnd(_ y: Int) -> Int { spans[index(y) * 2 + 1] + bounds.left }

    /// Sets the uniform run of a row.
    func setInterior(_ y: Int, from start: Int, to end: Int) {
        guard start < end else { return }
        spans[index(y) * 2] = start - bounds.left
        spans[index(y) * 2 + 1] = end - bounds.left
    }

    /// The value at a pixel, 0 outside the bounds.
    func value(x: Int, y: Int) -> UInt8 {
        guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
        if x >= interiorStart(y) && x < interiorEnd(y) { return interior }
        return row(y)[x - bounds.left]
    }
}

// MARK: - Combining

extension Coverage {
    /// Writes the values of row `y` from `start` up to `end` to `output`. The range must lie within the bounds.
    func copyRow(_ y: Int, from start: Int, to end: Int, into output: UnsafeMutablePointer<UInt8>) {
        let source = row(y) - bounds.left
        let first = min(max(interiorStart(y), start), end)
        let last = max(min(interiorEnd(y), end), first)
        if first > start { memcpy(output, source + start, first - start) }
        if last > first { memset(output + (first - start), Int32(interior), last - first) }
        if end > last { memcpy(output + (last - start), source + last, end - last) }
    }

    /// Multiplies `output` by the values of row `y` from `start` up to `end`.
    func multiplyRow(_ y: Int, from start: Int, to end: Int, into output: UnsafeMutablePointer<UInt8>) {
        let source = row(y) - bounds.left
        let first = interiorStart(y)
        let last = interiorEnd(y)
        let inside = UInt32(interior)
        var x = start
        while x < end {
            let value = x >= first && x < last ? inside : UInt32(truncatingIfNeeded: source[x])
            let below = UInt32(truncatingIfNeeded: output[x &- start])
            let sum = value &* below &+ 128
            output[x &- start] = UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
            x &+= 1
        }
    }

    /// The intersection: the product of the values. The `interior` of both must be 255.
    func intersection(_ other: Coverage) -> Coverage {
        let result = Coverage(bounds: bounds.intersection(other.bounds))
        let area = result.bounds
        var y = area.top
        while y < area.bottom {
            copyRow(y, from: area.left, to: area.right, into: result.row(y))
            other.multiplyRow(y, from: area.left, to: area.right, into: result.row(y))
            let start = max(interiorStart(y), other.interiorStart(y), area.left)
            result.setInterior(y, from: start, to: min(interiorEnd(y), other.interiorEnd(y), area.right))
            y += 1
        }
        return result
    }

    /// The difference between this shape and one that lies inside it.
    func ring(without inner: Coverage) -> Coverage {
        let result = Coverage(bounds: bounds, interior: 0)
        var y = bounds.top
        while y < bounds.bottom {
            let output = result.row(y)
            var holeStart = bounds.right
            var holeEnd = bounds.right
            if y >= inner.bounds.top && y < inner.bounds.bottom && inner.interiorStart(y) < inner.interiorEnd(y) {
                holeStart = max(inner.interiorStart(y), bounds.left)
                holeEnd = min(inner.interiorEnd(y), bounds.right)
            }
            var x = bounds.left
            while x < bounds.right {
                if x == holeStart && holeEnd > holeStart {
                    x = holeEnd
                    continue
                }
                let outside = value(x: x, y: y)
                let hole = inner.value(x: x, y: y)
                output[x - bounds.left] = outside > hole ? outside - hole : 0
                x += 1
            }
            result.setInterior(y, from: holeStart, to: holeEnd)
            y += 1
        }
        return result
    }
}
