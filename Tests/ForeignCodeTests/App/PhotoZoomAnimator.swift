import UIKit

protocol ZoomingViewController: AnyObject {
    func zoomingImageView(for animator: PhotoZoomAnimator) -> UIImageView?
}

class PhotoZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var operation: UINavigationController.Operation = .none

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        let containerView = transitionContext.containerView
        let fromVC = transitionContext.viewController(forKey: .from)!
        let toVC = transitionContext.viewController(forKey: .to)!

        guard
            let fromImageView = (fromVC as? ZoomingViewController)?.zoomingImageView(for: self),
            let toImageView = (toVC as? ZoomingViewController)?.zoomingImageView(for: self)
        else {
            return transitionContext.completeTransition(true)
        }

        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        containerView.addSubview(toVC.view)
        toVC.view.layoutIfNeeded()

        let snapshot = UIImageView(image: fromImageView.image)
        snapshot.contentMode = .scaleAspectFill
        snapshot.layer.masksToBounds = true
        snapshot.frame = containerView.convert(fromImageView.frame, from: fromImageView.superview)
        containerView.addSubview(snapshot)

        fromImageView.isHidden = true
        toImageView.isHidden = true
        toVC.view.alpha = 0

        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.85) {
            snapshot.frame = containerView.convert(toImageView.bounds, from: toImageView)
            toVC.view.alpha = 1
        }
        animator.addCompletion { _ in
            snapshot.removeFromSuperview()
            fromImageView.isHidden = false
            toImageView.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

class PhotoPage: UIViewController, ZoomingViewController {
    let imageView = UIImageView()
    private let imageFrame: CGRect

    init(imageFrame: CGRect) {
        self.imageFrame = imageFrame
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        imageView.image = UIImage.dot(diameter: 40, color: .orange)
        imageView.frame = imageFrame
        view.addSubview(imageView)
    }

    func zoomingImageView(for animator: PhotoZoomAnimator) -> UIImageView? { imageView }
}

class ZoomNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let animator = PhotoZoomAnimator()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator.operation = operation
        return animator
    }
}
