import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct PropertyAnimatorTests {
    @Test func fact_m8_4_defaults() async throws {
        let stage = try await AnimationStage()
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

    @Test func fact_10_11_runsToTheEnd() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        var log: [String] = []
        animator.addCompletion { log.append("first \($0.rawValue) \(animator.state.rawValue)") }
        animator.addCompletion { log.append("second \($0.rawValue) \(animator.state.rawValue)") }
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(stage.view.center.x == 150)
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 31.536, within: 0.01))
        await stage.advance(by: 0.5)
        #expect(log == ["first 0 0", "second 0 0"])
        #expect(animator.state == .inactive)
        #expect(stage.x == 100)
    }

    @Test func fact_m8_4_fractionCompleteIsLinearInTime() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.startAnimation()
        await stage.advance(by: 0.25)
        #expect(isClose(animator.fractionComplete, 0.25))
    }

    @Test func fact_10_11_startsAfterADelay() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        await stage.advance(by: 0.5)
        #expect(stage.x == 0)
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
    }

    @Test func fact_10_11_delayFactor() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        await stage.advance(by: 0.5)
        #expect(stage.alpha == 1)
        await stage.advance(by: 0.25)
        #expect(isClose(stage.alpha, 0.5))
        await stage.advance(by: 0.25)
        #expect(stage.alpha == 0)
    }

    @Test func fact_m8_3_blocksThatAnimateNothingEndInTheNextTurn() async throws {
        let stage = try await AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: {})
        var ends: [UIViewAnimatingPosition] = []
        animator.startAnimation()
        animator.addCompletion { ends.append($0) }
        await stage.advance(by: 0)
        #expect(ends == [.end])
    }

    @Test func fact_10_6_switchedOffItShowsTheEndAtOnce() async throws {
        let stage = try await AnimationStage()
        UIView.setAnimationsEnabled(false)
        stage.animator().startAnimation()
        UIView.setAnimationsEnabled(true)
        #expect(stage.x == 100)
    }

    @Test func fact_10_11_blocksAndCompletionsAreGoneAfterTheEnd() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        var count = 0
        animator.addCompletion { _ in count += 1 }
        animator.startAnimation()
        await stage.rest()
        stage.view.center.x = 50
        animator.addAnimations { stage.view.center.y = 150 }
        animator.startAnimation()
        await stage.rest()
        #expect(count == 1)
        #expect(stage.view.center == CGPoint(x: 50, y: 150))
    }

    @Test func fact_10_11_runningPropertyAnimator() async throws {
        let stage = try await AnimationStage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: stage.move, completion: { ends.append($0) })
        #expect(animator.isRunning)
        #expect(animator.delay == 0.5)
        #expect(animator.isInterruptible)
        await stage.advance(by: 1)
        #expect(isClose(stage.x, 50))
        await stage.advance(by: 0.5)
        #expect(ends == [.end])
    }

    @Test func fact_10_11_aCopyHasTheTimingOnly() async throws {
        let stage = try await AnimationStage()
        let original = stage.animator(.easeIn)
        let copy = try #require(original.copy() as? UIViewPropertyAnimator)
        #expect(copy !== original)
        #expect(copy.duration == 1)
        #expect((copy.timingParameters as? UICubicTimingParameters)?.animationCurve == .easeIn)
        copy.startAnimation()
        #expect(stage.view.center.x == 50)
    }
}
