import UIKit

class FadePushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    let duration: TimeInterval

    init(operation: UINavigationController.Operation, duration: TimeInterval = 0.5) {
        self.operation = operation
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard
            let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let containerView = transitionContext.containerView
        let finalFrame = transitionContext.finalFrame(for: toVC)

        if operation == .push {
            containerView.addSubview(toVC.view)
            toVC.view.frame = finalFrame
            toVC.view.alpha = 0
            toVC.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        } else {
            containerView.insertSubview(toVC.view, belowSubview: fromVC.view)
            toVC.view.frame = finalFrame
        }

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                if self.operation == .push {
                    toVC.view.alpha = 1
                    toVC.view.transform = .identity
                } else {
                    fromVC.view.alpha = 0
                    fromVC.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
                }
            },
            completion: { _ in
                fromVC.view.alpha = 1
                fromVC.view.transform = CGAffineTransform.identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate {
    var interactionController: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return FadePushAnimator(operation: operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }
}
