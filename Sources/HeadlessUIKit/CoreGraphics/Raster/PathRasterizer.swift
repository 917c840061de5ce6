import Foundation

/// Computes the coverage of a path from exact areas.
///
/// Each line adds, to every pixel it passes, the area it cuts off to its right. The running sum from left to right is
/// the signed area covered: clamped to 1 it gives the nonzero winding rule, folded back at 1 the even-odd rule. Only
/// where contours overlap within one pixel is this an approximation.
struct PathRasterizer {
    let bounds: PixelRect
    private let width: Int
    private let areas: UnsafeMutablePointer<Double>

    /// The coverage within `limit` of a path given in pixels.
    static func coverage(of path: VectorPath, evenOdd: Bool, within limit: PixelRect) -> Coverage {
        let box = path.bounds
        let device = DeviceRect(Double(box.minX), Double(box.minY), Double(box.maxX), Double(box.maxY))
        let bounds = device.outer.intersection(limit)
        guard !bounds.isEmpty else { return Coverage(bounds: .empty) }
        let rasterizer = PathRasterizer(bounds: bounds)
        defer { rasterizer.areas.deallocate() }
        for line in path.flattened(tolerance: 0.04) {
            rasterizer.add(line.points)
        }
        return rasterizer.result(evenOdd: evenOdd)
    }

    private init(bounds: PixelRect) {
        self.bounds = bounds
        width = bounds.width + 2
        areas = UnsafeMutablePointer<Double>.allocate(capacity: width * bounds.height)
        areas.initialize(repeating: 0, count: width * bounds.height)
    }

    private func add(_ points: [CGPoint]) {
        guard var before = points.last else { return }
        for point in points {
            let (x0, y0) = (Double(before.x) - Double(bounds.left), Double(before.y) - Double(bounds.top))
            let (x1, y1) = (Double(point.x) - Double(bounds.left), Double(point.y) - Double(bounds.top))
            before = point
            // Coordinates that are not finite have no edges.
            guard (x0 - x1).isFinite, (y0 - y1).isFinite else { continue }
            if y0 < y1 {
                addLine(x0, y0, x1, y1, direction: 1)
            } else if y1 < y0 {
                addLine(x1, y1, x0, y0, direction: -1)
            }
        }
    }

    /// Adds a line that goes down, clipped to the bounds. Parts left of the bounds count as lying on the left edge.
    private func addLine(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, direction: Double) {
        let slope = (x1 - x0) / (y1 - y0)
        let top = max(y0, 0)
        let bottom = min(y1, Double(bounds.height))
        guard top < bottom else { return }
        let right = Double(bounds.width)
        var y = top
        while y < bottom {
            var next = bottom
            let x = x0 + (y - y0) * slope
            for edge in [0, right] where slope != 0 {
                let crossing = y0 + (edge - x0) / slope
                if crossing > y && crossing < next { next = crossing }
            }
            let end = x0 + (next - y0) * slope
            addRows(min(max(x, 0), right), y, min(max(end, 0), right), next, direction)
            y = next
        }
    }

    private func addRows(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ direction: Double) {
        let slope = y1 > y0 ? (x1 - x0) / (y1 - y0) : 0
        var row = Int(y0)
        var x = x0
        var y = y0
        while y < y1 && row < bounds.height {
            let end = min(Double(row + 1), y1)
            let nextX = end == y1 ? x1 : x0 + (end - y0) * slope
            addSpan(areas + row * width, min(x, nextX), max(x, nextX), (end - y) * direction)
            x = nextX
            y = end
            row += 1
        }
    }

    /// Adds a line within one row from `left` to `right` that is `height` high.
    private func addSpan(_ row: UnsafeMutablePointer<Double>, _ left: Double, _ right: Double, _ height: Double) {
        let first = Int(left)
        let last = Int(right)
        if first == last {
            let middle = (left + right) / 2 - Double(first)
            row[first] += height * (1 - middle)
            row[first + 1] += height * middle
            return
        }
        let perPixel = height / (right - left)
        var x = left
        var column = first
        while column <= last {
            let end = min(Double(column + 1), right)
            let part = (end - x) * perPixel
            let middle = (x + end) / 2 - Double(column)
            row[column] += part * (1 - middle)
            row[column + 1] += part * middle
            x = end
            column += 1
        }
    }

    private func result(evenOdd: Bool) -> Coverage {
        let coverage = Coverage(bounds: bounds)
        var y = 0
        while y < bounds.height {
            let row = areas + y * width
            let output = coverage.values + y * bounds.width
            let columns = bounds.width
            var sum = 0.0
            var x = 0
            while x < columns {
                sum += row[x]
                var area = sum < 0 ? -sum : sum
                if evenOdd {
                    area -= 2 * (area / 2).rounded(.down)
                    if area > 1 { area = 2 - area }
                }
                output[x] = area >= 1 ? 255 : UInt8(area * 255 + 0.5)
                x &+= 1
            }
            y += 1
        }
        return coverage
    }
}
