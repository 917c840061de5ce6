extension CGFloat: BinaryFloatingPoint {
    public typealias Exponent = Int
    public typealias RawExponent = UInt
    public typealias RawSignificand = UInt64

    public static var radix: Int { 2 }
    public static var nan: CGFloat { CGFloat(Double.nan) }
    public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
    public static var pi: CGFloat { CGFloat(Double.pi) }
    public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
    public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
    public static var exponentBitCount: Int { Double.exponentBitCount }
    public static var significandBitCount: Int { Double.significandBitCount }

    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) { fatalError() }
    public init(signOf: CGFloat, magnitudeOf: CGFloat) { fatalError() }

    public var ulp: CGFloat { CGFloat(native.ulp) }
    public var sign: FloatingPointSign { native.sign }
    public var exponent: Int { native.exponent }
    public var significand: CGFloat { CGFloat(native.significand) }
    public var exponentBitPattern: UInt { native.exponentBitPattern }
    public var significandBitPattern: UInt64 { native.significandBitPattern }
    public var binade: CGFloat { CGFloat(native.binade) }
    public var significandWidth: Int { native.significandWidth }
    public var nextUp: CGFloat { CGFloat(native.nextUp) }
    public var isNormal: Bool { native.isNormal }
    public var isFinite: Bool { native.isFinite }
    public var isZero: Bool { native.isZero }
    public var isSubnormal: Bool { native.isSubnormal }
    public var isInfinite: Bool { native.isInfinite }
    public var isNaN: Bool { native.isNaN }
    public var isSignalingNaN: Bool { native.isSignalingNaN }
    public var isCanonical: Bool { native.isCanonical }

    public mutating func formRemainder(dividingBy other: CGFloat) { native.formRemainder(dividingBy: other.native) }
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
        native.formTruncatingRemainder(dividingBy: other.native)
    }
    public mutating func formSquareRoot() { native.formSquareRoot() }
    public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) { native.addProduct(left.native, right.native) }
    public func isEqual(to other: CGFloat) -> Bool { native == other.native }
    public func isLess(than other: CGFloat) -> Bool { native < other.native }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { native <= other.native }
    public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
}
