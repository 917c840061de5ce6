import TestSupport
import Testing
import UIKit

/// Facts about transitions that a gesture or the app's own interaction controller drives.
@Suite("Facts about interactive transitions", .ownSimulator) @MainActor
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
    private func driven() -> (stage: TracingStage, driver: Driver) {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 18))
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
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
        stage.simulator.commit()
        return (stage, driver)
    }

    private func barHeight(_ stage: TracingStage) throws -> CGFloat {
        try #require(stage.navigation.navigationBar.layer.presentation()).bounds.height
    }

    @Test func fact_2_3_1_theInteractionControllerDecidesAboutTheAnimator() throws {
        let (stage, driver) = driven()
        #expect(driver.log == ["start"], "UIKit starts the interaction and leaves the animator to it")
        #expect(stage.trace.contains("alongside") && stage.trace.contains("B.viewIsAppearing(true)"))
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        for percent in [0.25, 0.5] as [CGFloat] {
            driver.context?.updateInteractiveTransition(percent)
            #expect(abs(try barHeight(stage) - (96 - 52 * percent)) < 0.01, "the bar moves with it, linearly")
        }
        driver.context?.finishInteractiveTransition()
        stage.simulator.advance(by: 1)
        driver.context?.completeTransition(true)
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle.suffix(2) == ["didShow B (true)", "completion"])
        #expect(driver.log == ["start"])
    }

    @Test func fact_2_3_1_withoutOneTheAnimatorIsCalledAtOnce() {
        let stage = TracingStage("A")
        let driver = Driver()
        stage.draw(with: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.commit()
        #expect(driver.log == ["animate"])
    }

    @Test func fact_2_3_5_finishLetsTheBarRunTheRest() throws {
        let (stage, driver) = driven()
        driver.context?.updateInteractiveTransition(0.5)
        driver.context?.finishInteractiveTransition()
        #expect(abs(try barHeight(stage) - 70) < 0.01)
        stage.simulator.advance(by: 0.1)
        let onTheWay = try barHeight(stage)
        #expect(onTheWay < 69 && onTheWay > 45)
        stage.simulator.advance(by: 0.2)
        #expect(try barHeight(stage) == 44)
    }

    @Test func fact_2_3_5_withoutItTheBarJumpsAtTheEnd() throws {
        let (stage, driver) = driven()
        driver.context?.updateInteractiveTransition(0.5)
        stage.simulator.advance(by: 1)
        #expect(abs(try barHeight(stage) - 70) < 0.01)
        driver.context?.completeTransition(true)
        #expect(try barHeight(stage) == 44)
        stage.simulator.runToRest()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.trace.contains("didShow B (true)"))
    }

    /// A bar is outside of the pages' container: a percent-driven transition scrubs a block's changes there only if the
    /// block was given for that view. UIKit's interactive pop scrubs them in any case.
    @Test(arguments: [true, false]) func fact_2_2_3_outsideOfTheContainerAFingerScrubsWhatItIsAskedFor(
        asked: Bool
    ) throws {
        let stage = TracingStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: TransitionDefectTests.Fade(), driver: driver)
        let page = stage.page("B")
        let (inside, outside) = (UIView(), UIView())
        page.view.addSubview(inside)
        stage.navigation.navigationBar.addSubview(outside)
        stage.navigation.pushViewController(page, animated: true)
        let block: (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in
            inside.frame.origin.x = 100
            outside.frame.origin.x = 100
        }
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        if asked {
            coordinator.animateAlongsideTransition(in: stage.navigation.navigationBar, animation: block)
        } else {
            coordinator.animate(alongsideTransition: block)
        }
        stage.simulator.commit()
        driver.update(0.25)
        stage.simulator.advance(by: 0.15)
        func x(_ view: UIView) throws -> CGFloat { try #require(view.layer.presentation()).frame.minX }
        #expect(abs(try x(inside) - 25) < 0.01)
        #expect(abs(try x(outside) - (asked ? 25 : 50)) < 0.01, "unscrubbed it is halfway after 0.15 of 0.3 seconds")
        stage.simulator.advance(by: 1)
        #expect(abs(try x(inside) - 25) < 0.01)
        #expect(abs(try x(outside) - (asked ? 25 : 100)) < 0.01)
        driver.finish()
        stage.simulator.runToRest()
        #expect(try x(inside) == 100 && x(outside) == 100)
    }

    @Test func fact_2_2_3_theSwipeBackScrubsTheBarAnyway() throws {
        let stage = TracingStage("A", "B")
        let view = UIView()
        stage.navigation.navigationBar.addSubview(view)
        stage.pages[0].onWillAppear = { $0.transitionCoordinator?.animate { _ in view.frame.origin.x = 100 } }
        stage.simulator.beginBackSwipe()
        for progress in [0.3, 0.6] as [CGFloat] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            stage.simulator.advance(by: 1)
            #expect(abs(try #require(view.layer.presentation()).frame.minX - 100 * progress) < 0.01)
        }
        stage.simulator.touchCancel()
    }

    @Test func fact_2_2_10_speedAndCurveOfTheCompletion() throws {
        let stage = TracingStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: TransitionDefectTests.Fade(), driver: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.commit()
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
        // 0.6 of 0.3 seconds, at twice the speed.
        #expect(abs(stage.simulator.runToRest() - 0.09) < 0.002)
    }

    @Test func fact_2_2_11_afterACancelTheyAreTheSame() {
        let stage = TracingStage("A", "B")
        var seen: [[UIViewController?]] = []
        stage.simulator.beginBackSwipe()
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            seen.append([context.viewController(forKey: .from), context.viewController(forKey: .to)])
        }
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(seen == [[stage.pages[1], stage.pages[0]]])
    }

    @Test func fact_2_2_13_handlersTooRunInOrder() {
        let stage = TracingStage("A", "B")
        var order: [Int] = []
        stage.simulator.beginBackSwipe()
        for number in 1...3 {
            stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in order.append(number) }
        }
        stage.simulator.endBackSwipe(finishing: false)
        #expect(order == [1, 2, 3])
    }

    @Test func fact_2_2_1_aBlockThatIsTakenRuns() {
        let stage = TracingStage("A")
        var ran = 0
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in ran += 1 }) == true)
        stage.simulator.runToRest()
        #expect(ran == 1)
    }

    @Test func fact_1_2_1_theBlockRunsInsideTheTransitionsOwnAtItsEnd() throws {
        let stage = TracingStage("A")
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

    @Test func fact_2_1_everyMemberOfTheContext() throws {
        let stage = TracingStage("A")
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
        stage.simulator.commit()
        #expect(context.view(forKey: .from) === stage.pages[0].view && context.view(forKey: .to) === page.view)
        #expect(page.view.isDescendant(of: context.containerView))
        #expect(UITransitionContextViewKey.from != .to)
        #expect(UITransitionContextViewControllerKey(rawValue: "x").rawValue == "x")
    }
}
