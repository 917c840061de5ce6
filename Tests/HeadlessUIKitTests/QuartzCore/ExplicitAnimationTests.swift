import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct ExplicitAnimationTests {
    /// The calls that a delegate received, in order.
    private final class Ends: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    private func basic(_ keyPath: String, _ from: Any?, _ to: Any?, over duration: CFTimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    @Test func showsOnTheWayAndLeavesTheModelAlone() {
        let stage = AnimationStage()
        stage.view.layer.add(basic("opacity", 1, 0, over: 1), forKey: "fade")
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.alpha, 0.75))
        #expect(stage.view.alpha == 1)
        // Removed at its end, after which the layer shows the model value again (Core Animation's default).
        stage.sim.advance(by: 0.75)
        #expect(stage.alpha == 1)
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func staysWithForwardsUntilItIsRemoved() {
        let stage = AnimationStage()
        let animation = basic("position.x", 50, 150, over: 1)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        stage.view.layer.add(animation, forKey: "slide")
        stage.sim.advance(by: 2)
        #expect(stage.x == 100)
        #expect(stage.view.layer.animation(forKey: "slide") is CABasicAnimation)
        stage.view.layer.removeAnimation(forKey: "slide")
        #expect(stage.x == 0)
    }

    @Test func backwardsShowsBeforeTheBeginning() {
        let stage = AnimationStage()
        let animation = basic("opacity", 0, 1, over: 1)
        animation.beginTime = CACurrentMediaTime() + 1
        stage.view.layer.add(animation, forKey: nil)
        #expect(stage.alpha == 1)
        animation.fillMode = .backwards
        stage.view.layer.add(animation, forKey: nil)
        #expect(stage.alpha == 0)
        stage.sim.advance(by: 1.5)
        #expect(isClose(stage.alpha, 0.5))
    }

    @Test func autoreversesAndRepeats() {
        let stage = AnimationStage()
        let animation = basic("position.x", 50, 150, over: 1)
        animation.autoreverses = true
        animation.repeatCount = 2
        stage.view.layer.add(animation, forKey: nil)
        let shown = [0.5, 0.75, 1, 1.5, 0.25].map { step in
            stage.sim.advance(by: step)
            return stage.x.rounded()
        }
        #expect(shown == [50, 75, 25, 25, 0])
    }

    @Test func infiniteRepetitionLetsTheClockRest() {
        let stage = AnimationStage()
        let animation = basic("transform.rotation", 0, CGFloat.pi * 2, over: 1)
        animation.repeatCount = .infinity
        stage.view.layer.add(animation, forKey: "spin")
        stage.sim.advance(by: 0.01)
        #expect(stage.sim.runToRest() == 0)
        stage.sim.advance(by: 10.24)
        // A quarter of a turn.
        let shown = stage.view.layer.presentation()?.affineTransform()
        #expect(isClose(shown?.a ?? 9, 0) && isClose(shown?.b ?? 9, 1))
    }

    @Test func theDelegateHearsOfBothEnds() {
        let stage = AnimationStage()
        let (ends, removed) = (Ends(), Ends())
        let animation = basic("opacity", 0, 1, over: 1)
        animation.delegate = ends
        stage.view.layer.add(animation, forKey: "a")
        let other = basic("cornerRadius", 0, 10, over: 1)
        other.delegate = removed
        stage.view.layer.add(other, forKey: "b")
        #expect(ends.events.isEmpty)
        stage.sim.advance(by: 0.5)
        stage.view.layer.removeAnimation(forKey: "b")
        stage.sim.advance(by: 0.5)
        #expect(ends.events == ["start", "stop true"])
        #expect(removed.events == ["start", "stop false"])
    }

    @Test func leavingTheWindowEndsIt() {
        let stage = AnimationStage()
        let ends = Ends()
        let animation = basic("opacity", 0, 1, over: 1)
        animation.delegate = ends
        stage.view.layer.add(animation, forKey: nil)
        stage.view.removeFromSuperview()
        #expect(ends.events == ["stop false"])
    }

    /// A mask comes into a window and leaves it with the layer that it masks; also a view that masks is in no hierarchy.
    @Test(arguments: [true, false])
    func thoseOfAMaskBeginAndEndWithTheWindow(isView: Bool) {
        let stage = AnimationStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (maskView, maskLayer) = (UIView(frame: view.bounds), CALayer())
        if isView { view.mask = maskView } else { view.layer.mask = maskLayer }
        let mask = isView ? maskView.layer : maskLayer
        let ends = Ends()
        let animation = basic("opacity", 0, 1, over: 1)
        animation.delegate = ends
        mask.add(animation, forKey: nil)
        stage.sim.advance(by: 5)
        stage.page.view.addSubview(view)
        stage.sim.advance(by: 0.5)
        #expect(mask.presentation()?.opacity == 0.5)
        view.removeFromSuperview()
        #expect(ends.events == ["start", "stop false"])
    }

    /// So do those of the subviews of a view that masks.
    @Test(arguments: [true, false])
    func thoseInsideAMaskBeginAndEndWithIt(leavesWithTheView: Bool) {
        let stage = AnimationStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (mask, inside) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        mask.addSubview(inside)
        view.mask = mask
        let ends = Ends()
        let animation = basic("opacity", 0, 1, over: 1)
        animation.delegate = ends
        inside.layer.add(animation, forKey: nil)
        stage.page.view.addSubview(view)
        stage.sim.advance(by: 0.5)
        #expect(inside.layer.presentation()?.opacity == 0.5)
        if leavesWithTheView { view.removeFromSuperview() } else { view.mask = nil }
        #expect(ends.events == ["start", "stop false"])
    }

    @Test func aMaskThatIsTakenAwayEndsThem() {
        let stage = AnimationStage()
        let ends = Ends()
        let mask = CALayer()
        stage.view.layer.mask = mask
        let animation = basic("opacity", 0, 1, over: 1)
        animation.delegate = ends
        mask.add(animation, forKey: nil)
        stage.view.layer.mask = nil
        #expect(ends.events == ["stop false"])
    }

    @Test func oneAddedBeforeTheWindowBeginsInIt() {
        let stage = AnimationStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.add(basic("opacity", 0, 1, over: 1), forKey: nil)
        stage.sim.advance(by: 5)
        stage.page.view.addSubview(view)
        stage.sim.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    @Test func aSecondOneWithItsKeyTakesItsPlace() {
        let stage = AnimationStage()
        let ends = Ends()
        let first = basic("opacity", 0, 0, over: 1)
        first.delegate = ends
        stage.view.layer.add(first, forKey: "x")
        stage.view.layer.add(basic("opacity", 0.5, 0.5, over: 1), forKey: "x")
        #expect(ends.events == ["stop false"])
        #expect(isClose(stage.alpha, 0.5))
        #expect(stage.view.layer.animationKeys() == ["x"])
    }

    @Test func endsThatAreLeftOutAreWhatShowsOrFollowFromByValue() {
        let stage = AnimationStage()
        let layer = stage.view.layer
        func shown(_ from: Any?, _ to: Any?, _ by: Any?) -> CGFloat {
            let animation = basic("position.x", from, to, over: 2)
            animation.byValue = by
            layer.add(animation, forKey: "k")
            stage.sim.advance(by: 1)
            return layer.presentation()?.position.x ?? .nan
        }
        // The rules in the header; the model value is 50, half of the distance.
        #expect(isClose(shown(100, nil, nil), 75))
        #expect(isClose(shown(nil, 100, nil), 75))
        #expect(isClose(shown(nil, nil, 20), 60))
        #expect(isClose(shown(10, nil, 20), 20))
        #expect(isClose(shown(nil, 100, 20), 90))
    }

    @Test func additiveIsAddedToWhatShows() {
        let stage = AnimationStage()
        let animation = basic("position.x", -40, 0, over: 1)
        animation.isAdditive = true
        stage.view.layer.add(animation, forKey: nil)
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.x, -20))
    }

    @Test func timingFunctionsShapeIt() {
        let stage = AnimationStage()
        let animation = basic("position.x", 50, 150, over: 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        stage.view.layer.add(animation, forKey: nil)
        stage.sim.advance(by: 0.5)
        // Fact m8.1: the cubic (0.42, 0, 1, 1) at half of its duration.
        #expect(isClose(stage.x, 31.536, within: 0.01))
    }

    @Test func keyframesGoThroughTheirValues() {
        let stage = AnimationStage()
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0.0, 20.0, -20.0, 0.0]
        animation.keyTimes = [0, 0.5, 0.75, 1]
        animation.duration = 1
        stage.view.layer.add(animation, forKey: nil)
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.view.layer.presentation()?.affineTransform().tx ?? 0, 10))
        stage.sim.advance(by: 0.375)
        #expect(isClose(stage.view.layer.presentation()?.affineTransform().tx ?? 9, 0))
        stage.sim.advance(by: 0.125)
        #expect(isClose(stage.view.layer.presentation()?.affineTransform().tx ?? 0, -20))
    }

    @Test func groupsGiveTheirDurationAndCutOff() {
        let stage = AnimationStage()
        let short = basic("opacity", 0, 1, over: 0)
        let long = basic("position.x", 50, 150, over: 10)
        let group = CAAnimationGroup()
        group.animations = [short, long]
        group.duration = 1
        stage.view.layer.add(group, forKey: nil)
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.alpha, 0.5))
        #expect(isClose(stage.x, 5))
        stage.sim.advance(by: 0.5)
        #expect(stage.x == 0)
    }

    @Test func springsRunInTheirOwnTime() {
        let stage = AnimationStage()
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (50, 150)
        spring.duration = spring.settlingDuration
        stage.view.layer.add(spring, forKey: nil)
        #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
        stage.sim.advance(by: 0.3)
        // 1 - e^-5t (cos(wt) + 5/w sin(wt)), where w = sqrt(75) and t = 0.3.
        #expect(isClose(stage.x, 112.43, within: 0.01))
    }

    /// Observed with Apple's QuartzCore (gnustep/libs-quartzcore, pull request 32) for the default damping of 10. QuartzCore
    /// documentation of `settlingDuration` for the others: "approximately 2.85 seconds" and "just over 1 second".
    @Test(arguments: [(10, 1.4727, 0.0001), (5, 2.85, 0.01), (15, 1.02, 0.02)] as [(CGFloat, Double, Double)])
    func aSpringSettles(damping: CGFloat, duration: Double, tolerance: Double) {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = damping
        #expect(abs(spring.settlingDuration - duration) <= tolerance)
    }

    /// Observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CAKeyframeAnimation/properties.m and
    /// CATransition/transition.m.
    @Test func newKeyframesAndTransitions() {
        let keyframes = CAKeyframeAnimation(keyPath: "opacity")
        #expect(keyframes.calculationMode == .linear && keyframes.values == nil)
        #expect(keyframes.keyTimes == nil && keyframes.timingFunctions == nil)
        let transition = CATransition()
        #expect(transition.type == .fade && transition.subtype == nil && transition.duration == 0)
    }

    /// Observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CAAnimationGroup/group.m.
    @Test func aCopyOfAGroupHasTheSameAnimations() throws {
        let group = CAAnimationGroup()
        let fade = basic("opacity", 0, 1, over: 1)
        group.animations = [fade]
        group.duration = 3
        let copy = try #require(group.copy() as? CAAnimationGroup)
        #expect(copy !== group && copy.duration == 3)
        #expect(copy.animations?.count == 1 && copy.animations?.first === fade)
    }

    @Test func anUnknownPropertyStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layer = CALayer()
                layer.add(CABasicAnimation(keyPath: "color"), forKey: nil)
            }
        }
        let message = standardError(of: result)
        #expect(message.contains("CAPropertyAnimation.keyPath: \"color\" does not animate here"))
    }
}
