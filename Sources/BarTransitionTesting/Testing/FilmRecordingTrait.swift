#if canImport(Testing)
    public import Testing

    /// Sets the record mode for the films of a test, or of all tests of a suite.
    public struct FilmRecordingTrait: TestTrait, SuiteTrait, TestScoping {
        /// The record mode.
        public let mode: FilmRecordMode

        /// True: the tests of a suite inherit it.
        public var isRecursive: Bool { true }

        /// Runs the test with the mode.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await FilmRecordMode.scope.withValue(mode) { try await function() }
        }
    }

    extension Trait where Self == FilmRecordingTrait {
        /// Sets the record mode for films. A mode set by a call or a scope inside takes precedence.
        public static func filmRecording(_ mode: FilmRecordMode) -> Self {
            FilmRecordingTrait(mode: mode)
        }
    }
#endif
