import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct AnimationNestingTests {
    @Test func fact_10_8_inheritsDurationAndCurve() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.startAnimating(withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: stage.move)
        }
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 25))
    }

    @Test func fact_10_8_overridesTheDuration() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 2, delay: 0, options: .curveLinear) {
            let options: UIView.AnimationOptions = [.overrideInheritedDuration, .curveEaseIn]
            UIView.startAnimating(withDuration: 1, delay: 0, options: options, animations: stage.move)
            stage.view.alpha = 0
        }
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
        #expect(isClose(stage.alpha, 0.75))
    }

    @Test func fact_10_8_overridesTheCurve() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 2, delay: 0, options: .curveLinear) {
            let options: UIView.AnimationOptions = [.overrideInheritedCurve, .curveEaseIn]
            UIView.startAnimating(withDuration: 1, delay: 0, options: options, animations: stage.move)
        }
        await stage.advance(by: 1)
        #expect(isClose(stage.x, 31.536, within: 0.01))
    }

    @Test func fact_10_8_overridesTheOptions() async throws {
        for overrides in [false, true] {
            let stage = try await AnimationStage()
            stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            UIView.startAnimating(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.backgroundColor = .white
            }
            await stage.advance(by: 0.5)
            UIView.startAnimating(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
                UIView.startAnimating(withDuration: 1, delay: 0, options: overrides ? .overrideInheritedOptions : []) {
                    stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
                }
            }
            #expect(isClose(stage.red, overrides ? 1 : 0.5))
        }
    }

    /// An inner block takes the remaining duration: it ends with the outer block.
    @Test func fact_10_8_aDelayTakesWhatIsLeft() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.startAnimating(withDuration: 5, delay: 1, animations: stage.move)
            stage.view.alpha = 0
        }
        await stage.advance(by: 1)
        #expect(stage.x == 0)
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
        await stage.advance(by: 0.5)
        #expect(stage.x == 100)
        #expect(!stage.screen.isBusy)
    }

    @Test func fact_10_8_inheritedAnimationDuration() async throws {
        _ = try await AnimationStage()
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.startAnimating(withDuration: 0.7) { #expect(UIView.inheritedAnimationDuration == 0.7) }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func fact_10_8_innerCompletionWaitsForTheInheritedEnd() async throws {
        let stage = try await AnimationStage()
        var log: [String] = []
        UIView.startAnimating(withDuration: 2) {
            UIView.startAnimating(withDuration: 0.5, animations: stage.move, completion: { log.append("inner \($0)") })
            UIView.startAnimating(withDuration: 0.5, animations: {}, completion: { log.append("empty \($0)") })
        }
        #expect(log == ["empty true"])
        await stage.advance(by: 1.9)
        #expect(log == ["empty true"])
        await stage.advance(by: 0.1)
        #expect(log == ["empty true", "inner true"])
    }

    @Test func fact_10_8_aRunningAnimatorInheritsTheDuration() async throws {
        let stage = try await AnimationStage()
        var ends: [UIViewAnimatingPosition] = []
        var animator: UIViewPropertyAnimator?
        UIView.startAnimating(withDuration: 2, delay: 0, options: .curveLinear) {
            animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.5, delay: 0, animations: stage.move, completion: { ends.append($0) })
        }
        #expect(animator?.isInterruptible == false)
        #expect(animator?.state == .active)
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 25))
        await stage.advance(by: 1.5)
        #expect(ends == [.end])
        #expect(animator?.state == .inactive)
    }

    @Test func fact_10_8_aRunningAnimatorOverridesTheDuration() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 2, delay: 0, options: .curveLinear) {
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: stage.move)
        }
        await stage.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
    }
}
