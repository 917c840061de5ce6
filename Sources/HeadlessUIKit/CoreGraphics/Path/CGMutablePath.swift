import Foundation

/// A path that can be added to. (CoreGraphics documentation)
public class CGMutablePath: CGPath {
    /// An empty path.
    public init() {
        super.init(vector: VectorPath())
    }

    package override init(vector: VectorPath) {
        super.init(vector: vector)
    }

    private func append(_ element: VectorPath.Element, _ change: (inout VectorPath) -> Void) {
        change(&vector)
        follow(element)
    }

    /// Begins a new line.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        append(.move(point)) { $0.move(to: point) }
    }

    /// Goes straight on.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        append(.line(point)) { $0.line(to: point) }
    }

    /// Goes through points in straight lines, beginning anew at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
        }
    }

    /// Goes on in a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let (end, first, second) = (
            end.applying(transform), control1.applying(transform), control2.applying(transform)
        )
        append(.line(end)) { $0.cubic(to: end, control1: first, control2: second) }
    }

    /// Goes on in a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (end, control) = (end.applying(transform), control.applying(transform))
        append(.line(end)) { $0.quad(to: end, control: control) }
    }

    /// Goes straight to where the line began.
    public func closeSubpath() {
        append(.close) { $0.close() }
    }

    /// Adds a part of a circle, angles in radians. Clockwise is meant with y up: it looks the other way round where y
    /// points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let target = ArcCurve.endAngle(of: startAngle, endAngle, clockwise: !clockwise)
        for (index, curve) in ArcCurve.curves(center: center, radius: radius, from: startAngle, to: target).enumerated()
        {
            if index == 0 {
                isEmpty ? move(to: curve.start, transform: transform) : addLine(to: curve.start, transform: transform)
            }
            addCurve(to: curve.end, control1: curve.control1, control2: curve.control2, transform: transform)
        }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.rect(rect), transform)
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.ellipse(in: rect), transform)
    }

    /// Adds a rectangle with round corners; both radii must be the same here.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let path = CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
        add(path.vector, transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.vector, transform)
    }

    private func add(_ path: VectorPath, _ transform: CGAffineTransform) {
        for element in path.elements { add(element, transform) }
    }

    private func add(_ element: VectorPath.Element, _ transform: CGAffineTransform) {
        switch element {
        case .move(let point): move(to: point, transform: transform)
        case .line(let point): addLine(to: point, transform: transform)
        case .quad(let control, let point): addQuadCurve(to: point, control: control, transform: transform)
        case .cubic(let first, let second, let point):
            addCurve(to: point, control1: first, control2: second, transform: transform)
        case .close: closeSubpath()
        }
    }
}
