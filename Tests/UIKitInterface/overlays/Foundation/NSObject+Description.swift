extension NSObject: CustomStringConvertible, CustomDebugStringConvertible {
    public var debugDescription: String { fatalError() }
}
