import Foundation

/// A path of lines and curves, as a value.
package struct VectorPath: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    package mutating func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    package mutating func line(to point: CGPoint) {
        elements.append(.line(point))
    }

    package mutating func quad(to point: CGPoint, control: CGPoint) {
        elements.append(.quad(control: control, point))
    }

    package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.cubic(control1: control1, control2: control2, point))
    }

    package mutating func close() {
        elements.append(.close)
    }

    package mutating func append(_ other: VectorPath) {
        elements += other.elements
    }
}

// MARK: - Transforms and bounds

extension VectorPath {
    /// The transformed path.
    package func applying(_ transform: CGAffineTransform) -> VectorPath {
        let matrix = DeviceTransform(transform)
        return mapped { matrix.apply($0) }
    }

    /// The path with every point, control points included, replaced by its image.
    func mapped(_ image: (CGPoint) -> CGPoint) -> VectorPath {
        var result = VectorPath()
        for element in elements {
            switch element {
            case .move(let point):
                result.move(to: image(point))
            case .line(let point):
                result.line(to: image(point))
            case .quad(let control, let point):
                result.quad(to: image(point), control: image(control))
            case .cubic(let control1, let control2, let point):
                result.cubic(to: image(point), control1: image(control1), control2: image(control2))
            case .close:
                result.close()
            }
        }
        return result
    }

    /// The smallest rectangle around all points, control points included; `.zero` for an empty path.
    package var bounds: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        _ = mapped { point in
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            return point
        }
        guard low.x <= high.x else { return .zero }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

// MARK: - Bounds of curves

extension VectorPath {
    /// The smallest rectangle around the lines and curves, without points that only begin a subpath; `.zero` without any.
    package var tightBounds: CGRect {
        var (columns, rows): ([CGFloat], [CGFloat]) = ([], [])
        func add(_ points: CGPoint...) {
            columns += points.map(\.x)
            rows += points.map(\.y)
        }
        func addCurve(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
            columns += VectorPath.extremes(start.x, control1.x, control2.x, end.x)
            rows += VectorPath.extremes(start.y, control1.y, control2.y, end.y)
        }
        var (start, last): (CGPoint?, CGPoint?) = (nil, nil)
        for element in elements {
            switch element {
            case .move(let point):
                (start, last) = (point, point)
            case .line(let point):
                add(last ?? point, point)
                last = point
            case .quad(let control, let point):
                let first = last ?? control
                let near = VectorPath.toward(control, from: first)
                addCurve(first, near, VectorPath.toward(control, from: point), point)
                last = point
            case .cubic(let control1, let control2, let point):
                addCurve(last ?? control1, control1, control2, point)
                last = point
            case .close:
                if let start { add(start) }
                last = start
            }
        }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return .zero
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The coordinates of a cubic curve's ends and of the points between them at which the coordinate has an extreme: there its
    /// derivative, a quadratic polynomial, is zero.
    private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let (first, second, third) = (p1 - p0, p2 - p1, p3 - p2)
        let (a, b, c) = (first - 2 * second + third, 2 * (second - first), first)
        // Not a number without a zero, and then no comparison below is true.
        let root = (b * b - 4 * a * c).squareRoot()
        let sum = (b < 0 ? root - b : -root - b) / 2
        let inner = [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.map { t in
            let s = 1 - t
            return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
        }
        return [p0, p3] + inner
    }
}
