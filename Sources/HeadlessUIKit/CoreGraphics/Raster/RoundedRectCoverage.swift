/// Computes the coverage of a rectangle with circular corners, in integer arithmetic.
///
/// A row of pixels that meets a corner or an edge is cut into 16 lines; the part of a pixel that each line covers is
/// exact to 1/256. Rows in between are computed once per row.
struct RoundedRectCoverage: Hashable {
    /// A screen has many of the same size, and every frame draws them again.
    private static let cache = DrawingCache<RoundedRectCoverage, Coverage>(limit: 256)

    private(set) var rect: DeviceRect
    /// The corner radii in steps of 1/256 pixel, no larger than half the sides.
    let radiusX: Int
    let radiusY: Int

    init(rect: DeviceRect, radiusX: Double, radiusY: Double) {
        self.rect = rect
        self.radiusX = max(min(DeviceRect.steps(radiusX), (rect.right - rect.left) / 2), 0)
        self.radiusY = max(min(DeviceRect.steps(radiusY), (rect.bottom - rect.top) / 2), 0)
    }

    /// Whether it covers whole pixels only and needs no mask.
    var isPixelRect: Bool { rect.isAligned && (radiusX == 0 || radiusY == 0) }

    /// The coverage at least within `limit`.
    func coverage(within limit: PixelRect) -> Coverage {
        let outer = rect.outer
        if isSmall, !outer.intersection(limit).isEmpty {
            var atOrigin = self
            atOrigin.rect = rect.offset(x: -outer.left, y: -outer.top)
            let coverage = Self.cache.value(for: atOrigin) { atOrigin.makeCoverage(within: atOrigin.rect.outer) }
            return Coverage(coverage, movedBy: (outer.left, outer.top))
        }
        var near = self
        near.bringEdges(to: limit)
        return near.makeCoverage(within: limit)
    }

    /// Moves edges that are far outside `limit` to just outside it, so that the cost depends on the visible part only.
    private mutating func bringEdges(to limit: PixelRect) {
        rect.left = max(rect.left, min(rect.left + radiusX, limit.left * 256) - radiusX - 256)
        rect.top = max(rect.top, min(rect.top + radiusY, limit.top * 256) - radiusY - 256)
        rect.right = min(rect.right, max(rect.right - radiusX, limit.right * 256) + radiusX + 256)
        rect.bottom = min(rect.bottom, max(rect.bottom - radiusY, limit.bottom * 256) + radiusY + 256)
    }

    private func makeCoverage(within limit: PixelRect) -> Coverage {
        let result = Coverage(bounds: rect.outer.intersection(limit), equalRows: equalRows)
        guard !result.bounds.isEmpty else { return result }
        let changes = UnsafeMutablePointer<Int>.allocate(capacity: rect.outer.width + 2)
        changes.initialize(repeating: 0, count: rect.outer.width + 2)
        defer { changes.deallocate() }
        let equal = result.equalRows
        var y = result.bounds.top
        while y < result.bounds.bottom {
            addRow(y, to: result, changes: changes)
            y = y == equal.lowerBound ? equal.upperBound : y + 1
        }
        return result
    }

    /// The rows between the corners and the edges, which only meet the left and the right side.
    private var equalRows: Range<Int> {
        let radius = radiusX == 0 ? 0 : radiusY
        let first = (rect.top + radius + 255) >> 8
        return first..<max((rect.bottom - radius) >> 8, first)
    }

    /// Whether the coverage of the whole rectangle is small enough to be cached.
    private var isSmall: Bool {
        rect.outer.width * (rect.outer.height - max(equalRows.count - 1, 0)) <= 65_536
    }

    /// `changes` holds, per pixel, the difference between its area and that of its left neighbor; a full pixel is
    /// 65536.
    private func addRow(_ y: Int, to result: Coverage, changes: UnsafeMutablePointer<Int>) {
        let origin = rect.left >> 8
        let rowTop = y * 256
        let top = max(rowTop, rect.top)
        let bottom = min(rowTop + 256, rect.bottom)
        guard top < bottom else { return }
        var solidStart = origin
        var solidEnd = (rect.right + 255) >> 8
        func add(inset: Int, weight: Int) {
            let left = rect.left + inset
            let right = rect.right - inset
            guard left < right else {
                solidEnd = origin
                return
            }
            change(changes + ((left >> 8) - origin), at: left & 255, by: weight)
            change(changes + ((right >> 8) - origin), at: right & 255, by: -weight)
            solidStart = max(solidStart, (left + 255) >> 8)
            solidEnd = min(solidEnd, right >> 8)
        }
        if radiusX == 0 || radiusY == 0 || (top >= rect.top + radiusY && bottom <= rect.bottom - radiusY) {
            add(inset: 0, weight: bottom - top)
        } else {
            var line = rowTop
            while line < rowTop + 256 {
                let height = min(line + 16, bottom) - max(line, top)
                if height > 0 { add(inset: inset(at: line + 8), weight: height) }
                line += 16
            }
        }
        writeRow(y, to: result, changes: changes, solidStart: solidStart, solidEnd: solidEnd)
    }

    private func change(_ pixel: UnsafeMutablePointer<Int>, at fraction: Int, by weight: Int) {
        pixel[0] += (256 - fraction) * weight
        pixel[1] += fraction * weight
    }

    /// Sums the changes to values, clears them, and leaves out the run that is fully covered.
    private func writeRow(
        _ y: Int, to result: Coverage, changes: UnsafeMutablePointer<Int>, solidStart: Int, solidEnd: Int
    ) {
        let origin = rect.left >> 8
        let bounds = result.bounds
        let output = result.row(y) - bounds.left
        let end = (rect.right >> 8) + 2
        var area = 0
        var x = origin
        while x < end {
            area &+= changes[x &- origin]
            changes[x &- origin] = 0
            if x >= bounds.left && x < bounds.right {
                output[x] = UInt8(truncatingIfNeeded: (area &* 255 &+ 32768) &>> 16)
            }
            x &+= 1
            if area == 65536 && x > solidStart && x < solidEnd - 1 { x = solidEnd - 1 }
        }
        if solidStart < solidEnd, isFull(y) {
            result.setInterior(y, from: max(solidStart, bounds.left), to: min(solidEnd, bounds.right))
        }
    }

    private func isFull(_ y: Int) -> Bool {
        y * 256 >= rect.top && y * 256 + 256 <= rect.bottom
    }

    /// The distance between the edge and the rectangle's side at the height `y`.
    private func inset(at y: Int) -> Int {
        let distance = max(rect.top + radiusY - y, y - (rect.bottom - radiusY))
        guard distance > 0 else { return 0 }
        let part = Double(min(distance, radiusY)) / Double(radiusY)
        return Int(Double(radiusX) * (1 - (1 - part * part).squareRoot()) + 0.5)
    }
}
