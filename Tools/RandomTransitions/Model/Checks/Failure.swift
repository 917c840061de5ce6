/// What a check found.
public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, without names and numbers: two failures of one rule are taken for the same.
    public let rule: String
    public let detail: String
    /// How many operations had been done.
    public internal(set) var step = 0

    init(_ rule: String, _ detail: String) {
        self.rule = rule
        self.detail = detail
    }

    public var description: String { "after operation \(step): \(rule): \(detail)" }
}
