@_exported import CoreFoundation

/// The scalar type of geometry: a type of its own, as on Apple's platforms, so that other number types are refused.
@frozen
public struct CGFloat: Sendable {
    public typealias NativeType = Double
    public var native: Double

    public init() { native = 0 }
    public init(_ value: Float) { native = Double(value) }
    public init(_ value: Double) { native = value }
    public init(_ value: CGFloat) { native = value.native }
    public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
    public init<Source: BinaryFloatingPoint>(_ value: Source) { native = Double(value) }
}

extension CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { native = value }
    public init(integerLiteral value: Int) { native = Double(value) }
}

extension CGFloat: Hashable, CustomStringConvertible, Codable, CVarArg, TextOutputStreamable {
    public var description: String { native.description }
    public var _cVarArgEncoding: [Int] { native._cVarArgEncoding }
    public func write<Target: TextOutputStream>(to target: inout Target) { native.write(to: &target) }
}

extension CGFloat: LosslessStringConvertible {
    public init?<Text: StringProtocol>(_ text: Text) {
        guard let value = Double(text) else { return nil }
        native = value
    }
}

extension Double {
    public init(_ value: CGFloat) { self = value.native }
}

extension Float {
    public init(_ value: CGFloat) { self = Float(value.native) }
}
