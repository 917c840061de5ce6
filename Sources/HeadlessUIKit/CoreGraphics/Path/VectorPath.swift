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
