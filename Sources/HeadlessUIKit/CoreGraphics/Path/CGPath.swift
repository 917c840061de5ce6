import Foundation

/// A path of lines and curves, in points. (CoreGraphics documentation)
public class CGPath: Hashable {
    package var vector: VectorPath
    package private(set) var start: CGPoint?
    package private(set) var end: CGPoint?

    package init(vector: VectorPath) {
        self.vector = vector
        for element in vector.elements { follow(element) }
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(vector: VectorPath.rect(rect).applying(transform?.pointee ?? .identity))
    }

    /// An ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(vector: VectorPath.ellipse(in: rect).applying(transform?.pointee ?? .identity))
    }

    /// A rectangle with round corners; both radii must be the same here.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        precondition(
            cornerWidth == cornerHeight, "CGPath(roundedRect:): elliptic corners are not modelled; give equal radii.")
        let path = VectorPath.roundedRect(rect, cornerRadius: cornerWidth)
        self.init(vector: path.applying(transform?.pointee ?? .identity))
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { vector.isEmpty }
    /// The smallest rectangle around all points, those that pull curves included; null for an empty path.
    public var boundingBox: CGRect { vector.isEmpty ? .null : vector.bounds }
    /// The smallest rectangle around the lines; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        guard !vector.isEmpty else { return .null }
        let points = vector.flattened(tolerance: 0.01).flatMap(\.points)
        return points.dropFirst().reduce(CGRect(origin: points.first ?? .zero, size: .zero)) { box, point in
            box.union(CGRect(origin: point, size: .zero))
        }
    }
    /// Where the path goes on from; zero while it is empty.
    public var currentPoint: CGPoint { end ?? .zero }

    /// Another path with the same lines.
    public func copy() -> CGPath? { CGPath(vector: vector) }
    /// Another path with the same lines, which can change.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(vector: vector) }
    /// The path with every point moved by the transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(vector: vector.applying(transform?.pointee ?? .identity))
    }

    /// Whether a point is inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let turns = vector.applying(transform).turns(around: point)
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }

    /// Whether both have the same lines.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.vector == right.vector }

    /// Feeds the number of lines into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(vector.elements.count) }

    func follow(_ element: VectorPath.Element) {
        switch element {
        case .move(let point): (start, end) = (point, point)
        case .line(let point), .quad(_, let point), .cubic(_, _, let point): end = point
        case .close: end = start
        }
    }
}

extension VectorPath {
    /// How often the path runs around a point, counter-clockwise turns negative.
    fileprivate func turns(around point: CGPoint) -> Int {
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
