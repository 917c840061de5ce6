import UIKit

/// AppearanceNavigationController's method, from its description: the delegate asks the page that is about to be shown
/// whether the bar is hidden and how it looks, and applies that to the bar; when an interactive pop is canceled, it applies
/// the look of the page that stays.
final class AppearanceDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        apply(viewController, to: navigationController, animated: animated)
        navigationController.transitionCoordinator?.notifyWhenInteractionChanges { [self] context in
            guard context.isCancelled, let from = context.viewController(forKey: .from) else { return }
            apply(from, to: navigationController, animated: animated)
        }
    }

    private func apply(
        _ page: UIViewController, to navigationController: UINavigationController, animated: Bool
    ) {
        guard let bar = (page as? CountingPage)?.bar else { return }
        navigationController.setNavigationBarHidden(bar.isHidden, animated: animated)
        guard !bar.isHidden else { return }
        let appearance = bar.barAppearance
        navigationController.navigationBar.standardAppearance = appearance
        navigationController.navigationBar.scrollEdgeAppearance = appearance
    }
}
