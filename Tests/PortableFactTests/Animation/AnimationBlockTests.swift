import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct AnimationBlockTests {
    @Test func fact_10_1_modelChangesAtOnce() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 1) {
            stage.move()
            #expect(stage.view.center.x == 150)
        }
        #expect(stage.view.center.x == 150)
        #expect(stage.view.frame.minX == 100)
        #expect(stage.x == 0)
    }

    @Test(arguments: [0.0, -1]) func fact_10_2_noDurationCompletesInTheNextTurn(duration: Double) async throws {
        let stage = try await AnimationStage()
        var finished: Bool?
        UIView.startAnimating(withDuration: duration, delay: 1, animations: stage.move) { finished = $0 }
        #expect(stage.x == 100)
        #expect(finished == nil)
        await stage.advance(by: 0)
        #expect(finished == true)
    }

    @Test func fact_10_3_defaultCurveIsEaseInOut() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 1, animations: stage.move)
        await stage.advance(by: 0.25)
        #expect(isClose(stage.x, 12.916, within: 0.01))
    }

    @Test func fact_10_4_viewsAnimateInBlocksOnly() async throws {
        let stage = try await AnimationStage()
        stage.move()
        #expect(stage.x == 100)
        #expect(!stage.screen.isBusy)
    }

    @Test func fact_10_6_switchedOffBlocksRunWithoutAnimation() async throws {
        let stage = try await AnimationStage()
        var finished: Bool?
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.startAnimating(withDuration: 1, animations: stage.move) { finished = $0 }
        UIView.setAnimationsEnabled(true)
        #expect(stage.x == 100)
        await stage.advance(by: 0)
        #expect(finished == true)
    }

    @Test func fact_10_6_changesMadeWhileSwitchedOffDoNotAnimate() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 1) {
            UIView.setAnimationsEnabled(false)
            stage.move()
            UIView.setAnimationsEnabled(true)
            stage.view.alpha = 0
        }
        #expect(stage.x == 100)
        #expect(stage.alpha == 1)
    }

    @Test func fact_10_7_performWithoutAnimationInsideABlock() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                stage.move()
                UIView.startAnimating(withDuration: 1) { stage.view.center.y = 150 }
            }
            #expect(UIView.areAnimationsEnabled)
            stage.view.alpha = 0
        }
        #expect(stage.x == 100)
        #expect(stage.y == 100)
        #expect(stage.alpha == 1)
    }

    @Test func fact_10_10_completionHearsTheEnd() async throws {
        let stage = try await AnimationStage()
        var log: [String] = []
        UIView.startAnimating(withDuration: 0.4, animations: stage.move) { log.append("first \($0)") }
        UIView.startAnimating(withDuration: 0.2) {
            stage.view.alpha = 0
        } completion: {
            log.append("second \($0)")
        }
        await stage.advance(by: 0.3)
        #expect(log == ["second true"])
        await stage.advance(by: 0.1)
        #expect(log == ["second true", "first true"])
        #expect(!stage.screen.isBusy)
    }

    @Test func fact_10_10_leavingTheWindowEndsWithFalse() async throws {
        let stage = try await AnimationStage()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(inner)
        var finished: Bool?
        UIView.startAnimating(withDuration: 1) {
            inner.center.x = 50
        } completion: {
            finished = $0
        }
        await stage.advance(by: 0.5)
        stage.view.removeFromSuperview()
        #expect(finished == false)
        stage.page.view.addSubview(stage.view)
        CATransaction.flush()
        #expect(inner.layer.presentation()?.position.x == 50)
    }

    @Test func fact_10_10_oneOfTwoThatLeavesMakesItFalseAtTheEnd() async throws {
        let stage = try await AnimationStage()
        let other = UIView()
        stage.page.view.addSubview(other)
        var finished: Bool?
        UIView.startAnimating(withDuration: 1) {
            stage.move()
            other.alpha = 0
        } completion: {
            finished = $0
        }
        other.removeFromSuperview()
        #expect(finished == nil)
        await stage.advance(by: 1)
        #expect(finished == false)
    }

    @Test func fact_m8_3_nothingAnimatedCompletesAtOnce() async throws {
        let stage = try await AnimationStage()
        var log: [Bool] = []
        UIView.startAnimating(withDuration: 1, animations: {}, completion: { log.append($0) })
        UIView.startAnimating(withDuration: 1, animations: { stage.view.alpha = 1 }, completion: { log.append($0) })
        UIView.startAnimating(withDuration: 1, animations: { UIView().alpha = 0 }, completion: { log.append($0) })
        #expect(log == [true, true, true])
        #expect(!stage.screen.isBusy)
    }

    @Test func fact_m8_3_replacedCompletesWithFalse() async throws {
        let stage = try await AnimationStage()
        stage.view.backgroundColor = .black
        var log: [String] = []
        UIView.startAnimating(withDuration: 1) {
            stage.view.backgroundColor = .red
        } completion: {
            log.append("old \($0)")
        }
        await stage.advance(by: 0.5)
        UIView.startAnimating(withDuration: 1) {
            stage.view.backgroundColor = .blue
        } completion: {
            log.append("new \($0)")
        }
        #expect(log == ["old false"])
        await stage.advance(by: 1)
        #expect(log == ["old false", "new true"])
    }
}
