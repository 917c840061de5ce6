import TestSupport
import Testing
import UIKit

/// Animations that repeat or reverse. (UIKit documentation, UIView.AnimationOptions and
/// UIView.KeyframeAnimationOptions)
@MainActor
@Suite(.ownSimulator) struct AnimationRepeatTests {
    @Test func aRepeatingAnimationHasNoEnd() {
        let stage = AnimationStage()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0.5, options: [.repeat, .curveLinear]) {
            stage.move()
        } completion: {
            log.append($0)
        }
        stage.sim.advance(by: 0.25)
        #expect(stage.x == 0, "the delay applies once")
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.x, 25))
        stage.sim.advance(by: 1)
        #expect(isClose(stage.x, 25))
        stage.sim.advance(by: 7.5)
        #expect(isClose(stage.x, 75))
        #expect(stage.view.center.x == 150)
        #expect(!stage.sim.isBusy, "an infinite repeat does not keep the simulator busy")
        #expect(log == [])
        stage.view.removeFromSuperview()
        stage.sim.runToRest()
        #expect(log == [false])
    }

    @Test func aTurningAnimationGoesThereAndBack() {
        let stage = AnimationStage()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
            stage.move()
        } completion: {
            log.append($0)
        }
        var shown: [CGFloat] = []
        for _ in 0..<3 {
            stage.sim.advance(by: 0.5)
            shown.append(stage.x)
        }
        #expect(zip(shown, [50, 100, 50]).allSatisfy { isClose($0, $1) })
        #expect(log == [])
        stage.sim.advance(by: 0.5)
        #expect(stage.x == 100 && log == [true], "the final value is the one that was set")
    }

    @Test func aNewAnimationTakesItsPlace() {
        let stage = AnimationStage()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            stage.move()
        } completion: {
            log.append($0)
        }
        stage.sim.advance(by: 1.75)
        #expect(isClose(stage.x, 25))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 50 }
        #expect(log == [false])
        stage.sim.runToRest()
        #expect(stage.x == 0 && !stage.sim.isBusy)
    }

    @Test func discreteKeyframesJump() {
        let stage = AnimationStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 90 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
        }
        stage.sim.advance(by: 0.4)
        #expect(stage.x == 0)
        stage.sim.advance(by: 0.2)
        #expect(stage.x == 40)
        stage.sim.runToRest()
        #expect(stage.x == 100)
    }

    @Test func keyframesRepeatAndTurn() {
        let stage = AnimationStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 90 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
        }
        var shown: [CGFloat] = []
        for _ in 0..<6 {
            stage.sim.advance(by: 0.5)
            shown.append(stage.x)
        }
        #expect(zip(shown, [40, 100, 40, 0, 40, 100]).allSatisfy { isClose($0, $1) }, "\(shown)")
    }

    @Test func cubicAndPacedKeyframesStop() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
                }
            }
        }
    }

    /// The animation is eased as a whole unless another curve is given (stackoverflow.com/questions/20521214).
    @Test(arguments: [false, true]) func keyframesAreEasedAsAWhole(isLinear: Bool) {
        let stage = AnimationStage()
        let curve = isLinear ? UIView.AnimationOptions.curveLinear.rawValue : 0
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: curve)) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.move() }
        }
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.x, isLinear ? 25 : 12.92, within: 0.1))
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.x, 50, within: 0.1))
    }
}
