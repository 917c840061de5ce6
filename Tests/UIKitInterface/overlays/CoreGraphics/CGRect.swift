// Source: CoreGraphics documentation, CGRect.

public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

extension CGRect {
    public static var zero: CGRect { fatalError() }
    public static var null: CGRect { fatalError() }
    public static var infinite: CGRect { fatalError() }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
    public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }

    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
    public var minX: CGFloat { fatalError() }
    public var midX: CGFloat { fatalError() }
    public var maxX: CGFloat { fatalError() }
    public var minY: CGFloat { fatalError() }
    public var midY: CGFloat { fatalError() }
    public var maxY: CGFloat { fatalError() }
    public var standardized: CGRect { fatalError() }
    public var integral: CGRect { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public var isNull: Bool { fatalError() }
    public var isInfinite: Bool { fatalError() }

    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func union(_ r2: CGRect) -> CGRect { fatalError() }
    public func intersection(_ r2: CGRect) -> CGRect { fatalError() }
    public func intersects(_ rect2: CGRect) -> Bool { fatalError() }
    public func contains(_ point: CGPoint) -> Bool { fatalError() }
    public func contains(_ rect2: CGRect) -> Bool { fatalError() }
    public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
    public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        fatalError()
    }
}

extension CGRect: Equatable, CustomDebugStringConvertible {
    public static func == (left: CGRect, right: CGRect) -> Bool { fatalError() }
    public var debugDescription: String { fatalError() }
}
