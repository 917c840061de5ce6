import TestSupport
import Testing
import UIKit

/// A transition that slides the incoming page in with a property animator.
@MainActor
private final class Slider: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var driver: UIPercentDrivenInteractiveTransition?
    var ends: [UIViewAnimatingPosition] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.frame.origin.x = 100
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.x = 0 }
        animator.addCompletion { [self] position in
            ends.append(position)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

@MainActor
@Suite(.ownSimulator) struct AnimationTransitionTests {
    private func push(
        _ slider: Slider
    ) -> (sim: Simulator, page: UIViewController, navigation: UINavigationController) {
        let sim = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = slider
        sim.show(navigation)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        sim.advance(by: 0)
        return (sim, page, navigation)
    }

    private func x(_ page: UIViewController) -> CGFloat { page.view.layer.presentation()?.frame.minX ?? .nan }

    @Test func fact_1_2_1_theAlongsideBlockRunsWithAPropertyAnimator() {
        let slider = Slider()
        let (sim, page, navigation) = push(slider)
        #expect(navigation.transitionCoordinator != nil)
        sim.advance(by: 0.5)
        #expect(isClose(x(page), 100 - 31.536, within: 0.01))
        sim.runToRest()
        #expect(slider.ends == [.end])
        #expect(navigation.transitionCoordinator == nil)
    }

    /// An interactive transition is linear, whatever the animator's curve.
    @Test(arguments: [true, false]) func fact_2_3_1_aFingerScrubsAPropertyAnimator(finishing: Bool) {
        let slider = Slider()
        let driver = UIPercentDrivenInteractiveTransition()
        slider.driver = driver
        let (sim, page, navigation) = push(slider)
        driver.update(0.25)
        #expect(isClose(x(page), 75))
        sim.advance(by: 3)
        #expect(isClose(x(page), 75))
        if finishing { driver.finish() } else { driver.cancel() }
        sim.runToRest()
        #expect(slider.ends == [finishing ? .end : .start])
        #expect(navigation.viewControllers.count == (finishing ? 2 : 1))
    }

    /// The dissolve of an animator is scrubbed, and ends with the interaction.
    @Test func aDissolveFollowsTheFinger() {
        final class Dissolve: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.4 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let to = context.view(forKey: .to) else { return }
                let container = context.containerView
                UIView.transition(with: container, duration: 0.4, options: .transitionCrossDissolve) {
                    container.addSubview(to)
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        let stage = TracingStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: Dissolve(), driver: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.commit()
        driver.update(0.1)
        stage.simulator.advance(by: 2)
        #expect(stage.navigation.transitionCoordinator != nil, "the finger holds it")
        driver.finish()
        stage.simulator.runToRest()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.navigation.topViewController?.title == "B")
    }

    /// UIKit documentation of `transition(with:duration:options:animations:completion:)`: the block's changes are animated.
    @Test func aDissolveAnimatesWhatItsBlockChanges() {
        let stage = AnimationStage()
        let container = stage.view.superview ?? stage.view
        let count = container.subviews.count
        var isDone = false
        UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve) {
            stage.view.center.y += 100
        } completion: { _ in
            isDone = true
        }
        #expect(stage.view.layer.animationKeys() == ["position"])
        #expect(container.subviews.count == count, "nothing is added to the view")
        stage.sim.advance(by: 0.9)
        #expect(!isDone)
        stage.sim.runToRest()
        #expect(isDone)
    }

    @Test func flipsAndCurlsStop() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIView.transition(with: UIView(), duration: 1, options: .transitionFlipFromLeft, animations: nil)
            }
        }
        let message = standardError(of: result)
        #expect(message.contains("flips and curls are missing in HeadlessUIKit"))
    }
}
