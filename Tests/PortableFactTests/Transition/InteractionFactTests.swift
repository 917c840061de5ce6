import TestSupport
import Testing
import UIKit

/// Facts about transitions that a gesture or the app's own interaction controller drives.
@Suite("Facts about interactive transitions", .portable) @MainActor
struct InteractionFactTests {
    /// Animates and drives a transition itself, without `UIPercentDrivenInteractiveTransition`.
    final class Driver: NSObject, UIViewControllerInteractiveTransitioning, UIViewControllerAnimatedTransitioning {
        var log: [String] = []
        var context: (any UIViewControllerContextTransitioning)?

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            log.append("start")
            context = transitionContext
            guard let to = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(to)
        }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            log.append("animate")
        }
    }

    /// An interactive push from a large title to an inline title.
    private func driven() async throws -> (stage: TestStage, driver: Driver) {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 18))
        stage.navigation.navigationBar.prefersLargeTitles = true
        await stage.rest()
        let driver = Driver()
        stage.draw(with: driver, driver: driver)
        let page = stage.page("B")
        page.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(page, animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in
            stage.trace.add("alongside")
        } completion: { _ in
            stage.trace.add("completion")
        }
        await stage.turn()
        return (stage, driver)
    }

    private func barHeight(_ stage: TestStage) throws -> CGFloat {
        try #require(stage.navigation.navigationBar.layer.presentation()).bounds.height
    }

    @Test func fact_2_3_1_theInteractionControllerDecidesAboutTheAnimator() async throws {
        let (stage, driver) = try await driven()
        #expect(driver.log == ["start"], "UIKit starts the interaction and leaves the animator to it")
        #expect(stage.trace.contains("alongside") && stage.trace.contains("B.viewIsAppearing(true)"))
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        for percent in [0.25, 0.5] as [CGFloat] {
            driver.context?.updateInteractiveTransition(percent)
            #expect(abs(try barHeight(stage) - (96 - 52 * percent)) < 0.01, "the bar moves with it, linearly")
        }
        driver.context?.finishInteractiveTransition()
        await stage.advance(by: 1)
        driver.context?.completeTransition(true)
        await stage.rest()
        #expect(stage.trace.lifecycle.suffix(2) == ["didShow B (true)", "completion"])
        #expect(driver.log == ["start"])
    }

    @Test func fact_2_3_1_withoutOneTheAnimatorIsCalledAtOnce() async throws {
        let stage = try await TestStage("A")
        let driver = Driver()
        stage.draw(with: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.turn()
        #expect(driver.log == ["animate"])
    }

    @Test func fact_2_3_5_finishLetsTheBarRunTheRest() async throws {
        let (stage, driver) = try await driven()
        driver.context?.updateInteractiveTransition(0.5)
        driver.context?.finishInteractiveTransition()
        #expect(abs(try barHeight(stage) - 70) < 0.01)
        await stage.advance(by: 0.1)
        let onTheWay = try barHeight(stage)
        #expect(onTheWay < 69 && onTheWay > 45)
        await stage.advance(by: 0.2)
        #expect(try barHeight(stage) == 44)
    }

    @Test func fact_2_3_5_withoutItTheBarJumpsAtTheEnd() async throws {
        let (stage, driver) = try await driven()
        driver.context?.updateInteractiveTransition(0.5)
        await stage.advance(by: 1)
        #expect(abs(try barHeight(stage) - 70) < 0.01)
        driver.context?.completeTransition(true)
        #expect(try barHeight(stage) == 44)
        await stage.rest()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.trace.contains("didShow B (true)"))
    }

    @Test func fact_2_2_1_aBlockThatIsTakenRuns() async throws {
        let stage = try await TestStage("A")
        var ran = 0
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in ran += 1 }) == true)
        await stage.rest()
        #expect(ran == 1)
    }

    @Test func fact_1_2_1_theBlockRunsInsideTheTransitionsOwnAtItsEnd() async throws {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        var seen: (duration: TimeInterval, x: CGFloat, enabled: Bool)?
        stage.navigation.transitionCoordinator?.animate { _ in
            seen = (
                UIView.inheritedAnimationDuration, page.view.superview?.frame.minX ?? .nan, UIView.areAnimationsEnabled
            )
        }
        stage.navigation.view.layoutIfNeeded()
        let inside = try #require(seen, "in the call that starts the transition")
        #expect(inside.duration > 0 && inside.enabled)
        #expect(inside.x == 0, "the pages were moved to their end positions before")
    }

    @Test func fact_2_1_everyMemberOfTheContext() async throws {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        let context: any UIViewControllerTransitionCoordinatorContext =
            try #require(stage.navigation.transitionCoordinator)
        let flags: [Bool] = [
            context.isAnimated, context.initiallyInteractive, context.isInterruptible, context.isInteractive,
            context.isCancelled,
        ]
        #expect(flags == [true, false, false, false, false])
        let duration: TimeInterval = context.transitionDuration
        let numbers: [CGFloat] = [context.percentComplete, context.completionVelocity]
        let curve: UIView.AnimationCurve = context.completionCurve
        let style: UIModalPresentationStyle = context.presentationStyle
        let transform: CGAffineTransform = context.targetTransform
        #expect(duration > 0 && numbers[0] == 0 && curve.rawValue == 7 && style == .none && transform == .identity)
        await stage.turn()
        #expect(context.view(forKey: .from) === stage.pages[0].view && context.view(forKey: .to) === page.view)
        #expect(page.view.isDescendant(of: context.containerView))
        #expect(UITransitionContextViewKey.from != .to)
        #expect(UITransitionContextViewControllerKey(rawValue: "x").rawValue == "x")
    }

    @Test func fact_2_2_10_speedAndCurveOfTheCompletion() async throws {
        let stage = try await TestStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: Fade(), driver: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.turn()
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        for percent in [0.2, 0.4] as [CGFloat] {
            driver.update(percent)
            #expect(coordinator.percentComplete == percent, "live")
        }
        driver.completionSpeed = 2
        driver.completionCurve = .easeIn
        driver.finish()
        #expect(coordinator.percentComplete == 0.4)
        #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .easeIn)
        await stage.rest()
        #expect(stage.navigation.viewControllers.count == 2)
    }
}
