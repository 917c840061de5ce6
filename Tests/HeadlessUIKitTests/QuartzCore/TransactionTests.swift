import TestSupport
import Testing
import UIKit

/// When the completion block of a transaction runs.
@MainActor
@Suite(.ownSimulator) struct TransactionTests {
    @Test func aTransactionWaitsForWhatIsAnimatedInIt() {
        let stage = AnimationStage()
        var events: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("all") }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        stage.view.layer.add(fade, forKey: nil)
        UIView.animate(withDuration: 2, animations: stage.move) { _ in events.append("block") }
        CATransaction.commit()
        stage.sim.advance(by: 1.5)
        #expect(events.isEmpty)
        stage.sim.advance(by: 0.5)
        #expect(Set(events) == ["all", "block"])
    }

    @Test func aTransactionWithNothingInItCompletesInTheNextTurn() {
        let stage = AnimationStage()
        var count = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { count += 1 }
        CATransaction.commit()
        #expect(count == 0)
        stage.sim.runToRest()
        #expect(count == 1)
    }

    /// Observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CATransaction/completion.m.
    @Test(arguments: [false, true])
    func aBlockThatIsReplacedRunsToo(byNil: Bool) {
        let stage = AnimationStage()
        var events: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("first") }
        CATransaction.setCompletionBlock(byNil ? nil : { events.append("second") })
        CATransaction.commit()
        #expect(events.isEmpty)
        stage.sim.runToRest()
        let expected: Set<String> = byNil ? ["first"] : ["first", "second"]
        #expect(Set(events) == expected)
    }

    /// QuartzCore documentation of `setCompletionBlock(_:)`: another value ends what the block before waits for.
    @Test func aBlockThatIsReplacedWaitsForTheAnimationsBefore() {
        let stage = AnimationStage()
        var events: [String] = []
        func fade(over duration: TimeInterval) {
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, duration)
            stage.view.layer.add(fade, forKey: nil)
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("first") }
        fade(over: 1)
        CATransaction.setCompletionBlock { events.append("second") }
        fade(over: 2)
        CATransaction.commit()
        stage.sim.advance(by: 0.5)
        #expect(events.isEmpty)
        stage.sim.advance(by: 1)
        #expect(events == ["first"])
        stage.sim.advance(by: 1)
        #expect(events == ["first", "second"])
    }

    /// Observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CATransaction/completion.m.
    @Test func aBlockRunsOnceAndAfterItsOwnTransaction() {
        let stage = AnimationStage()
        var count = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { count += 1 }
        CATransaction.begin()
        CATransaction.commit()
        stage.sim.runToRest()
        #expect(count == 0)
        CATransaction.commit()
        #expect(count == 0)
        for _ in 0..<2 { stage.sim.runToRest() }
        #expect(count == 1)
    }

    /// A commit of the implicit transaction lays out first, which commits it.
    @Test func aCommitOfTheImplicitTransactionRunsItsBlock() {
        let stage = AnimationStage()
        var count = 0
        CATransaction.setCompletionBlock { count += 1 }
        CATransaction.commit()
        stage.sim.runToRest()
        #expect(count == 1)
    }

    /// QuartzCore documentation of `CATransaction`: an implicit transaction ends with the turn of the run loop.
    @Test func aSettingOutsideATransactionLastsForATurn() {
        let stage = AnimationStage()
        let layer = CALayer()
        stage.view.layer.addSublayer(layer)
        stage.sim.commit()
        var isDone = false
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { isDone = true }
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        stage.sim.runToRest()
        #expect(isDone)
        #expect(!CATransaction.disableActions())
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func aTransactionDisablesTheActionsOfViewsToo() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            stage.view.alpha = 0.5
            CATransaction.commit()
        }
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func aTransactionsTimingFunctionOverridesThatOfABlock() throws {
        let stage = AnimationStage()
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { stage.view.alpha = 0 }
        CATransaction.commit()
        stage.sim.advance(by: 0.25)
        #expect(isClose(CGFloat(try #require(stage.view.layer.presentation()).opacity), 0.75, within: 0.001))
    }

    @Test func aPushInATransactionCompletesWithThePush() {
        let simulator = Simulator()
        let navigation = UINavigationController(rootViewController: UIViewController())
        simulator.show(navigation)
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        simulator.advance(by: 0.1)
        #expect(!isDone)
        simulator.runToRest()
        #expect(isDone)
        #expect(navigation.viewControllers.count == 2)
    }
}
