import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct TimingParametersTests {
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

    @Test func fact_10_12_defaultCurveMovesTheView() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters())
        animator.addAnimations(stage.move)
        animator.startAnimation()
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.x, 40.851, within: 0.01))
    }

    @Test func springParametersAreTheirOwnSpring() {
        let velocity = CGVector(dx: 2, dy: 3)
        let parameters = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity)
        #expect(parameters.timingCurveType == .spring)
        #expect(parameters.springTimingParameters === parameters)
        #expect(parameters.cubicTimingParameters == nil)
        #expect(parameters.initialVelocity == velocity)
        #expect(UISpringTimingParameters().initialVelocity == .zero)
        #expect(parameters.copy() as? UISpringTimingParameters === parameters)
    }

    @Test func fact_10_11_dampingRatioKeepsTheDuration() {
        let parameters = UISpringTimingParameters(dampingRatio: 0.5)
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        #expect(animator.duration == 1)
        animator.addAnimations(stage.move)
        animator.startAnimation()
        stage.sim.advance(by: 0.3)
        #expect(isClose(stage.x, 116.035, within: 0.01))
    }

    @Test func fact_10_11_massAndStiffnessIgnoreTheDuration() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
        #expect(isClose(CGFloat(animator.duration), 1.3816))
        animator.addAnimations(stage.move)
        animator.startAnimation()
        stage.sim.advance(by: 0.2)
        #expect(isClose(stage.x, 84.943, within: 0.01))
        #expect(isClose(CGFloat(stage.sim.runToRest()), 1.1816))
    }

    @Test func fact_10_11_defaultSpringIsTheSystems() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 3, timingParameters: UISpringTimingParameters())
        #expect(animator.duration == 0.5)
        animator.addAnimations(stage.move)
        animator.startAnimation()
        stage.sim.advance(by: 0.1)
        #expect(isClose(stage.x, 54.5, within: 0.1))
    }

    /// UIKit documentation: a position uses both components, a number only `dx`.
    @Test func velocityHasTwoComponentsForAPosition() {
        let velocity = CGVector(dx: 5, dy: 0)
        let parameters = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: velocity)
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: parameters)
        animator.addAnimations {
            stage.view.center = CGPoint(x: 150, y: 150)
            stage.view.alpha = 0
        }
        animator.startAnimation()
        stage.sim.advance(by: 0.1)
        #expect(isClose(stage.x, 66.988, within: 0.01))
        #expect(isClose(stage.y, 59.005, within: 0.01))
        #expect(isClose(stage.alpha, 1 - 0.66988))
    }
}
