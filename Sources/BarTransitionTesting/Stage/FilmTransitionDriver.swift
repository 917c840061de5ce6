#if canImport(ObjectiveC)
    import UIKit

    /// Drives a navigation controller's next transition by percentage. While installed it is the controller's delegate and
    /// forwards what it does not answer itself, except questions about orientations: a film does not rotate.
    @MainActor
    final class FilmTransitionDriver: NSObject, UINavigationControllerDelegate {
        private let temporaryDelegate: TemporaryDelegate
        private var interaction: UIPercentDrivenInteractiveTransition?
        /// Whether the filmed transition was finished or canceled. A later one, such as one that its
        /// completion starts, runs by itself.
        private var hasFinished = false
        /// Whether the finger holds the transition, so that it does not go on with time.
        var isHeld = false
        /// Whether the swipe was ended so that the transition is canceled.
        var isCancelled = false

        init(_ navigationController: UINavigationController) {
            temporaryDelegate = TemporaryDelegate(navigationController)
        }

        private var original: (any UINavigationControllerDelegate)? { temporaryDelegate.original }

        var isDriving: Bool { interaction != nil }
        var percent: CGFloat { interaction?.percentComplete ?? 1 }
        /// Whether the transition is at its end, or back at its start if it is canceled.
        var isAtEnd: Bool { isCancelled ? percent <= 0 : percent >= 1 }

        func install() {
            temporaryDelegate.replace(with: self)
        }

        func remove() {
            interaction = nil
            hasFinished = false
            isHeld = false
            isCancelled = false
            temporaryDelegate.restore(from: self)
        }

        func update(_ percent: CGFloat) {
            interaction?.update(percent)
        }

        /// Goes on as far as the animator does in some seconds.
        func advance(by seconds: TimeInterval) {
            guard let interaction, !isHeld else { return }
            let step = CGFloat(seconds) / max(interaction.duration, 0.01)
            update(isCancelled ? max(percent - step, 0) : min(percent + step, 1))
        }

        /// Finishes or cancels the interaction immediately.
        func finish() {
            interaction?.completionSpeed = 1000
            hasFinished = true
            if isCancelled { interaction?.cancel() } else { interaction?.finish() }
            interaction = nil
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if !hasFinished {
                interaction = UIPercentDrivenInteractiveTransition()
                interaction?.completionCurve = .linear
            }
            return original?.navigationController?(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
                ?? SlideAnimator(isPush: operation == .push)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            original?.navigationController?(navigationController, willShow: viewController, animated: animated)
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            original?.navigationController?(navigationController, didShow: viewController, animated: animated)
        }
    }
#endif
