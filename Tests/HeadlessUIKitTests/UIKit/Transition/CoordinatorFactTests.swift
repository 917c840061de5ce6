import TestSupport
import Testing
import UIKit

@Suite("Facts about the transition coordinator", .ownSimulator) @MainActor
struct CoordinatorFactTests {
    @Test func fact_2_2_7_flagsOfASwipe() throws {
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        #expect(coordinator.isAnimated && coordinator.initiallyInteractive && coordinator.isInteractive)
        stage.simulator.moveBackSwipe(toProgress: 0.7)
        stage.simulator.endBackSwipe(finishing: true)
        #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    }

    @Test func fact_2_2_8_onlyACancelledSwipeIsCancelled() throws {
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(!coordinator.isCancelled)
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        #expect(stage.navigation.transitionCoordinator?.isCancelled == false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        let other = try #require(stage.navigation.transitionCoordinator)
        #expect(!other.isCancelled)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(other.isCancelled)
    }

    @Test func fact_2_2_10_progressWhenTheFingerIsLifted() throws {
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.6)
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        var percent: CGFloat?
        coordinator.notifyWhenInteractionChanges { percent = $0.percentComplete }
        stage.simulator.endBackSwipe(finishing: true)
        #expect(abs(try #require(percent) - 0.6) < 1e-9)
    }

    @Test func fact_2_2_14_handlersAreKeptUntilTheEnd() {
        final class Token {}
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        var token: Token? = Token()
        weak let kept = token
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { [token] _ in _ = token }
        token = nil
        #expect(kept != nil)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(kept == nil)
    }

    // MARK: Custom transitions

    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var finalFrames: [CGRect] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let from = transitionContext.viewController(forKey: .from),
                let to = transitionContext.viewController(forKey: .to)
            else { return }
            finalFrames = [transitionContext.finalFrame(for: from), transitionContext.finalFrame(for: to)]
            transitionContext.containerView.addSubview(to.view)
            to.view.alpha = 0
            UIView.animate(
                withDuration: 0.4, animations: { to.view.alpha = 1 },
                completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
        }
    }

    @Test func withoutAnEndTheTransitionHangs() {
        let stage = TracingStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: Animator(), driver: driver)
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        driver.update(0.5)
        stage.simulator.runToRest()
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        driver.finish()
        stage.simulator.runToRest()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.trace.contains("B.viewDidAppear(true)"))
    }
}
