import UIKit

/// The well-known recipe against jumping content: alongside the transition the incoming page is laid out at the old inset
/// and follows the bar to the new one; an outgoing page that is popped is moved by its frame.
final class Recipe: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard let coordinator = navigationController.transitionCoordinator,
            let from = coordinator.viewController(forKey: .from)
        else { return }
        let isPop = !navigationController.viewControllers.contains(from)
        coordinator.animate { _ in
            let difference = viewController.view.safeAreaInsets.top - from.view.safeAreaInsets.top
            UIView.performWithoutAnimation {
                viewController.additionalSafeAreaInsets.top = -difference
                viewController.view.layoutIfNeeded()
            }
            viewController.additionalSafeAreaInsets.top = 0
            viewController.view.layoutIfNeeded()
            guard isPop else { return }
            from.view.frame.origin.y = difference
            from.view.frame.size.height += max(0, -difference)
        } completion: { _ in
            viewController.additionalSafeAreaInsets.top = 0
            from.additionalSafeAreaInsets.top = 0
        }
    }
}
