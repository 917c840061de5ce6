import Testing
import UIKit

/// Keeps messages that a test expects the model to write to the console out of the log.
///
/// Only the messages of the test's own task are dropped; those of tests that run in parallel are written.
public struct ExpectedSystemMessages: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func scopeProvider(for test: Test, testCase: Test.Case?) -> ExpectedSystemMessages? {
        testCase == nil ? nil : self
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SystemLog.$write.withValue({ _ in }) { try await function() }
    }
}

extension Trait where Self == ExpectedSystemMessages {
    /// The test expects system messages, for example about conflicting constraints: they are not written to the log.
    public static var expectedSystemMessages: ExpectedSystemMessages { ExpectedSystemMessages() }
}
