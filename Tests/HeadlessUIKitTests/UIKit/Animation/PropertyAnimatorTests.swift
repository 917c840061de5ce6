import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct PropertyAnimatorTests {
    /// UIKit documentation: after a quarter of 2 s and with a delay factor of 0.25 the block runs for 1 s.
    @Test func aBlockAddedOnTheWayTakesWhatIsLeft() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: stage.move)
        animator.startAnimation()
        stage.sim.advance(by: 0.5)
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.25)
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.alpha, 1))
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.alpha, 0.75))
        stage.sim.advance(by: 0.75)
        #expect(stage.alpha == 0)
    }

    /// UIKit header: an animator without a block waits for one.
    @Test func startedEmptyItWaitsForABlock() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        stage.sim.advance(by: 2)
        animator.addAnimations(stage.move)
        #expect(animator.isRunning)
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
    }

    @Test func leavingTheWindowEndsItOnTheWay() {
        let stage = AnimationStage()
        let animator = stage.animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.sim.advance(by: 0.5)
        stage.view.removeFromSuperview()
        #expect(ends == [.current])
        #expect(animator.state == .inactive)
    }
}
