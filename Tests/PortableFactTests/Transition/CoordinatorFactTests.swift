import TestSupport
import Testing
import UIKit

@Suite("Facts about the transition coordinator", .portable) @MainActor
struct CoordinatorFactTests {
    @Test func fact_2_1_theInterface() async throws {
        typealias Context = any UIViewControllerTransitionCoordinatorContext
        let stage = try await TestStage("A")
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

    @Test func fact_2_2_2_anOverriddenDurationMayOutlastTheCompletion() async throws {
        let stage = try await TestStage("A")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        var shown: CGFloat?
        stage.navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                UIView.startAnimating(
                    withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve],
                    animations: { view.frame.origin.x = 100 })
            }, completion: { _ in shown = view.layer.presentation()?.frame.minX })
        await stage.rest()
        #expect(try #require(shown) < 100)
    }

    @Test func fact_2_2_3_viewsOutsideOfTheContainerAnimateToo() async throws {
        let stage = try await TestStage("A")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in view.frame.origin.x = 100 })
        await stage.advance(by: 0.1)
        let x = try #require(view.layer.presentation()).frame.minX
        #expect(x > 1 && x < 99)
    }

    @Test func fact_2_2_11_fromAndToAreKnownThroughout() async throws {
        let stage = try await TestStage("A")
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
        await stage.rest()
        #expect(seen == Array(repeating: true, count: 8))
    }

    @Test func fact_2_2_12_noTransformWithoutARotation() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(stage.navigation.transitionCoordinator?.targetTransform == .identity)
    }

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
            UIView.startAnimating(
                withDuration: 0.4, animations: { to.view.alpha = 1 },
                completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
        }
    }

    @Test func fact_2_3_2_whatGoesHasNoFinalFrame() async throws {
        let stage = try await TestStage("A")
        let animator = Animator()
        stage.draw(with: animator)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.rest()
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

    @Test func fact_2_3_4_theInteractionIsAskedForAfterTheStart() async throws {
        let stage = try await TestStage("A")
        let delegate = Asked(stage.trace)
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.rest()
        let order = ["animator asked", "B.viewWillAppear(true)", "interaction asked"]
        #expect(stage.trace.events.filter(order.contains) == order)
    }
}
