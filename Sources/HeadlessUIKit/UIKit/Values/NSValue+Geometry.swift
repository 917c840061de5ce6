import Foundation

extension NSValue {
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The point that the value holds; zero for another kind.
    public var cgPointValue: CGPoint { geometry as? CGPoint ?? .zero }
    /// The size that the value holds; zero for another kind.
    public var cgSizeValue: CGSize { geometry as? CGSize ?? .zero }
    /// The rectangle that the value holds; zero for another kind.
    public var cgRectValue: CGRect { geometry as? CGRect ?? .zero }

    /// The point, size or rectangle inside; nil for anything else.
    fileprivate var geometry: Any? {
        switch String(cString: objCType) {
        case "{CGPoint=dd}": pointValue
        case "{CGSize=dd}": sizeValue
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
        default: nil
        }
    }
}

/// A structure that is an `NSValue` to Objective-C: `as?` leads from one to the other, as on Apple platforms, which Linux
/// Foundation leaves out.
protocol BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    static var nothing: Self { get }
    var boxed: NSValue { get }
}

extension BoxedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { boxed }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = source.geometry as? Self
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = source.geometry as? Self
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source?.geometry as? Self ?? nothing
    }
}

extension CGPoint: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSValue
    static var nothing: CGPoint { .zero }
    var boxed: NSValue { NSValue(point: self) }
}

extension CGSize: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSValue
    static var nothing: CGSize { .zero }
    var boxed: NSValue { NSValue(size: self) }
}

extension CGRect: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSValue
    static var nothing: CGRect { .zero }
    var boxed: NSValue { NSValue(rect: self) }
}
