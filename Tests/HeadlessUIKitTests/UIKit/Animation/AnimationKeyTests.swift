import TestSupport
import Testing
import UIKit

@Suite("Keys of animations", .ownSimulator) @MainActor
struct AnimationKeyTests {
    @Test func theAnimationOfAChangeCanBeRemoved() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) { stage.view.center.x = 150 }
        stage.sim.advance(by: 0.1)
        #expect(stage.x < 90)
        stage.view.layer.removeAnimation(forKey: "position")
        #expect(stage.x == 100)
    }
}
