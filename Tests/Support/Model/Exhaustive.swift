import Foundation

/// Whether tests play every combination of their arguments, as `.ci/run` has them do: the environment has `EXHAUSTIVE=1`.
/// A plain `swift test` plays a part of them, so that it stays quick.
public let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] == "1"

extension Array {
    /// The arguments of a test that has too many: all of them where tests are exhaustive, otherwise every nth, from the first
    /// one on.
    public func sample(every count: Int) -> [Element] {
        isExhaustive ? self : indices.filter { $0 % count == 0 }.map { self[$0] }
    }
}
