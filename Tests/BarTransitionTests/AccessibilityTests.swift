import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Accessibility settings", .ownSimulator) @MainActor
struct AccessibilityTests {
    @Test(arguments: SmoothLayoutTests.profiles) func nothingMovesWithTheCrossFadePreference(
        _ profile: Simulator.Profile
    ) {
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        let stage = HeadlessStage(profile, a: a, b: b, largeTitles: true)
        stage.simulator.prefersCrossFades = true
        let top = a.marker.shownFrame.minY
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(push.tops(of: a).allSatisfy { abs($0 - top) < 0.01 })
        #expect(push.largestStep(of: b) < 0.01)
        #expect(push.frames.allSatisfy { $0.barX == 0 })
        #expect(abs(b.marker.shownFrame.minY - stage.barBottom) < 0.01)
    }
}
