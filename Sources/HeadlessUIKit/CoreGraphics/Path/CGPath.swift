import Foundation

/// A path of lines and curves, in points. (CoreGraphics documentation)
public class CGPath: Hashable {
    final package var vector: VectorPath
    final package private(set) var start: CGPoint?
    final package private(set) var end: CGPoint?

    package init(vector: VectorPath) {
        self.vector = vector
        for element in vector.elements { updateCurrentPoint(after: element) }
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(vector: VectorPath.rect(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a path of the ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(vector: VectorPath.ellipse(in: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a path of a rectangle with round corners; traps unless both radii are equal.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        precondition(
            cornerWidth == cornerHeight, "CGPath(roundedRect:): elliptic corners are not modelled; give equal radii.")
        let path = VectorPath.roundedRect(rect, cornerRadius: cornerWidth)
        self.init(vector: path.applying(transform?.pointee ?? .identity))
    }

    // MARK: Reading

    /// Whether the path has no elements.
    public var isEmpty: Bool { vector.isEmpty }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { vector.isEmpty ? .null : vector.bounds }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        vector.isEmpty ? .null : vector.tightBounds
    }

    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint { end ?? .zero }

    /// Whether a point is inside the path. The transform is applied to the point, not to the path (CGPath.h).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let turns = vector.windingNumber(around: point.applying(transform))
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }

    // MARK: Copying and comparing

    /// Returns a copy.
    public func copy() -> CGPath? { CGPath(vector: vector) }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(vector: vector) }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(vector: vector.applying(transform?.pointee ?? .identity))
    }

    /// Whether both paths have equal elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.vector == right.vector }

    /// Hashes the number of elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(vector.elements.count) }

    fileprivate func updateCurrentPoint(after element: VectorPath.Element) {
        switch element {
        case .move(let point): (start, end) = (point, point)
        case .line(let point), .quad(_, let point), .cubic(_, _, let point): end = point
        case .close: end = start
        }
    }
}

/// A path that can be changed. (CoreGraphics documentation)
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(vector: VectorPath())
    }

    package override init(vector: VectorPath) {
        super.init(vector: vector)
    }

    private func append(_ element: VectorPath.Element, _ change: (inout VectorPath) -> Void) {
        change(&vector)
        updateCurrentPoint(after: element)
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        append(.move(point)) { $0.move(to: point) }
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        append(.line(point)) { $0.line(to: point) }
    }

    /// Adds a subpath of straight lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
        }
    }

    /// Adds a cubic curve to a point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let (end, first, second) = (
            end.applying(transform), control1.applying(transform), control2.applying(transform)
        )
        append(.line(end)) { $0.cubic(to: end, control1: first, control2: second) }
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (end, control) = (end.applying(transform), control.applying(transform))
        append(.line(end)) { $0.quad(to: end, control: control) }
    }

    /// Closes the subpath with a straight line to its start.
    public func closeSubpath() {
        append(.close) { $0.close() }
    }

    /// Adds a circular arc, angles in radians. `clockwise` is meant for y up: with y down the arc is drawn in the other
    /// direction.
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

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.ellipse(in: rect), transform)
    }

    /// Adds a rectangle with round corners; traps unless both radii are equal.
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

/// Which areas enclosed by a path are inside. (CoreGraphics documentation)
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

extension VectorPath {
    /// The winding number around a point; counterclockwise turns count as negative.
    fileprivate func windingNumber(around point: CGPoint) -> Int {
        flattened(tolerance: 0.01).reduce(0) { turns, line in
            guard let first = line.points.first else { return turns }
            return turns
                + zip(line.points, line.points.dropFirst() + [first]).reduce(0) { sum, side in
                    let (a, b) = side
                    guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
                    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    guard x > point.x else { return sum }
                    return sum + (b.y > a.y ? 1 : -1)
                }
        }
    }
}
