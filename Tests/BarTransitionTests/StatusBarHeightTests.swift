import BarTransition
import TestSupport
import Testing
import UIKit

/// On a phone without a notch the bar moves up by the status bar's height with a page that hides the status bar.
@Suite("A page that hides the status bar", .ownSimulator) @MainActor
struct StatusBarHeightTests {
    private final class FullScreenPage: MarkedPage {
        override var prefersStatusBarHidden: Bool { true }
    }

    private nonisolated static let profiles = [15, 18, 26].map { Simulator.Profile.iPhoneSE(iOS: $0) }

    /// UIKit moves the bar at once, with or without the library, which may not change a bar's frame; each page's content
    /// stays at its own position.
    @Test(arguments: profiles, [false, true]) func movesTheBarAtOnce(_ profile: Simulator.Profile, attached: Bool) {
        let (a, b) = (MarkedPage("A"), FullScreenPage("B"))
        let stage = HeadlessStage(profile, a: a, b: b, attached: attached)
        let before = stage.barBottom
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(before - stage.barBottom == (profile.system < 26 ? 20 : 10))
        #expect(Set(push.frames.map(\.barBottom)) == [before, stage.barBottom])
        #expect(push.largestStep(of: a) < 0.01 && push.largestStep(of: b) < 0.01)
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        #expect(stage.barBottom == before)
        #expect(pop.largestStep(of: a) < 0.01 && pop.largestStep(of: b) < 0.01)
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }
}
