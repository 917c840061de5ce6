import TestSupport
import Testing
import UIKit

@Suite("A simulator for each test", .ownSimulator) @MainActor
struct OwnSimulatorTests {
    /// The simulators that were in use when the cases below ended.
    private static var used: [Simulator] = []

    /// Whichever case runs first, the others do not see its device.
    @Test(arguments: 0..<4) func aTestThatMakesNoSimulatorHasANewOne(_ number: Int) {
        #expect(UIView().traitCollection.userInterfaceStyle == .light)
        #expect(Simulator.current.profile == .iPhone15(iOS: 18))
        #expect(!Self.used.contains { $0 === Simulator.current })
        let other = Simulator(profile: .iPad(iOS: 26), style: .dark, layoutDirection: .rightToLeft)
        UIView.setAnimationsEnabled(false)
        #expect(Simulator.current === other)
        Self.used.append(other)
    }
}
