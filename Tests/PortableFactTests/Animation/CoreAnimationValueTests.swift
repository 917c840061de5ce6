import TestSupport
import Testing
import UIKit

/// Values of Core Animation and its transactions that were observed with Apple's QuartzCore on macOS: gnustep/libs-quartzcore,
/// the files in Tests/quartzcore and the pull requests that the tests name.
@Suite("Core Animation's values", .portable) @MainActor
struct CoreAnimationValueTests {
    // MARK: Transactions

    /// CATransaction/transaction.m
    @Test func aNestedTransactionBeginsWithTheValuesAroundItAndKeepsItsOwn() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1 && CATransaction.disableActions())
        CATransaction.setAnimationDuration(2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1 && CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() == nil)
    }

    /// CATransaction/transaction.m
    @Test func aCommitWithoutATransactionDoesNothing() {
        CATransaction.flush()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    /// Pull request 45.
    @Test func aFlushCommitsTheImplicitTransactionAndNoOther() {
        CATransaction.setAnimationDuration(1)
        #expect(CATransaction.animationDuration() == 1)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
    }

    // MARK: Animations

    /// CAAnimation/animation.m, CAMediaTiming/timing.m
    @Test func aNewAnimation() {
        let animation = CABasicAnimation()
        #expect((animation.beginTime, animation.duration, animation.timeOffset) == (0, 0, 0))
        #expect((animation.speed, animation.repeatCount) == (1, 0))
        #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion)
        #expect(!animation.autoreverses && !animation.isAdditive && animation.timingFunction == nil)
    }

    // MARK: Layers

    /// CAGravity/gravity.m and pull request 97.
    @Test func aGravityWithoutMeaningIsCenter() {
        let layer = CALayer()
        #expect(layer.contentsGravity == .resize)
        layer.contentsGravity = CALayerContentsGravity(rawValue: "none of them")
        #expect(layer.contentsGravity == .center)
    }
}
