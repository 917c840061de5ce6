import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct AnimationStopTests {
    private func halfWay(_ stage: AnimationStage) async throws -> UIViewPropertyAnimator {
        let animator = stage.animator()
        animator.startAnimation()
        await stage.advance(by: 0.5)
        return animator
    }

    @Test func fact_10_11_stopLeavesTheShownValuesInTheModel() async throws {
        let stage = try await AnimationStage()
        let animator = try await halfWay(stage)
        animator.stopAnimation(true)
        #expect(isClose(stage.view.center.x, 100))
        #expect(isClose(stage.x, 50))
        #expect(animator.state == .inactive)
        await stage.advance(by: 2)
        #expect(stage.ends.isEmpty)
        #expect(isClose(stage.x, 50))
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 100),
    ])
    func fact_10_11_finishGivesTheFinalValues(_ position: UIViewAnimatingPosition, x: CGFloat) async throws {
        let stage = try await AnimationStage()
        let animator = try await halfWay(stage)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(!animator.isRunning)
        #expect(isClose(stage.view.center.x, 100))
        #expect(stage.ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(isClose(stage.view.center.x, x))
        #expect(isClose(stage.x, x - 50))
        #expect(stage.ends == [position])
        #expect(animator.state == .inactive)
    }

    @Test func fact_10_11_aStoppedOneCanBeForgotten() async throws {
        let stage = try await AnimationStage()
        let animator = try await halfWay(stage)
        animator.stopAnimation(false)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(stage.ends.isEmpty)
    }

    /// The offset that another animation adds is preserved and is not counted twice.
    @Test func fact_10_5_stopTakesOnlyItsOwnShare() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 2, delay: 0, options: .curveLinear) { stage.view.center.y = 250 }
        let animator = try await halfWay(stage)
        let y = stage.y
        #expect(isClose(y, 50))
        animator.stopAnimation(true)
        #expect(isClose(stage.y, y))
        await stage.rest()
        #expect(isClose(stage.y, 200))
        #expect(isClose(stage.x, 50))
    }

    @Test func fact_10_11_pausesOnCompletion() async throws {
        let stage = try await AnimationStage()
        let animator = stage.animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        await stage.advance(by: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(stage.x == 100)
        #expect(stage.ends.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
        await stage.advance(by: 0.5)
        #expect(animator.state == .active)
        #expect(stage.x == 0)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(stage.ends == [.start])
        #expect(stage.view.center.x == 50)
    }
}
