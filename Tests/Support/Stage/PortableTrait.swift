import Foundation
import Testing
import UIKit

/// For suites that run on the model and on Apple's UIKit: gives each test case a screen of its own and writes down what
/// became of the facts that its tests are named after.
public struct PortableTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Suites apply the trait to their tests; each test case is a scope.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> PortableTrait? {
        testCase == nil ? nil : self
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let name = test.name
        #if canImport(ObjectiveC)
            // Tests wait in real time, so others would use the screen meanwhile.
            try await ScreenLock.shared.whileLocked {
                try await FactLog.shared.record(name, function)
            }
        #else
            try await OwnSimulator().provideScope(for: test, testCase: testCase) {
                try await FactLog.shared.record(name, function)
            }
        #endif
    }
}

extension Trait where Self == PortableTrait {
    /// The suite runs on the model and on Apple's UIKit; each test case has a screen of its own.
    public static var portable: PortableTrait { PortableTrait() }
}

/// Lets one test case after the other use the screen.
actor ScreenLock {
    static let shared = ScreenLock()
    private var isLocked = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func whileLocked(_ body: @Sendable () async throws -> Void) async rethrows {
        if isLocked {
            await withCheckedContinuation { waiting.append($0) }
        }
        isLocked = true
        defer { unlock() }
        try await body()
    }

    /// The next test keeps the lock: no other can come between.
    private func unlock() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        isLocked = false
    }
}
