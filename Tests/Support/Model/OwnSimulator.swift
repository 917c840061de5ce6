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

    /// Suites apply the trait to their tests; each test case is a scope.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> OwnSimulator? {
        testCase == nil ? nil : self
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await DeviceState.$current.withValue(DeviceState()) {
            try await LayerDevices.$scope.withValue(LayerDevices()) {
                try await function()
            }
        }
    }
}

extension Trait where Self == OwnSimulator {
    /// Each test case begins without a simulator and sees only those that it makes itself.
    public static var ownSimulator: OwnSimulator { OwnSimulator() }
}
