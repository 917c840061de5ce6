import UIKit

/// A navigation controller whose pages decide whether the status bar is visible, as in apps.
@MainActor
class ScenarioNavigationController: UINavigationController {
    override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// The base class of many apps: its own delegate, and that of its swipe recognizer.
@MainActor
final class OwnDelegatesNavigationController: ScenarioNavigationController, UINavigationControllerDelegate,
    UIGestureRecognizerDelegate
{
    private(set) var shown: [String?] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController.title) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
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
