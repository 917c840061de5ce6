import Foundation

/// Which references are written, and which are only compared.
///
/// The first of these that is set determines the mode: the `record` argument of the call, `withFilmRecording(_:_:)`
/// around it, the `.filmRecording(_:)` trait of the test or suite, and the environment variable `BARTRANSITION_RECORD`. The
/// default is `never` if the variable `CI` is set, other than to `false` or `0`, and otherwise `missing`. An empty variable
/// counts as not set; a word in `BARTRANSITION_RECORD` that names no mode fails the test. For tests on a simulator or a
/// device, set `TEST_RUNNER_BARTRANSITION_RECORD`, which `xcodebuild` passes on, and `TEST_RUNNER_CI` where nothing may be
/// written.
public enum FilmRecordMode: String, CaseIterable, Sendable {
    /// Every reference is written.
    case all
    /// References that are missing or do not match are written.
    case failed
    /// Missing references are written, and their tests fail, because nothing was compared.
    case missing
    /// Nothing is written; a missing reference is a failure.
    case never

    /// Creates a mode from a word.
    /// - Parameter word: "all", "failed", "missing" or "never", in lower case; any other word throws an error that names
    ///   the four.
    public init(word: String) throws {
        guard let mode = FilmRecordMode(rawValue: word) else { throw FilmError.unknownRecordMode(word) }
        self = mode
    }

    /// The mode of the innermost scope or trait.
    static let scope = TaskLocal<FilmRecordMode?>(wrappedValue: nil)
}

/// Sets the record mode for films inside `body`. The `record` argument of a call takes precedence.
@MainActor
public func withFilmRecording<Result>(_ mode: FilmRecordMode, _ body: @MainActor () throws -> Result) rethrows -> Result
{
    try FilmRecordMode.scope.withValue(mode) { try body() }
}

/// Sets the record mode for films inside `body`. The `record` argument of a call takes precedence.
@MainActor
public func withFilmRecording<Result: Sendable>(
    _ mode: FilmRecordMode, _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
    try await FilmRecordMode.scope.withValue(mode) { try await body() }
}

/// A record mode and where it comes from.
struct ChosenRecordMode: Equatable {
    let mode: FilmRecordMode
    /// Whether code chose the mode. If code that writes references is left in a test, the test never fails.
    let isFromCode: Bool

    /// An empty variable counts as not set, because build scripts often pass unset variables as empty ones.
    static func choose(argument: FilmRecordMode?, environment: [String: String]) throws -> ChosenRecordMode {
        if let mode = argument ?? FilmRecordMode.scope.get() { return ChosenRecordMode(mode: mode, isFromCode: true) }
        if let word = environment["BARTRANSITION_RECORD"], !word.isEmpty {
            return ChosenRecordMode(mode: try FilmRecordMode(word: word), isFromCode: false)
        }
        let isContinuousIntegration = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
        return ChosenRecordMode(mode: isContinuousIntegration ? .never : .missing, isFromCode: false)
    }
}
