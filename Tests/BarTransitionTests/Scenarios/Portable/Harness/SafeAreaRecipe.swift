import UIKit

/// The well-known recipe against jumping content, for comparison: alongside the transition the incoming page is laid
/// out at the old inset and follows the bar to the new one; an outgoing page that is popped is moved by its frame (fact
/// 5.3.2).
@MainActor
final class SafeAreaRecipe: NSObject, UINavigationControllerDelegate {
    /// The app's own delegate, which vends animators.
    weak var next: (any UINavigationControllerDelegate)?

    /// Used where the app has no delegate: it does not implement the method that would disable the swipe back (fact
    /// 2.3.3).
    private final class EmptyDelegate: NSObject, UINavigationControllerDelegate {}
    private let emptyDelegate = EmptyDelegate()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // Optional on Apple's systems.
        let animator:
            (
                (UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) ->
                    (any UIViewControllerAnimatedTransitioning)?
            )? = (next ?? emptyDelegate).navigationController(_:animationControllerFor:from:to:)
        return animator?(navigationController, operation, fromVC, toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard let coordinator = navigationController.transitionCoordinator,
            let from = coordinator.viewController(forKey: .from)
        else { return }
        let to = viewController
        let isPop = !navigationController.viewControllers.contains(from)
        coordinator.animate { _ in
            let difference = to.view.safeAreaInsets.top - from.view.safeAreaInsets.top
            UIView.setAnimationsEnabled(false)
            to.additionalSafeAreaInsets.top = -difference
            to.view.layoutIfNeeded()
            UIView.setAnimationsEnabled(true)
            to.additionalSafeAreaInsets.top = 0
            to.view.layoutIfNeeded()
            guard isPop else { return }
            from.view.frame.origin.y = difference
            from.view.frame.size.height += max(0, -difference)
        } completion: { _ in
            to.additionalSafeAreaInsets.top = 0
            from.additionalSafeAreaInsets.top = 0
        }
    }
}
