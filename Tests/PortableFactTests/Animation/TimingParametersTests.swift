import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct TimingParametersTests {
    @Test func fact_10_12_defaultCubicParameters() {
        let parameters = UICubicTimingParameters()
        #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
        #expect(parameters.timingCurveType == .builtin)
        #expect(parameters.cubicTimingParameters === parameters)
        #expect(parameters.springTimingParameters == nil)
    }

    @Test func fact_m8_1_namedCubicParameters() {
        let parameters = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(parameters.animationCurve == .easeIn)
        #expect(parameters.controlPoint1 == CGPoint(x: 0.42, y: 0))
        #expect(parameters.controlPoint2 == CGPoint(x: 1, y: 1))
        let points = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(points.timingCurveType == .cubic)
        #expect(points.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    }

    @Test func fact_10_12_defaultCurveMovesTheView() async throws {
        let stage = try await AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters())
        animator.addAnimations(stage.move)
        animator.startAnimation()
        await stage.advance(by: 0.25)
        #expect(isClose(stage.x, 40.851, within: 0.01))
    }

    @Test func fact_10_11_dampingRatioKeepsTheDuration() async throws {
        let parameters = UISpringTimingParameters(dampingRatio: 0.5)
        let stage = try await AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        #expect(animator.duration == 1)
        animator.addAnimations(stage.move)
        animator.startAnimation()
        await stage.advance(by: 0.3)
        #expect(isClose(stage.x, 116.035, within: 0.01))
    }

    @Test func fact_10_11_defaultSpringIsTheSystems() async throws {
        let stage = try await AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 3, timingParameters: UISpringTimingParameters())
        #expect(animator.duration == 0.5)
        animator.addAnimations(stage.move)
        animator.startAnimation()
        await stage.advance(by: 0.1)
        #expect(isClose(stage.x, 54.5, within: 0.1))
    }
}
