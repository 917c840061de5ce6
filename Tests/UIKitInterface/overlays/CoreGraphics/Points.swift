@_exported import CoreFoundation
@_exported import CoreGraphics

// Source: CoreGraphics documentation, CGPoint, CGVector, CGSize.

extension CGPoint {
    public static var zero: CGPoint { CGPoint(x: 0.0, y: 0.0) }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}

extension CGVector {
    public static var zero: CGVector { CGVector(dx: 0.0, dy: 0.0) }
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGSize {
    public static var zero: CGSize { CGSize(width: 0.0, height: 0.0) }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
}

extension CGPoint: Equatable, CustomDebugStringConvertible {
    public static func == (left: CGPoint, right: CGPoint) -> Bool { fatalError() }
    public var debugDescription: String { fatalError() }
}

extension CGVector: Equatable, CustomDebugStringConvertible {
    public static func == (left: CGVector, right: CGVector) -> Bool { fatalError() }
    public var debugDescription: String { fatalError() }
}

extension CGSize: Equatable, CustomDebugStringConvertible {
    public static func == (left: CGSize, right: CGSize) -> Bool { fatalError() }
    public var debugDescription: String { fatalError() }
}
