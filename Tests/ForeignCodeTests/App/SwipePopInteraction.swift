import UIKit

/// Drives the pop of a page by a drag across it.
class SwipePopInteraction: UIPercentDrivenInteractiveTransition {
    private(set) var interactionInProgress = false
    private var shouldCompleteTransition = false
    private weak var viewController: UIViewController!

    init(viewController: UIViewController) {
        super.init()
        self.viewController = viewController
        completionCurve = .easeOut
    }

    override var completionSpeed: CGFloat {
        get { 1.5 }
        set { super.completionSpeed = newValue }
    }

    func handleDrag(translation: CGPoint, state: UIGestureRecognizer.State) {
        var progress = (translation.x / 200)
        progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))

        switch state {
        case .began:
            interactionInProgress = true
            viewController.navigationController?.popViewController(animated: true)
        case .changed:
            shouldCompleteTransition = progress > 0.5
            update(progress)
        case .cancelled:
            interactionInProgress = false
            cancel()
        case .ended:
            interactionInProgress = false
            if shouldCompleteTransition {
                finish()
            } else {
                cancel()
            }
        default:
            break
        }
    }
}

class DragToPopViewController: UIViewController, UINavigationControllerDelegate {
    private lazy var interaction = SwipePopInteraction(viewController: self)
    private var start: CGPoint?
    private(set) var transitionEnds: [Bool] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            self?.transitionEnds.append(context.isCancelled)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: view.window)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let start = start else { return }
        let location = touch.location(in: view.window)
        let translation = CGPoint(x: location.x - start.x, y: location.y - start.y)
        interaction.handleDrag(translation: translation, state: interaction.interactionInProgress ? .changed : .began)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        interaction.handleDrag(translation: .zero, state: .ended)
        start = nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return operation == .pop ? FadePushAnimator(operation: .pop, duration: 0.3) : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interaction.interactionInProgress ? interaction : nil
    }
}
