import UIKit

/// Lets the swipe back work where the bar is hidden, and never where it would freeze the stack: at the root, or while a
/// transition runs.
@MainActor
final class SwipeBackPolicy: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?
    private weak var original: (any UIGestureRecognizerDelegate)?

    func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        guard let recognizer = navigationController.interactivePopGestureRecognizer, recognizer.delegate !== self else {
            return
        }
        original = recognizer.delegate
        recognizer.delegate = self
    }

    func detach() {
        guard let recognizer = navigationController?.interactivePopGestureRecognizer, recognizer.delegate === self
        else { return }
        recognizer.delegate = original
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil
        else { return false }
        guard navigationController.isNavigationBarHidden else {
            // With a bar UIKit's own rules hold: a replaced back button, an animator of the app's.
            return SwipeBackForwarding.shouldBegin(gestureRecognizer, asking: original)
        }
        return true
    }
}
