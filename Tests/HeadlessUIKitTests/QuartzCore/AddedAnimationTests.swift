import TestSupport
import Testing
import UIKit

/// What a layer makes of the animations that are added to it. (Sources beside the tests)
@Suite("Animations added to a layer", .ownSimulator) @MainActor
struct AddedAnimationTests {
    private final class Observer: NSObject, CAAnimationDelegate {
        nonisolated(unsafe) var stopped: [CAAnimation] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped.append(anim) }
    }

    private func fade(_ duration: TimeInterval) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, duration)
        return fade
    }

    /// QuartzCore documentation of `CALayer.add(_:forKey:)`: the animation is copied.
    @Test func theLayerCopiesAnAnimation() {
        let stage = AnimationStage()
        let (before, after) = (Observer(), Observer())
        let fade = fade(0.3)
        fade.delegate = before
        stage.view.layer.add(fade, forKey: "fade")
        fade.delegate = after
        fade.isRemovedOnCompletion = false
        stage.sim.runToRest()
        #expect(after.stopped.isEmpty)
        #expect(before.stopped.count == 1)
        #expect(before.stopped.first !== fade)
        #expect(stage.view.layer.animation(forKey: "fade") == nil)
    }

    /// stackoverflow.com/questions/53122480
    @Test func aLaterChangeTakesPrecedence() {
        let stage = AnimationStage()
        let layer = CALayer()
        layer.opacity = 0
        stage.view.layer.addSublayer(layer)
        stage.sim.runToRest()
        let slow = CABasicAnimation(keyPath: "opacity")
        (slow.fromValue, slow.toValue, slow.duration) = (0, 1, 3)
        layer.add(slow, forKey: nil)
        stage.sim.commit()
        layer.opacity = 1
        stage.sim.advance(by: 0.24)
        #expect((layer.presentation()?.opacity ?? 0) > 0.9, "the change of 0.25 s shows")
        stage.sim.advance(by: 0.06)
        #expect(isClose(CGFloat(layer.presentation()?.opacity ?? 0), 0.1, within: 0.02), "then the animation again")
    }

    /// stackoverflow.com/questions/1166405
    @Test func anOffsetPlaysTheBeginningAtTheEnd() {
        let stage = AnimationStage()
        let fade = fade(3)
        fade.timeOffset = 1
        stage.view.layer.add(fade, forKey: "fade")
        stage.sim.commit()
        #expect(isClose(stage.alpha, 1 / 3, within: 0.02))
        stage.sim.advance(by: 1.5)
        #expect(isClose(stage.alpha, 2.5 / 3, within: 0.02))
        stage.sim.advance(by: 1)
        #expect(isClose(stage.alpha, 0.5 / 3, within: 0.02))
        stage.sim.runToRest()
        #expect(stage.alpha == 1)
    }

    /// The value before the beginning and after the end is that at the offset.
    @Test func anOffsetIsTheFirstAndTheLastValue() {
        let stage = AnimationStage()
        let fade = fade(3)
        fade.timeOffset = 1
        fade.beginTime = CACurrentMediaTime() + 1
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        stage.view.layer.add(fade, forKey: "fade")
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.alpha, 1 / 3, within: 0.01))
        stage.sim.advance(by: 4)
        #expect(isClose(stage.alpha, 1 / 3, within: 0.01))
    }

    /// Core Animation's default action begins from the value on the screen, and replaces the one before.
    @Test func anInterruptedChangeOfALayerBeginsFromTheShownValue() {
        let stage = AnimationStage()
        let layer = CALayer()
        stage.view.layer.addSublayer(layer)
        stage.sim.runToRest()
        layer.position.x = 100
        stage.sim.advance(by: 0.125)
        let shown = layer.presentation()?.position.x ?? 0
        #expect(shown > 20 && shown < 95)
        layer.position.x = 0
        #expect(isClose(layer.presentation()?.position.x ?? -1, shown, within: 0.01))
        stage.sim.advance(by: 0.125)
        let later = layer.presentation()?.position.x ?? -1
        #expect(later > 0 && later < shown, "not a sum of both")
        stage.sim.runToRest()
        #expect(layer.presentation()?.position.x == 0)
    }
}
