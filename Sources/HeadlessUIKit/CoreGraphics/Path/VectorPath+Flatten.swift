import Foundation

extension VectorPath {
    /// A subpath of straight lines.
    package struct Polyline: Equatable, Sendable {
        package var points: [CGPoint]
        package var isClosed: Bool
    }

    /// The path approximated by straight lines whose distance from its curves is at most about `tolerance`.
    package func flattened(tolerance: Double) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [], isClosed: false)
        func finish() {
            if current.points.count > 1 || current.isClosed { lines.append(current) }
            current = Polyline(points: [], isClosed: false)
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                current.points = [point]
            case .line(let point):
                current.points.append(point)
            case .quad(let control, let point):
                let start = current.points.last ?? control
                let first = VectorPath.toward(control, from: start)
                current.append(from: start, first, VectorPath.toward(control, from: point), point, tolerance)
            case .cubic(let control1, let control2, let point):
                current.append(from: current.points.last ?? control1, control1, control2, point, tolerance)
            case .close:
                let start = current.points.first
                current.isClosed = !current.points.isEmpty
                finish()
                if let start { current.points = [start] }
            }
        }
        finish()
        return lines
    }

    /// The control point of the cubic curve that equals a quadratic one: at two thirds of the distance to its control
    /// point.
    static func toward(_ control: CGPoint, from end: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
}

extension VectorPath.Polyline {
    /// Adds a cubic curve. The number of lines follows from its second differences, so no recursion is needed.
    fileprivate mutating func append(
        from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ tolerance: Double
    ) {
        let (x0, x1, x2, x3) = (Double(start.x), Double(control1.x), Double(control2.x), Double(end.x))
        let (y0, y1, y2, y3) = (Double(start.y), Double(control1.y), Double(control2.y), Double(end.y))
        let bendX = max(abs(x0 - 2 * x1 + x2), abs(x1 - 2 * x2 + x3))
        let bendY = max(abs(y0 - 2 * y1 + y2), abs(y1 - 2 * y2 + y3))
        let bend = (bendX * bendX + bendY * bendY).squareRoot()
        let needed = (bend * 0.75 / tolerance).squareRoot()
        let count = needed < 200 ? Int(needed) + 1 : 200
        var index = 1
        while index < count {
            let part = Double(index) / Double(count)
            let rest = 1 - part
            let (w0, w1) = (rest * rest * rest, 3 * rest * rest * part)
            let (w2, w3) = (3 * rest * part * part, part * part * part)
            points.append(
                CGPoint(x: x0 * w0 + x1 * w1 + x2 * w2 + x3 * w3, y: y0 * w0 + y1 * w1 + y2 * w2 + y3 * w3))
            index += 1
        }
        points.append(end)
    }
}
