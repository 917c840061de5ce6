/// A test that says nothing about this device: `PortableTrait` catches the error and writes down the reason.
public struct NotRun: Error, Equatable, CustomStringConvertible {
    /// Why, as a part of a sentence.
    public let reason: String

    public init(_ reason: String) {
        self.reason = reason
    }

    public var description: String { "not run: \(reason)" }
}
