import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite(.ownSimulator) struct AdditiveAnimationTests {
    /// A movement over 1 s is reversed after half of it: ease-in ease-out is 0.87084 at 0.75 and 0.12916 at 0.25.
    @Test func fact_10_5_positionIsAdditive() {
        let stage = AnimationStage()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, animations: { stage.view.center.y = 150 }, completion: { log.append($0) })
        stage.sim.advance(by: 0.5)
        UIView.animate(withDuration: 1, animations: { stage.view.center.y = 50 }, completion: { log.append($0) })
        #expect(isClose(stage.y, 50))
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.y, 74.168, within: 0.01))
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.y, 50))
        stage.sim.advance(by: 0.5)
        #expect(stage.y == 0)
        #expect(log == [true, true])
    }

    @Test func fact_10_5_boundsAreAdditiveInTwoParts() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.bounds.size.width = 200 }
        stage.sim.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.bounds = CGRect(x: 0, y: 40, width: 100, height: 100)
        }
        #expect(isClose(stage.size.width, 150))
        stage.sim.advance(by: 0.25)
        #expect(isClose(stage.size.width, 100 - 25 + 75))
        #expect(stage.size.height == 100)
        #expect(isClose(stage.view.layer.presentation()?.bounds.minY ?? 0, 10))
        stage.sim.advance(by: 0.75)
        #expect(stage.size.width == 100)
    }

    @Test func fact_10_5_onlyWhatChangesIsAnimated() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) { stage.view.frame = CGRect(x: 30, y: 0, width: 100, height: 100) }
        stage.view.bounds.size.height = 60
        #expect(stage.size == CGSize(width: 100, height: 60))
    }

    /// A fade replaces the one in progress: it begins at the last value that was set or, with `beginFromCurrentState`, at what is on
    /// the screen.
    @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
    func aTurnedFade(options: UIView.AnimationOptions) {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
        stage.sim.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 1 }
        #expect(isClose(stage.alpha, options.contains(.beginFromCurrentState) ? 0.5 : 0))
        stage.sim.advance(by: 1)
        #expect(isClose(stage.alpha, 1))
    }

    /// Whether color animations replace running ones is folklore as well; a replaced animation has ended (fact m8.3).
    @Test func aTurnedColorFollowsItsParameter() {
        let stage = AnimationStage()
        stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        func animateRed(to red: CGFloat, _ options: UIView.AnimationOptions) {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
                stage.view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
            }
        }
        animateRed(to: 1, [])
        stage.sim.advance(by: 0.5)
        animateRed(to: 0, .beginFromCurrentState)
        #expect(isClose(stage.red, 0.5), "from the current state")
        stage.sim.advance(by: 0.5)
        animateRed(to: 1, [])
        let adds = LayerProperty.backgroundColor.isAdditive
        #expect(isClose(stage.red, adds ? 0.25 : 0))
        stage.sim.advance(by: 1)
        #expect(isClose(stage.red, 1))
    }

    @Test func keyframesOfOneColorFollowEachOther() {
        let stage = AnimationStage()
        stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        func red(_ value: CGFloat) -> UIColor { UIColor(red: value, green: 0, blue: 0, alpha: 1) }
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.backgroundColor = red(1) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                stage.view.backgroundColor = red(0.2)
            }
        }
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.red, 0.5))
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.red, 1))
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.red, 0.6))
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.red, 0.2))
    }

    @Test func anOvershootingSpringCanBeDrawn() {
        let stage = AnimationStage()
        stage.view.backgroundColor = .white
        stage.view.alpha = 0.5
        UIView.animate(springDuration: 0.3, bounce: 0.9) {
            stage.view.backgroundColor = .black
            stage.view.bounds.size = CGSize(width: 1, height: 1)
            stage.view.layer.cornerRadius = 10
            stage.view.alpha = 1
            stage.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
        for _ in 0..<10 {
            stage.sim.advance(by: 0.05)
            _ = stage.sim.picture(scale: 1)
            #expect((0...1).contains(stage.alpha))
            #expect((0...1).contains(stage.red))
        }
    }
}
