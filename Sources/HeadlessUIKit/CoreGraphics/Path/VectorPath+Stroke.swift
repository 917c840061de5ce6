import Foundation

extension VectorPath {
    /// The outline of a line of the given width along this path, to be filled without even-odd.
    ///
    /// Every segment becomes a rectangle and every corner a wedge on its outer side, all with the same winding: they
    /// meet without overlapping at the visible edge. Corners are round with round caps, otherwise mitered. Square caps extend
    /// the ends of an open line by half of its width.
    package func stroked(lineWidth: Double, cap: CGLineCap, tolerance: Double) -> VectorPath {
        var pen = StrokePen(radius: lineWidth / 2, cap: cap, tolerance: tolerance)
        for line in flattened(tolerance: tolerance) {
            pen.add(line)
        }
        return pen.outline
    }
}

private struct StrokePen {
    let radius: Double
    let cap: CGLineCap
    let tolerance: Double
    var outline = VectorPath()

    mutating func add(_ line: VectorPath.Polyline) {
        var points: [CGPoint] = []
        for point in line.points where point != points.last {
            points.append(point)
        }
        if line.isClosed && points.count > 1 && points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if cap == .round, let point = points.first { addCircle(around: point) }
            return
        }
        let count = line.isClosed ? points.count : points.count - 1
        let directions = (0..<count).map { unit(from: points[$0], to: points[($0 + 1) % points.count]) }
        if cap == .square, !line.isClosed {
            points[0] = moved(points[0], along: directions[0], by: -radius)
            points[count] = moved(points[count], along: directions[count - 1], by: radius)
        }
        for index in 0..<count {
            addSegment(points[index], points[(index + 1) % points.count], directions[index])
            if line.isClosed || index > 0 {
                addCorner(points[index], directions[(index + count - 1) % count], directions[index])
            }
        }
        guard !line.isClosed, cap == .round else { return }
        addCap(points[0], directions[0].x * -1, directions[0].y * -1)
        addCap(points[count], directions[count - 1].x, directions[count - 1].y)
    }

    private func unit(from start: CGPoint, to end: CGPoint) -> CGPoint {
        let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
        let length = (x * x + y * y).squareRoot()
        return CGPoint(x: x / length, y: y / length)
    }

    private func moved(_ point: CGPoint, along direction: CGPoint, by distance: Double) -> CGPoint {
        CGPoint(
            x: Double(point.x) + Double(direction.x) * distance, y: Double(point.y) + Double(direction.y) * distance)
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        outline.move(to: points[0])
        for point in points.dropFirst() {
            outline.line(to: point)
        }
        outline.close()
    }

    private mutating func addSegment(_ start: CGPoint, _ end: CGPoint, _ direction: CGPoint) {
        let (x, y) = (direction.y * radius, -direction.x * radius)
        addPolygon([
            CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: end.x + x, y: end.y + y),
            CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: start.x - x, y: start.y - y),
        ])
    }

    private mutating func addCorner(_ point: CGPoint, _ before: CGPoint, _ after: CGPoint) {
        let turn = Double(before.x * after.y - before.y * after.x)
        let cosine = Double(before.x * after.x + before.y * after.y)
        guard turn != 0 || cosine < 0 else { return }
        let side = turn < 0 ? -radius : radius
        let from = CGPoint(x: before.y * side, y: -before.x * side)
        let to = CGPoint(x: after.y * side, y: -after.x * side)
        var rim = [from, to]
        if cap == .round {
            rim = arc(from: from, to: to)
        } else if cosine > -0.98 {
            let length = 1 / (1 + cosine)
            rim = [from, CGPoint(x: (from.x + to.x) * length, y: (from.y + to.y) * length), to]
        }
        let wedge = [point] + rim.map { CGPoint(x: point.x + $0.x, y: point.y + $0.y) }
        addPolygon(turn < 0 ? wedge.reversed() : wedge)
    }

    private mutating func addCap(_ point: CGPoint, _ x: Double, _ y: Double) {
        let from = CGPoint(x: y * radius, y: -x * radius)
        let middle = CGPoint(x: x * radius, y: y * radius)
        let rim = arc(from: from, to: middle) + arc(from: middle, to: CGPoint(x: -from.x, y: -from.y)).dropFirst()
        addPolygon(rim.map { CGPoint(x: point.x + $0.x, y: point.y + $0.y) })
    }

    private mutating func addCircle(around point: CGPoint) {
        addCap(point, 1, 0)
        addCap(point, -1, 0)
    }

    /// Points on the circle from one point to another, halved until the chord is close enough.
    private func arc(from: CGPoint, to: CGPoint) -> [CGPoint] {
        let (x, y) = (Double(from.x + to.x), Double(from.y + to.y))
        let length = (x * x + y * y).squareRoot()
        guard length > 0.001 * radius, radius - length / 2 > tolerance else { return [from, to] }
        let middle = CGPoint(x: x / length * radius, y: y / length * radius)
        return arc(from: from, to: middle) + arc(from: middle, to: to).dropFirst()
    }
}
