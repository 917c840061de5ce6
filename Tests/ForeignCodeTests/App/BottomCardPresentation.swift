import UIKit

class BottomCardPresentationController: UIPresentationController {
    private let blurEffectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    private let dismissButton = UIButton(type: .custom)
    private(set) var log: [String] = []

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dismissButton.addAction(
            UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true, completion: nil) },
            for: .touchUpInside)
        blurEffectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dismissButton.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let height = presentedViewController.preferredContentSize.height
        return CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    }

    override var shouldRemovePresentersView: Bool { return false }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        log.append("willPresent")
        guard let containerView = containerView else { return }
        blurEffectView.frame = containerView.bounds
        blurEffectView.alpha = 0
        dismissButton.frame = containerView.bounds
        containerView.addSubview(blurEffectView)
        containerView.addSubview(dismissButton)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.blurEffectView.alpha = 0.7
            }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        log.append("didPresent \(completed)")
        if !completed { blurEffectView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        log.append("willDismiss")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.blurEffectView.alpha = 0
        }) { _ in
            self.blurEffectView.removeFromSuperview()
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        log.append("didDismiss \(completed)")
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.layer.cornerRadius = 16
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.layer.masksToBounds = true
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        UIView.animate(withDuration: 0.25) {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { _ in
                self.presentedView?.frame = self.frameOfPresentedViewInContainerView
            }, completion: nil)
    }
}

class BottomCardViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private(set) weak var card: BottomCardPresentationController?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        preferredContentSize = CGSize(width: 0, height: 320)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.card
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let card = BottomCardPresentationController(presentedViewController: presented, presenting: presenting)
        self.card = card
        return card
    }
}
