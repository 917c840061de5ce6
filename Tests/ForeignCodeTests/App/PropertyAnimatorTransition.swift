import UIKit

final class PropertyAnimatorTransition: NSObject {
    private let isPresenting: Bool
    private var animator: UIViewImplicitlyAnimating?

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }
}

extension PropertyAnimatorTransition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }

        let toView = transitionContext.view(forKey: .to)!
        let fromView = transitionContext.view(forKey: .from)!
        let container = transitionContext.containerView
        let width = container.bounds.width

        container.addSubview(toView)
        if !isPresenting { container.bringSubviewToFront(fromView) }
        toView.frame = container.bounds.offsetBy(dx: isPresenting ? width : -width / 3, dy: 0)

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator.addAnimations {
            toView.frame = container.bounds
            fromView.frame = container.bounds.offsetBy(dx: self.isPresenting ? -width / 3 : width, dy: 0)
        }
        animator.addCompletion { position in
            fromView.frame = container.bounds
            transitionContext.completeTransition(position == .end)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}

class SlideNavigationController: UINavigationController, UINavigationControllerDelegate {
    var interactionController: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: return PropertyAnimatorTransition(isPresenting: true)
        case .pop: return PropertyAnimatorTransition(isPresenting: false)
        case .none: return nil
        @unknown default: return nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController
    }
}
