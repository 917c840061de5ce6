import Foundation

/// Which references are written, and which are only compared with.
///
/// The mode is taken from the first of these that gives one: the `record` argument of the call,
/// ``withFilmRecording(_:_:)`` around it, the `.filmRecording(_:)` trait of the test or suite, the environment variable
/// `BARTRANSITION_RECORD`, and else the default: `never` where the variable `CI` is set, `missing` elsewhere. For tests
/// that run on a simulator or a device, `xcodebuild` passes a variable on under the name
/// `TEST_RUNNER_BARTRANSITION_RECORD`.
public enum FilmRecordMode: String, CaseIterable, Sendable {
    /// Every reference is written anew.
    case all
    /// References that are missing or do not match are written; the others stay.
    case failed
    /// References that are missing are written, and the test fails so that nobody takes it for a comparison.
    case missing
    /// Nothing is written; a missing reference fails.
    case never

    /// The mode a word means.
    /// - Parameter word: one of "all", "failed", "missing" and "never", in lower case; anything else throws an error
    ///   that names the four.
    public init(word: String) throws {
        guard let mode = FilmRecordMode(rawValue: word) else { throw FilmError.unknownRecordMode(word) }
        self = mode
    }

    /// The mode of the innermost scope or trait around the running code.
    static let scope = TaskLocal<FilmRecordMode?>(wrappedValue: nil)
}

/// Makes films inside `body` use a record mode, unless a call has one of its own.
@MainActor
public func withFilmRecording<Result>(_ mode: FilmRecordMode, _ body: @MainActor () throws -> Result) rethrows -> Result
{
    try FilmRecordMode.scope.withValue(mode) { try body() }
}

/// Makes films inside `body` use a record mode, unless a call has one of its own.
@MainActor
public func withFilmRecording<Result: Sendable>(
    _ mode: FilmRecordMode, _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
    try await FilmRecordMode.scope.withValue(mode) { try await body() }
}

/// A record mode and whether the code or the person at the keyboard chose it.
struct ChosenRecordMode: Equatable {
    let mode: FilmRecordMode
    /// Left in the code, a mode that writes would make a test pass for ever.
    let isFromCode: Bool

    /// An empty variable counts as one that is not set, since that is what build scripts make of it.
    static func choose(argument: FilmRecordMode?, environment: [String: String]) throws -> ChosenRecordMode {
        if let mode = argument ?? FilmRecordMode.scope.get() { return ChosenRecordMode(mode: mode, isFromCode: true) }
        if let word = environment["BARTRANSITION_RECORD"], !word.isEmpty {
            return ChosenRecordMode(mode: try FilmRecordMode(word: word), isFromCode: false)
        }
        let isContinuousIntegration = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
        return ChosenRecordMode(mode: isContinuousIntegration ? .never : .missing, isFromCode: false)
    }
}
