import UIKit

/// A navigation controller whose pages decide whether the status bar is visible, as in apps.
@MainActor
final class ScenarioNavigationController: UINavigationController {
    override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// How apps enable the swipe back with a hidden bar: another delegate for its recogniser, with the guards of fact 8.5.
@MainActor
final class HiddenBarSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?

    init(for navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        // UIKit replaces a delegate that is set before the view loads (fact 8.0).
        navigationController.loadViewIfNeeded()
        navigationController.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController else { return false }
        return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    }
}
