/// The name of an Objective-C method, created by `#selector`. Whether it is Sendable is not documented, so here it is
/// not.
@frozen
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
    var pointer: OpaquePointer
    public init(_ string: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public var description: String { fatalError() }
}
