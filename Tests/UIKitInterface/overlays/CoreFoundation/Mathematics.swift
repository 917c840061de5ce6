// The C library's functions that `import UIKit` makes available, for both scalar types.

public func sqrt(_ value: Double) -> Double { value.squareRoot() }
public func sqrt(_ value: CGFloat) -> CGFloat { value.squareRoot() }
public func pow(_ base: Double, _ exponent: Double) -> Double { fatalError() }
public func pow(_ base: CGFloat, _ exponent: CGFloat) -> CGFloat { fatalError() }
public func exp(_ value: Double) -> Double { fatalError() }
public func exp(_ value: CGFloat) -> CGFloat { fatalError() }
public func log(_ value: Double) -> Double { fatalError() }
public func log(_ value: CGFloat) -> CGFloat { fatalError() }
public func sin(_ value: Double) -> Double { fatalError() }
public func sin(_ value: CGFloat) -> CGFloat { fatalError() }
public func asin(_ value: Double) -> Double { fatalError() }
public func asin(_ value: CGFloat) -> CGFloat { fatalError() }
public func cos(_ value: Double) -> Double { fatalError() }
public func cos(_ value: CGFloat) -> CGFloat { fatalError() }
public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { fatalError() }
public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func floor<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded(.down) }
public func ceil<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded(.up) }
public func round<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded() }
public func trunc<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded(.towardZero) }
public func fabs<Value: FloatingPoint>(_ value: Value) -> Value { value.magnitude }
