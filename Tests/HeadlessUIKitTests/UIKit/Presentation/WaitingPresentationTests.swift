import TestSupport
import Testing
import UIKit

@Suite("Presentations that wait", .ownSimulator) @MainActor
struct WaitingPresentationTests {
    @Test func fact_m20_9_presentWaitsForACanceledSwipe() {
        let stage = TracingStage("A", "B")
        let sheet = stage.page("C")
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.navigation.present(sheet, animated: true)
        stage.simulator.advance(by: 0.5)
        #expect(!stage.trace.contains("C.viewWillAppear(true)"))
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(sheet.view.window != nil)
    }
}
