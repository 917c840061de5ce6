/// What a check found.
public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, without names and numbers: failures with the same rule count as the same failure.
    public let rule: String
    public let detail: String
    /// The number of operations performed before it.
    public internal(set) var step = 0

    init(_ rule: String, _ detail: String) {
        self.rule = rule
        self.detail = detail
    }

    public var description: String { "after operation \(step): \(rule): \(detail)" }
}
