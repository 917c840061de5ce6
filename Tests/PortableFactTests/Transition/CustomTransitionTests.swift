import TestSupport
import Testing
import UIKit

@Suite("Custom transitions", .portable) @MainActor
struct CustomTransitionTests {
    /// Slides the incoming page up in 0.4 seconds.
    final class SlideUp: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: Bool?
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.viewController(forKey: .to) else { return }
            let end = transitionContext.finalFrame(for: to)
            to.view.frame = end.offsetBy(dx: 0, dy: end.height)
            transitionContext.containerView.addSubview(to.view)
            UIView.startAnimating(withDuration: 0.4, delay: 0, options: .curveLinear) {
                to.view.frame = end
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }

    @Test func fact_2_3_theAnimatorDrawsAndEndsTheTransition() async throws {
        let stage = try await TestStage("A")
        let animator = SlideUp()
        stage.draw(with: animator)
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        var alongside = false
        stage.navigation.transitionCoordinator?.animate { _ in alongside = true }
        await stage.turn()
        #expect(alongside)
        #expect(stage.navigation.transitionCoordinator?.transitionDuration == 0.4)
        await stage.advance(by: 0.2)
        #expect(abs(try #require(b.view.layer.presentation()).frame.minY - stage.window.bounds.height / 2) < 1)
        await stage.rest()
        #expect(animator.ended == true)
        #expect(stage.trace.contains("didShow B (true)"))
        #expect(b.view.safeAreaInsets.top == stage.navigation.navigationBar.frame.maxY)
    }

    @Test(arguments: [true, false]) func fact_2_3_1_percentDriven(finishes: Bool) async throws {
        let stage = try await TestStage("A")
        let animator = SlideUp()
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: animator, driver: driver)
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        await stage.turn()
        driver.update(0.25)
        await stage.advance(by: 1)
        // Fact 2.3.1: linear while the transition is interactive.
        #expect(abs(try #require(b.view.layer.presentation()).frame.minY - 0.75 * stage.window.bounds.height) < 0.5)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        if finishes { driver.finish() } else { driver.cancel() }
        await stage.rest()
        #expect(animator.ended == finishes)
        #expect(stage.navigation.topViewController === (finishes ? b : stage.pages[0]))
        #expect(stage.trace.contains("didShow B (true)") == finishes)
    }

    @Test func fact_2_2_7_flagsOfAnInteractiveTransition() async throws {
        let stage = try await TestStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: SlideUp(), driver: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.turn()
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        #expect(coordinator.isAnimated && coordinator.initiallyInteractive && coordinator.isInteractive)
        driver.update(0.7)
        driver.finish()
        #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
        await stage.rest()
    }

    @Test func fact_2_2_8_onlyACancelledInteractionIsCancelled() async throws {
        let stage = try await TestStage("A")
        func push(_ name: String, _ driver: UIPercentDrivenInteractiveTransition?) async throws
            -> any UIViewControllerTransitionCoordinator
        {
            stage.draw(with: SlideUp(), driver: driver)
            stage.navigation.pushViewController(stage.page(name), animated: true)
            await stage.turn()
            let coordinator = try #require(stage.navigation.transitionCoordinator)
            #expect(!coordinator.isCancelled)
            driver?.update(0.3)
            return coordinator
        }
        let finished = UIPercentDrivenInteractiveTransition()
        let first = try await push("B", finished)
        finished.finish()
        await stage.rest()
        #expect(!first.isCancelled)
        let second = try await push("C", nil)
        await stage.rest()
        #expect(!second.isCancelled)
        let cancelled = UIPercentDrivenInteractiveTransition()
        let third = try await push("D", cancelled)
        cancelled.cancel()
        await stage.rest()
        #expect(third.isCancelled)
    }

    @Test func fact_2_2_14_interactionHandlersAreKeptUntilTheEnd() async throws {
        final class Token {}
        let stage = try await TestStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: SlideUp(), driver: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.turn()
        var token: Token? = Token()
        weak let kept = token
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { [token] _ in _ = token }
        token = nil
        #expect(kept != nil)
        driver.finish()
        await stage.rest()
        #expect(kept == nil)
    }
}
