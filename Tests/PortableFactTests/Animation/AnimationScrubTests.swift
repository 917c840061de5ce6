import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct AnimationScrubTests {
    @Test func fact_10_11_settingTheFractionActivatesAndScrubs() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.fractionComplete = 0.4
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(stage.view.center.x == 150)
        #expect(isClose(stage.x, 40))
        animator.fractionComplete = 0.1
        #expect(isClose(stage.x, 10))
        await stage.advance(by: 5)
        #expect(isClose(stage.x, 10))
        #expect(!stage.screen.isBusy)
        animator.fractionComplete = 1.5
        #expect(animator.fractionComplete == 1)
    }

    @Test func fact_10_11_withoutScrubsLinearlyTheCurveCounts() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(isClose(stage.x, 31.536, within: 0.01))
    }

    @Test func fact_10_11_pausingDoesNotMoveTheView() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.startAnimation()
        await stage.advance(by: 0.5)
        animator.pauseAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(isClose(stage.x, 31.536, within: 0.01))
        #expect(isClose(animator.fractionComplete, 0.31536))
        await stage.advance(by: 3)
        animator.startAnimation()
        #expect(isClose(stage.x, 31.536, within: 0.01))
        await stage.advance(by: 0.25)
        #expect(isClose(stage.x, 62.186, within: 0.01))
        await stage.advance(by: 0.25)
        #expect(stage.ends == [.end])
    }

    @Test func fact_10_11_startingAfterAScrubFollowsTheCurveFromThere() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.fractionComplete = 0.31536
        animator.startAnimation()
        await stage.advance(by: 0.4)
        #expect(isClose(stage.x, 83.943, within: 0.02))
        await stage.advance(by: 0.11)
        #expect(stage.ends == [.end])
    }

    @Test func fact_10_11_pausedInTheDelayItIsAtItsBeginning() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        animator.startAnimation(afterDelay: 1)
        await stage.advance(by: 0.5)
        animator.pauseAnimation()
        await stage.advance(by: 2)
        #expect(stage.x == 0)
        #expect(animator.fractionComplete == 0)
    }

    @Test func fact_10_11_reversedGoesBackAndRestoresTheModel() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.startAnimation()
        await stage.advance(by: 0.75)
        animator.isReversed = true
        #expect(animator.isRunning)
        #expect(isClose(animator.fractionComplete, 0.25))
        #expect(isClose(stage.x, 62.186, within: 0.01))
        await stage.advance(by: 0.25)
        #expect(isClose(stage.x, 31.536, within: 0.01))
        #expect(isClose(animator.fractionComplete, 0.5))
        await stage.advance(by: 0.5)
        #expect(stage.ends == [.start])
        #expect(stage.view.center.x == 50)
        #expect(stage.x == 0)
    }

    @Test func fact_10_11_reversedBeforeTheStartRunsFromTheEnd() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        animator.isReversed = true
        animator.startAnimation()
        #expect(stage.x == 100)
        await stage.advance(by: 0.25)
        #expect(isClose(stage.x, 75))
        await stage.advance(by: 0.75)
        #expect(stage.ends == [.start])
        #expect(stage.view.center.x == 50)
    }

    @Test func fact_10_11_theModelOfAReversedEndIsComplete() async throws {
        let stage = try await AnimationStage()
        stage.view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        inner.autoresizingMask = .flexibleWidth
        stage.view.addSubview(inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            stage.view.frame = CGRect(x: 20, y: 20, width: 300, height: 50)
            stage.view.backgroundColor = .blue
            stage.view.alpha = 0.5
        }
        animator.fractionComplete = 0.5
        CATransaction.flush()
        #expect(isClose(inner.layer.presentation()?.bounds.width ?? 0, 200))
        animator.isReversed = true
        animator.startAnimation()
        await stage.rest()
        #expect(stage.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(stage.view.alpha == 1)
        #expect(stage.red == 1)
        var red: CGFloat = 0
        stage.view.backgroundColor?.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1)
    }

    /// The remaining 0.8 after 0.2 take half of the duration, with a curve of their own.
    @Test func fact_10_11_continuesWithAnotherCurve() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator(.easeIn)
        animator.fractionComplete = 0.2
        let parameters = UICubicTimingParameters(animationCurve: .easeOut)
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0.5)
        #expect(animator.isRunning)
        await stage.advance(by: 0.25)
        #expect(isClose(stage.x, 20 + 80 * 0.68464, within: 0.01))
        #expect(isClose(animator.fractionComplete, 0.6))
        await stage.advance(by: 0.25)
        #expect(stage.ends == [.end])
    }

    @Test func fact_10_11_continuesOverWhatIsLeft() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        animator.fractionComplete = 0.6
        animator.isReversed = true
        #expect(isClose(animator.fractionComplete, 0.4))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        await stage.advance(by: 0.3)
        #expect(isClose(stage.x, 30))
        await stage.advance(by: 0.3)
        #expect(stage.ends == [.start])
        #expect(stage.view.center.x == 50)
    }

    @Test func fact_10_11_aContinuingSpringOvershoots() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(dampingRatio: 0.5)
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        await stage.advance(by: 0.3)
        #expect(isClose(stage.x, 50 + 50 * 1.16035, within: 0.01))
        animator.pauseAnimation()
        #expect(isClose(stage.x, 50 + 50 * 1.16035, within: 0.01))
    }
}
