import UIKit

/// Lets the swipes back work where the bar is hidden, and never where they would freeze the stack: at the root, or while a
/// transition runs. Everything else is left to the delegates found.
@MainActor
final class SwipeBackPolicy: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?
    private var found: [ObjectIdentifier: ForwardedRecognizerDelegate] = [:]

    private var recognizers: [UIGestureRecognizer] {
        var recognizers = [navigationController?.interactivePopGestureRecognizer]
        if #available(iOS 26.0, *) { recognizers.append(navigationController?.interactiveContentPopGestureRecognizer) }
        return recognizers.compactMap { $0 }
    }

    func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        for recognizer in recognizers where recognizer.delegate !== self {
            found[ObjectIdentifier(recognizer)] = ForwardedRecognizerDelegate(next: recognizer.delegate)
            recognizer.delegate = self
        }
    }

    func detach() {
        for recognizer in recognizers where recognizer.delegate === self {
            recognizer.delegate = original(recognizer).next
        }
        found = [:]
    }

    private func original(_ recognizer: UIGestureRecognizer) -> ForwardedRecognizerDelegate {
        found[ObjectIdentifier(recognizer)] ?? ForwardedRecognizerDelegate()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil
        else { return false }
        // UIKit refuses where the bar is hidden. With a bar its own rules hold: a replaced back button, an animator.
        return navigationController.isNavigationBarHidden || original(gestureRecognizer).shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        original(gestureRecognizer).shouldReceive(touch, gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        original(gestureRecognizer).isSimultaneous(gestureRecognizer, with: otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        original(gestureRecognizer).requiresFailure(gestureRecognizer, of: otherGestureRecognizer)
    }
}
