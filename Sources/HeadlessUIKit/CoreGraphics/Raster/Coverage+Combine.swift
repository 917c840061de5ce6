import Foundation

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

    /// The part covered by both: the product of the values. Both must be solid inside.
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

    /// What this shape covers and the other, which lies inside it, does not.
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
