import UIKit

/// A navigation controller that lets its pages decide about the status bar's visibility, as apps do.
@MainActor
final class ScenarioNavigationController: UINavigationController {
    override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// How apps make the swipe back work with a hidden bar: by another delegate of its recogniser, with the guards of fact 8.5.
@MainActor
final class SwipeByHand: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?

    init(for navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController else { return false }
        return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    }
}
