import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct TimingParametersTests {
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

    /// The duration is that of Apple's `CASpringAnimation` with these numbers (gnustep/libs-quartzcore, pull request 32): springs
    /// with a bounce settle as it does in both (fact m21.3).
    @Test func fact_10_11_massAndStiffnessIgnoreTheDuration() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
        #expect(isClose(CGFloat(animator.duration), 1.4727))
        animator.addAnimations(stage.move)
        animator.startAnimation()
        stage.sim.advance(by: 0.2)
        #expect(isClose(stage.x, 84.943, within: 0.01))
        #expect(isClose(CGFloat(stage.sim.runToRest()), 1.2727))
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
