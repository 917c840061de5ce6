import TestSupport
import Testing
import UIKit

/// A transition that becomes interactive while it runs. (UIKit documentation, UIPercentDrivenInteractiveTransition,
/// pauseInteractiveTransition(), interruptibleAnimator(using:))
@Suite("Interrupted transitions", .ownSimulator) @MainActor
struct InterruptedTransitionTests {
    /// Moves the incoming page in from the right in a second, with a linear curve.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: transitionContext).startAnimation()
        }
        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            if let to = transitionContext.viewController(forKey: .to) {
                let end = transitionContext.finalFrame(for: to)
                transitionContext.containerView.addSubview(to.view)
                to.view.frame = end.offsetBy(dx: 200, dy: 0)
                animator.addAnimations { to.view.frame = end }
            }
            animator.addCompletion { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            self.animator = animator
            return animator
        }
        func animationEnded(_ transitionCompleted: Bool) { animator = nil }
    }

    /// The same with `UIView.animate`.
    private final class PlainSlide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.viewController(forKey: .to) else { return }
            let end = transitionContext.finalFrame(for: to)
            transitionContext.containerView.addSubview(to.view)
            to.view.frame = end.offsetBy(dx: 200, dy: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                to.view.frame = end
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    /// An interaction controller that is not UIKit's class but forwards to it, with values of its own.
    private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
        let percentDriven = UIPercentDrivenInteractiveTransition()
        let completionSpeed: CGFloat = 2
        let completionCurve = UIView.AnimationCurve.linear
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            percentDriven.startInteractiveTransition(transitionContext)
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var animator: any UIViewControllerAnimatedTransitioning = Slide()
        var driver: (any UIViewControllerInteractiveTransitioning)?
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let page = UIViewController()
    private let delegate = Delegate()
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
        simulator.show(navigation)
        navigation.delegate = delegate
        delegate.driver = driver
    }

    private func push() {
        simulator.makeCurrent()
        navigation.pushViewController(page, animated: true)
        simulator.commit()
    }

    /// The shown distance of the incoming page from its final position, in points: 200 at the start.
    private var distance: CGFloat {
        (page.view.layer.presentation()?.position.x ?? .nan) - page.view.bounds.width / 2
    }

    /// Gives up at once.
    private final class GivingUp: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            transitionContext.completeTransition(false)
        }
    }

    /// `completeTransition(false)` without an interaction: the outgoing page stays on the screen and appears again.
    @Test func anAnimatorThatDoesNotCompleteLeavesTheOutgoingPage() {
        let trace = Trace()
        let (first, second) = (TracingPage("A", trace), TracingPage("B", trace))
        navigation.viewControllers = [first]
        simulator.runToRest()
        trace.clear()
        delegate.animator = GivingUp()
        delegate.driver = nil
        navigation.pushViewController(second, animated: true)
        simulator.runToRest()
        #expect(navigation.viewControllers == [first] && second.viewIfLoaded?.window == nil)
        func calls(_ page: String) -> [String] {
            trace.filter { $0.hasPrefix("\(page).view") && $0.hasSuffix("ppear(true)") }
        }
        #expect(calls("A") == ["A.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)"])
        #expect(calls("B") == ["B.viewWillAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
    }

    @Test func aTransitionThatStartsByItselfIsTakenOver() {
        driver.wantsInteractiveStart = false
        push()
        let coordinator = navigation.transitionCoordinator
        var changes: [Bool] = []
        coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        var ends = 0
        coordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
        #expect(coordinator?.isInterruptible == true && coordinator?.initiallyInteractive == false)
        #expect(coordinator?.isInteractive == false && driver.duration == 1)
        simulator.advance(by: 0.25)
        #expect(isClose(distance, 150))
        driver.pause()
        #expect(coordinator?.isInteractive == true && isClose(driver.percentComplete, 0.25))
        simulator.advance(by: 5)
        #expect(isClose(distance, 150), "the transition is paused")
        driver.update(0.6)
        #expect(isClose(distance, 80))
        driver.finish()
        #expect(changes == [true, false] && ends == 1)
        simulator.advance(by: 0.2)
        #expect(isClose(distance, 40), "the rest takes the remaining fraction of the time")
        simulator.runToRest()
        #expect(navigation.topViewController === page && navigation.viewControllers.count == 2)
    }

    @Test func aTransitionTakenOverCanBeCancelled() {
        driver.wantsInteractiveStart = false
        driver.completionSpeed = 2
        push()
        simulator.advance(by: 0.5)
        driver.pause()
        driver.cancel()
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        simulator.advance(by: 0.125)
        #expect(isClose(distance, 150), "back at twice the speed")
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1 && page.view.window == nil)
    }

    /// The progress of ease-in at half of its duration is 0.3153.
    @Test(arguments: [true, false]) func aTimingCurveIsOfTheRest(startsByItself: Bool) {
        driver.wantsInteractiveStart = !startsByItself
        driver.completionCurve = .linear
        driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        push()
        if startsByItself { driver.pause() }
        driver.update(0.5)
        driver.finish()
        simulator.advance(by: 0.25)
        #expect(isClose(distance, 100 - 100 * 0.3153, within: 0.1))
        simulator.runToRest()
        #expect(navigation.topViewController === page)
    }

    @Test func anAnimatorThatCannotBeInterruptedIgnoresTheTimingCurve() {
        delegate.animator = PlainSlide()
        driver.completionCurve = .linear
        driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        push()
        #expect(navigation.transitionCoordinator?.isInterruptible == false)
        driver.update(0.5)
        driver.finish()
        simulator.advance(by: 0.25)
        #expect(isClose(distance, 50))
        simulator.runToRest()
    }

    @Test func theRestTakesTheDriversSpeedAndCurve() {
        let hand = Hand()
        delegate.driver = hand
        delegate.animator = PlainSlide()
        push()
        hand.context?.updateInteractiveTransition(0.5)
        hand.context?.finishInteractiveTransition()
        #expect(navigation.transitionCoordinator?.completionVelocity == 2)
        #expect(navigation.transitionCoordinator?.completionCurve == .linear)
        simulator.advance(by: 0.125)
        #expect(isClose(distance, 50), "half of the rest, which takes a quarter of a second")
        simulator.runToRest()
        #expect(navigation.topViewController === page)
    }

    @Test func pausingWhatCannotBeInterruptedStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator()
                let navigation = UINavigationController(rootViewController: UIViewController())
                let delegate = Delegate()
                let driver = UIPercentDrivenInteractiveTransition()
                driver.wantsInteractiveStart = false
                delegate.animator = PlainSlide()
                delegate.driver = driver
                simulator.show(navigation)
                navigation.delegate = delegate
                navigation.pushViewController(UIViewController(), animated: true)
                simulator.commit()
                driver.pause()
            }
        }
        let message = standardError(of: result)
        #expect(message.contains("give it interruptibleAnimator(using:)"), "\(message)")
    }
}
