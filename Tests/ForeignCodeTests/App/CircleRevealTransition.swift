import QuartzCore
import UIKit

class CircleRevealTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    weak var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext

        guard let toVC = transitionContext.viewController(forKey: .to),
            let snapshot = transitionContext.view(forKey: .from)?.snapshotView(afterScreenUpdates: false)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let containerView = transitionContext.containerView
        let backgroundView = UIView(frame: containerView.frame)
        backgroundView.backgroundColor = .black
        containerView.addSubview(backgroundView)
        containerView.addSubview(snapshot)
        containerView.addSubview(toVC.view)
        toVC.view.frame = transitionContext.finalFrame(for: toVC)

        animate(toView: toVC.view, fromTriggerFrame: CGRect(x: 20, y: 100, width: 40, height: 40))
        UIView.animate(
            withDuration: 0.25,
            animations: { snapshot.alpha = 0 },
            completion: { _ in
                snapshot.removeFromSuperview()
                backgroundView.removeFromSuperview()
            })
    }

    func animate(toView: UIView, fromTriggerFrame rect: CGRect) {
        let circleMaskPathInitial = UIBezierPath(ovalIn: rect)

        let fullHeight = toView.bounds.height
        let extremePoint = CGPoint(x: rect.midX, y: rect.midY - fullHeight)
        let radius = sqrt((extremePoint.x * extremePoint.x) + (extremePoint.y * extremePoint.y))
        let circleMaskPathFinal = UIBezierPath(ovalIn: rect.insetBy(dx: -radius, dy: -radius))

        let maskLayer = CAShapeLayer()
        maskLayer.path = circleMaskPathFinal.cgPath
        toView.layer.mask = maskLayer

        let maskLayerAnimation = CABasicAnimation(keyPath: "path")
        maskLayerAnimation.fromValue = circleMaskPathInitial.cgPath
        maskLayerAnimation.toValue = circleMaskPathFinal.cgPath
        maskLayerAnimation.duration = transitionDuration(using: context)
        maskLayerAnimation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        maskLayerAnimation.delegate = self
        maskLayer.add(maskLayerAnimation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.viewController(forKey: .to)?.view.layer.mask = nil
        context?.completeTransition(!(context?.transitionWasCancelled ?? true))
    }
}

class CircleNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return operation == .push ? CircleRevealTransition() : nil
    }
}
