extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
    @nonobjc public var hashValue: Int { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { fatalError() }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }
