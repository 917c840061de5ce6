import TestSupport
import Testing
import UIKit

@Suite("Facts about the transition coordinator", .ownSimulator) @MainActor
struct CoordinatorFactTests {
    @Test func fact_2_1_theInterface() throws {
        typealias Context = any UIViewControllerTransitionCoordinatorContext
        let stage = TracingStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        let animate: (((Context) -> Void)?, ((Context) -> Void)?) -> Bool =
            coordinator.animate(alongsideTransition:completion:)
        #expect(animate(nil, nil))
        coordinator.animate(alongsideTransition: { _ in })
        coordinator.animateAlongsideTransition(in: stage.navigation.navigationBar, animation: nil)
        coordinator.notifyWhenInteractionChanges { _ in }
        #expect(UITransitionContextViewControllerKey.from.rawValue == "UITransitionContextFromViewController")
        #expect(UITransitionContextViewControllerKey.to.rawValue == "UITransitionContextToViewController")
    }

    @Test func fact_2_2_2_anOverriddenDurationMayOutlastTheCompletion() throws {
        let stage = TracingStage("A")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.simulator.window.addSubview(view)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        var shown: CGFloat?
        stage.navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                UIView.animate(
                    withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve],
                    animations: { view.frame.origin.x = 100 })
            }, completion: { _ in shown = view.layer.presentation()?.frame.minX })
        stage.simulator.runToRest()
        #expect(try #require(shown) < 100)
    }

    @Test func fact_2_2_3_viewsOutsideOfTheContainerAnimateToo() throws {
        let stage = TracingStage("A")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.simulator.window.addSubview(view)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in view.frame.origin.x = 100 })
        stage.simulator.advance(by: 0.1)
        let x = try #require(view.layer.presentation()).frame.minX
        #expect(x > 1 && x < 99)
    }

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

    @Test func fact_2_2_11_fromAndToAreKnownThroughout() throws {
        let stage = TracingStage("A")
        let page = stage.page("B")
        var seen: [Bool] = []
        func check(_ context: any UIViewControllerTransitionCoordinatorContext) {
            seen.append(context.viewController(forKey: .from) === stage.pages[0])
            seen.append(context.viewController(forKey: .to) === page)
        }
        stage.delegate.onWillShow = { navigation, _ in navigation.transitionCoordinator.map(check) }
        stage.navigation.pushViewController(page, animated: true)
        check(try #require(stage.navigation.transitionCoordinator))
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: check, completion: check)
        stage.simulator.runToRest()
        #expect(seen == Array(repeating: true, count: 8))
    }

    @Test func fact_2_2_12_noTransformWithoutARotation() {
        let stage = TracingStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(stage.navigation.transitionCoordinator?.targetTransform == .identity)
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

    @Test func fact_2_3_2_whatGoesHasNoFinalFrame() {
        let stage = TracingStage("A")
        let animator = Animator()
        stage.draw(with: animator)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
        #expect(animator.finalFrames == [.zero, stage.navigation.view.bounds])
    }

    final class Asked: NSObject, UINavigationControllerDelegate {
        let trace: Trace
        let animator = Animator()
        init(_ trace: Trace) { self.trace = trace }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            trace.add("animator asked")
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            trace.add("interaction asked")
            return nil
        }
    }

    @Test func fact_2_3_4_theInteractionIsAskedForAfterTheStart() throws {
        let stage = TracingStage("A")
        let delegate = Asked(stage.trace)
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
        let order = ["animator asked", "B.viewWillAppear(true)", "interaction asked"]
        #expect(stage.trace.events.filter(order.contains) == order)
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
