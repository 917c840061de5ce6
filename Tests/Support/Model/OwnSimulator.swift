import QuartzCore
import Testing
import UIKit

/// Gives each test case its own device state.
///
/// UIKit's global state (`UIScreen.main`, `UIView.animate`, the traits of views outside windows) refers to the simulator
/// in use. With this trait a test sees only the simulators that it makes, or a new one with the default profile if it
/// makes none, whatever tests that run in parallel do.
public struct OwnSimulator: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Suites apply the trait to their tests; each test case is a scope, and each test as a whole that another process plays.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> OwnSimulator? {
        (testCase == nil) == (SecondProcess.shared?.plays(test) == true) ? self : nil
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        if testCase == nil {
            await SecondProcess.shared?.recordResult(of: test)
            return
        }
        try await Turn.inTurn {
            try await Self.scope(function)
        }
    }

    /// Runs a function that sees only the simulators that it makes itself.
    public static func scope<Result>(
        isolation: isolated (any Actor)? = #isolation, _ function: () async throws -> Result
    ) async rethrows -> Result {
        try await DeviceState.$current.withValue(DeviceState()) {
            try await LayerDevices.$scope.withValue(LayerDevices()) {
                try await function()
            }
        }
    }
}

/// Lets two test cases run at a time. They share the main actor, so nothing is slower for it: otherwise each suite is
/// initialized before the first test runs, and all their simulators are in memory at the same time. The second one runs while
/// the first waits, for example for the process of an exit test.
private actor Turn {
    private static let shared = Turn()
    private var free = 2
    private var waiting: [CheckedContinuation<Void, Never>] = []

    static func inTurn(_ function: () async throws -> Void) async throws {
        await shared.take()
        do {
            try await function()
            await shared.give()
        } catch {
            await shared.give()
            throw error
        }
    }

    private func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

extension Trait where Self == OwnSimulator {
    /// Each test case begins without a simulator and sees only those that it makes itself.
    public static var ownSimulator: OwnSimulator { OwnSimulator() }
}
