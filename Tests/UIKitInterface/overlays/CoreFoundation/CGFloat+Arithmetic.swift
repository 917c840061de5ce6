extension CGFloat: SignedNumeric, Strideable {
    public typealias Stride = CGFloat
    public typealias Magnitude = CGFloat

    public var magnitude: CGFloat { CGFloat(native.magnitude) }
    public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Double(exactly: source) else { return nil }
        native = value
    }
    public func distance(to other: CGFloat) -> CGFloat { other - self }
    public func advanced(by amount: CGFloat) -> CGFloat { self + amount }

    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native + right.native) }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native - right.native) }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native * right.native) }
    public static func / (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native / right.native) }
    public static func += (left: inout CGFloat, right: CGFloat) { left = left + right }
    public static func -= (left: inout CGFloat, right: CGFloat) { left = left - right }
    public static func *= (left: inout CGFloat, right: CGFloat) { left = left * right }
    public static func /= (left: inout CGFloat, right: CGFloat) { left = left / right }
    public static prefix func - (value: CGFloat) -> CGFloat { CGFloat(-value.native) }
    public mutating func negate() { native.negate() }
}
