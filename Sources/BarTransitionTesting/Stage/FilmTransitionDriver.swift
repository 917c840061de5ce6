#if canImport(ObjectiveC)
    import UIKit

    /// Drives a navigation controller's next transition by percentage. While it is installed it is the delegate, and
    /// passes on everything that it does not answer itself.
    @MainActor
    final class FilmTransitionDriver: NSObject, UINavigationControllerDelegate {
        private let borrowed: BorrowedDelegate
        private var interaction: UIPercentDrivenInteractiveTransition?
        /// The swipe was let go such that it goes back.
        var goesBack = false

        init(_ navigationController: UINavigationController) {
            borrowed = BorrowedDelegate(navigationController)
        }

        private var original: (any UINavigationControllerDelegate)? { borrowed.original }

        var isDriving: Bool { interaction != nil }
        var percent: CGFloat { interaction?.percentComplete ?? 1 }

        func install() {
            borrowed.replace(with: self)
        }

        func remove() {
            interaction = nil
            goesBack = false
            borrowed.giveBack(from: self)
        }

        func update(_ percent: CGFloat) {
            interaction?.update(percent)
        }

        /// Ends the interaction where it is heading, without waiting.
        func finish() {
            interaction?.completionSpeed = 1000
            if goesBack { interaction?.cancel() } else { interaction?.finish() }
            interaction = nil
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .linear
            return original?.navigationController?(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
                ?? FilmSlide(isPush: operation == .push)
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
