import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct PropertyAnimatorTests {
    @Test func fact_m8_4_defaults() {
        let stage = AnimationStage()
        let animator = stage.animator()
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(animator.isInterruptible)
        #expect(animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion)
        #expect(!animator.isReversed)
        #expect(animator.isUserInteractionEnabled)
        #expect(!animator.isManualHitTestingEnabled)
        #expect(animator.fractionComplete == 0)
        #expect(animator.delay == 0)
        #expect(stage.view.center.x == 50)
    }

    @Test func fact_10_11_runsToTheEnd() {
        let stage = AnimationStage()
        let animator = stage.animator(.easeIn)
        var log: [String] = []
        animator.addCompletion { log.append("first \($0.rawValue) \(animator.state.rawValue)") }
        animator.addCompletion { log.append("second \($0.rawValue) \(animator.state.rawValue)") }
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(stage.view.center.x == 150)
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.x, 31.536, within: 0.01))
        stage.sim.advance(by: 0.5)
        #expect(log == ["first 0 0", "second 0 0"])
        #expect(animator.state == .inactive)
        #expect(stage.x == 100)
    }

    @Test func fact_m8_4_fractionCompleteIsLinearInTime() {
        let stage = AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.startAnimation()
        stage.sim.advance(by: 0.25)
        #expect(isClose(animator.fractionComplete, 0.25))
    }

    @Test func fact_10_11_startsAfterADelay() {
        let stage = AnimationStage()
        let animator = stage.animator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        stage.sim.advance(by: 0.5)
        #expect(stage.x == 0)
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
    }

    @Test func fact_10_11_delayFactor() {
        let stage = AnimationStage()
        let animator = stage.animator()
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.sim.advance(by: 0.5)
        #expect(stage.alpha == 1)
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.alpha, 0.5))
        stage.sim.advance(by: 0.25)
        #expect(stage.alpha == 0)
    }

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

    @Test func fact_m8_3_blocksThatAnimateNothingEndInTheNextTurn() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: {})
        var ends: [UIViewAnimatingPosition] = []
        animator.startAnimation()
        animator.addCompletion { ends.append($0) }
        stage.sim.advance(by: 0)
        #expect(ends == [.end])
    }

    @Test func fact_10_6_switchedOffItShowsTheEndAtOnce() {
        let stage = AnimationStage()
        UIView.setAnimationsEnabled(false)
        stage.animator().startAnimation()
        UIView.setAnimationsEnabled(true)
        #expect(stage.x == 100)
    }

    @Test func fact_10_11_blocksAndCompletionsAreGoneAfterTheEnd() {
        let stage = AnimationStage()
        let animator = stage.animator()
        var count = 0
        animator.addCompletion { _ in count += 1 }
        animator.startAnimation()
        stage.sim.runToRest()
        stage.view.center.x = 50
        animator.addAnimations { stage.view.center.y = 150 }
        animator.startAnimation()
        stage.sim.runToRest()
        #expect(count == 1)
        #expect(stage.view.center == CGPoint(x: 50, y: 150))
    }

    @Test func fact_10_11_runningPropertyAnimator() {
        let stage = AnimationStage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: stage.move, completion: { ends.append($0) })
        #expect(animator.isRunning)
        #expect(animator.delay == 0.5)
        #expect(animator.isInterruptible)
        stage.sim.advance(by: 1)
        #expect(isClose(stage.x, 50))
        stage.sim.advance(by: 0.5)
        #expect(ends == [.end])
    }

    @Test func fact_10_11_aCopyHasTheTimingOnly() throws {
        let stage = AnimationStage()
        let original = stage.animator(.easeIn)
        let copy = try #require(original.copy() as? UIViewPropertyAnimator)
        #expect(copy !== original)
        #expect(copy.duration == 1)
        #expect((copy.timingParameters as? UICubicTimingParameters)?.animationCurve == .easeIn)
        copy.startAnimation()
        #expect(stage.view.center.x == 50)
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
