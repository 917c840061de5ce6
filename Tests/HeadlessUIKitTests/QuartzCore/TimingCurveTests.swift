import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite(.ownSimulator) struct TimingCurveTests {
    /// The progress at a fraction of the duration; the values of the curves were computed independently of this code.
    @Test(arguments: [
        (UIView.AnimationOptions.curveLinear, 0.25, 0.25), (.curveLinear, 0.9, 0.9),
        (.curveEaseIn, 0.25, 0.09346), (.curveEaseIn, 0.5, 0.31536), (.curveEaseIn, 0.9, 0.83943),
        (.curveEaseOut, 0.1, 0.16057), (.curveEaseOut, 0.5, 0.68464), (.curveEaseOut, 0.75, 0.90654),
        (.curveEaseInOut, 0.1, 0.01972), (.curveEaseInOut, 0.4, 0.33188), (.curveEaseInOut, 0.75, 0.87084),
    ])
    func fact_m8_1_namedCurves(_ options: UIView.AnimationOptions, time: Double, share: CGFloat) {
        let stage = AnimationStage()
        UIView.animate(withDuration: 2, delay: 0, options: options, animations: stage.move)
        stage.sim.advance(by: 2 * time)
        #expect(isClose(stage.x, 100 * share, within: 0.01))
    }

    /// Observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CAMediaTimingFunction/evaluation.m.
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [0.25, 0.5, 0.75]), (.easeIn, [0.093465, 0.315357, 0.621861]),
        (.easeOut, [0.37814, 0.684643, 0.906535]), (.easeInEaseOut, [0.129162, 0.5, 0.870838]),
    ])
    func coreAnimationsNamedCurves(_ name: CAMediaTimingFunctionName, shares: [Double]) {
        let curve = CAMediaTimingFunction(name: name).curve
        for (time, share) in zip([0, 0.25, 0.5, 0.75, 1], [0] + shares + [1]) {
            #expect(abs(curve.progress(at: time, duration: 1) - share) < 1e-4)
        }
    }

    /// As above, for control points, and for times outside of the curve.
    @Test func coreAnimationsCurvesOfControlPoints() {
        let steep = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1).curve
        for (time, share) in [(0.25, 0.105889), (0.5, 0.5), (0.75, 0.894111)] {
            #expect(abs(steep.progress(at: time, duration: 1) - share) < 1e-4)
        }
        let line = CAMediaTimingFunction(name: .linear).curve
        #expect(line.progress(at: -0.5, duration: 1) == 0 && line.progress(at: 1.5, duration: 1) == 1)
    }

    @Test(arguments: [
        (0.05, 0.232), (0.1, 0.545), (0.15, 0.758), (0.2, 0.879), (0.25, 0.942), (0.3, 0.973), (0.35, 0.988),
        (0.4, 0.994), (0.5, 0.9989),
    ])
    func fact_3_2_systemSpringTable(time: Double, share: Double) {
        #expect(abs(SpringCurve.system.displacement(at: time) - share) <= 1e-3)
    }

    @Test func fact_3_2_systemSpringSettlesAtHalfASecond() {
        #expect(abs(SpringCurve.system.settlingTime - 0.506) <= 1e-3)
    }

    @Test func fact_3_2_coreAnimationDoesNotOverdamp() {
        let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20)
        let heavy = SpringCurve(mass: 1, stiffness: 100, damping: 90)
        for time in [0.05, 0.1, 0.4] { #expect(critical.displacement(at: time) == heavy.displacement(at: time)) }
    }

    /// The fact's equation, for a damping ratio, a duration and a velocity.
    @Test(arguments: [(0.5, 1.0, 0.0), (0.7, 0.6, 5), (0.3, 0.35, -2), (0.9, 2, 1), (0.8, 0.25, 12)])
    func fact_m8_2_underdampedSpringSolvesTheEquation(ratio: Double, duration: Double, velocity: Double) {
        let spring = SpringCurve.settling(after: duration, dampingRatio: ratio, initialVelocity: velocity)
        let w = (spring.stiffness / spring.mass).squareRoot()
        let b = ratio * w
        let wd = w * (1 - ratio * ratio).squareRoot()
        #expect(spring.mass == 1)
        #expect(abs(spring.damping - 2 * b) < 1e-9)
        #expect(abs(abs((b - velocity) / wd) * exp(-b * duration) - 0.001) < 1e-6)
        #expect(b > velocity)
    }

    @Test(arguments: [(1.0, 0.0), (0.5, 3), (0.3, 10)])
    func fact_m8_2_criticalSpringSolvesTheEquation(duration: Double, velocity: Double) {
        let spring = SpringCurve.settling(after: duration, dampingRatio: 1, initialVelocity: velocity)
        let w = spring.stiffness.squareRoot()
        #expect(abs((1 + (w - velocity) * duration) * exp(-w * duration) - 0.001) < 1e-6)
    }

    @Test func fact_m8_3_springOfIOS17() {
        let spring = SpringCurve(duration: 0.5, bounce: 0)
        #expect(abs(spring.stiffness - 157.91) < 0.01)
        #expect(abs(spring.damping - 25.13) < 0.01)
        #expect(spring.mass == 1)
    }

    @Test(arguments: [(0.1, 0.35773), (0.2, 0.71541), (0.5, 0.9864)])
    func fact_m8_3_animateWithoutADuration(time: Double, share: CGFloat) {
        let stage = AnimationStage()
        UIView.animate { stage.move() }
        stage.sim.advance(by: time)
        #expect(isClose(stage.x, 100 * share, within: 0.02))
    }

    @Test func fact_m8_3_bounceOvershootsAndItsOppositeIsSlower() {
        let plain = SpringCurve(duration: 0.5, bounce: 0)
        let times = stride(from: 0.05, to: 1, by: 0.05)
        #expect(times.allSatisfy { plain.displacement(at: $0) < 1 })
        #expect(times.contains { SpringCurve(duration: 0.5, bounce: 0.4).displacement(at: $0) > 1.01 })
        let flat = SpringCurve(duration: 0.5, bounce: -0.5)
        #expect(times.allSatisfy { flat.displacement(at: $0) < plain.displacement(at: $0) })
        #expect(abs(flat.displacement(at: flat.settlingTime) - 1) < 2e-3)
    }

    @Test func fact_m8_1_delayShowsTheOldValue() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: stage.move)
        stage.sim.advance(by: 0.49)
        #expect(stage.x == 0)
        stage.sim.advance(by: 0.51)
        #expect(isClose(stage.x, 50))
        stage.sim.advance(by: 0.5)
        #expect(stage.x == 100)
    }

    @Test func fact_m8_1_colorsInterpolateInGammaSRGB() throws {
        let stage = AnimationStage()
        stage.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0.2, alpha: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 0.5)
        }
        stage.sim.advance(by: 0.5)
        let shown = try #require(stage.view.layer.presentation()?.backgroundColor?.components)
        for (value, expected) in zip(shown, [0.5, 0.75, 0.2, 0.75] as [CGFloat]) { #expect(isClose(value, expected)) }
    }
}
