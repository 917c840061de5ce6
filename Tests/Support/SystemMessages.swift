import Testing
import UIKit

/// Keeps what the model writes to the console out of the log of a test that provokes it.
///
/// Only the messages of the test's own task are dropped; those of tests beside it are written as ever.
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
    /// The test provokes messages of the system on purpose, for example about constraints that conflict: they are not
    /// written to the log.
    public static var expectedSystemMessages: ExpectedSystemMessages { ExpectedSystemMessages() }
}
