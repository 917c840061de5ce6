import UIKit

/// An app's own transition: the incoming page fades in over the outgoing one.
@MainActor
final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let page = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        view.frame = transitionContext.finalFrame(for: page)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// An app's delegate that returns the animator, and a finger that drives it if there is one.
@MainActor
final class FadingDelegate: NSObject, UINavigationControllerDelegate {
    private let finger: UIPercentDrivenInteractiveTransition?

    init(finger: UIPercentDrivenInteractiveTransition? = nil) {
        self.finger = finger
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadingAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}
