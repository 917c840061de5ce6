import TestSupport
import Testing
import UIKit

/// A test suite makes thousands of simulators, so unused ones must be deallocated.
@Suite(.ownSimulator) @MainActor
struct SimulatorReleaseTests {
    @Test func aSimulatorGoesWithItsAppWhenAnotherIsMade() {
        weak var simulator: Simulator?
        weak var page: UIViewController?
        do {
            let stage = TracingStage("A", "B")
            stage.navigation.pushViewController(stage.page("C"), animated: true)
            stage.simulator.runToRest()
            stage.simulator.beginBackSwipe()
            stage.simulator.endBackSwipe(finishing: true)
            stage.simulator.runToRest()
            simulator = stage.simulator
            page = stage.pages[0]
        }
        #expect(simulator != nil)
        Simulator().makeCurrent()
        #expect(simulator == nil)
        #expect(page == nil)
    }

    @Test func aScreenThatOutlivesItsSimulatorStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = Simulator(profile: .iPhoneSE(iOS: 15)).screen
                Simulator().makeCurrent()
                _ = screen.bounds
            }
        }
        let message = standardError(of: result)
        #expect(message.contains("keep a reference to the simulator"))
    }
}
