#if canImport(ObjectiveC)
    import UIKit

    /// Moves two pages as UIKit's own transition does: the front one by the whole width, the back one by 0.3 of it.
    final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let isPush: Bool

        init(isPush: Bool) {
            self.isPush = isPush
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.35
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
                let toController = context.viewController(forKey: .to)
            else { return context.completeTransition(false) }
            let container = context.containerView
            let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = container.bounds.width * (isRightToLeft ? -1 : 1)
            let (front, back) = isPush ? (to, from) : (from, to)
            to.frame = context.finalFrame(for: toController)
            container.insertSubview(to, at: isPush ? container.subviews.count : 0)
            to.layoutIfNeeded()
            let offscreen = CGAffineTransform(translationX: width, y: 0)
            let behind = CGAffineTransform(translationX: -0.3 * width, y: 0)
            front.transform = isPush ? offscreen : .identity
            back.transform = isPush ? .identity : behind
            UIView.animate(
                withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
                animations: {
                    front.transform = self.isPush ? .identity : offscreen
                    back.transform = self.isPush ? behind : .identity
                },
                completion: { _ in
                    front.transform = .identity
                    back.transform = .identity
                    context.completeTransition(!context.transitionWasCancelled)
                })
        }
    }
#endif
