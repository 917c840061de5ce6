#if canImport(Testing)
    public import Testing

    /// Makes the films of a test, or of all tests of a suite, use a record mode.
    public struct FilmRecordingTrait: TestTrait, SuiteTrait, TestScoping {
        /// The mode.
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
        /// Makes films use a record mode, unless a call or a scope inside has one of its own.
        public static func filmRecording(_ mode: FilmRecordMode) -> Self {
            FilmRecordingTrait(mode: mode)
        }
    }
#endif
