extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public required convenience init(floatLiteral value: Double) { fatalError() }
    public required convenience init(integerLiteral value: Int) { fatalError() }
    public required convenience init(booleanLiteral value: Bool) { fatalError() }
}

extension NSNumber {
    public convenience init(value: CGFloat) { fatalError() }
}

extension Double {
    public init(truncating number: NSNumber) { fatalError() }
}

extension CGFloat {
    public init(truncating number: NSNumber) { fatalError() }
}
