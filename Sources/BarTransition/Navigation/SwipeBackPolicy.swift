import UIKit

/// The delegate of UIKit's swipe back recognizers while the library is attached. It allows the swipe while the bar is
/// hidden, and prevents it at the root and during a transition, where it would freeze the navigation controller. All
/// other calls are forwarded to the original delegates.
@MainActor
final class SwipeBackPolicy: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?
    private let backButtons: BackButtonInterceptor
    private var originals: [ObjectIdentifier: ForwardedRecognizerDelegate] = [:]

    /// What the page answered for the current touch; nil until it is asked.
    private var answer: Bool?

    init(backButtons: BackButtonInterceptor) {
        self.backButtons = backButtons
    }

    private var recognizers: [UIGestureRecognizer] {
        var recognizers = [navigationController?.interactivePopGestureRecognizer]
        if #available(iOS 26.0, *) { recognizers.append(navigationController?.interactiveContentPopGestureRecognizer) }
        return recognizers.compactMap { $0 }
    }

    func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        for recognizer in recognizers where recognizer.delegate !== self {
            originals[ObjectIdentifier(recognizer)] = ForwardedRecognizerDelegate(next: recognizer.delegate)
            recognizer.delegate = self
        }
    }

    func detach() {
        for recognizer in recognizers where recognizer.delegate === self {
            recognizer.delegate = original(recognizer).next
        }
        originals = [:]
    }

    private func original(_ recognizer: UIGestureRecognizer) -> ForwardedRecognizerDelegate {
        originals[ObjectIdentifier(recognizer)] ?? ForwardedRecognizerDelegate()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // UIKit's own delegate also refuses where the app has replaced the back button or provides an animator.
        canSwipeBack { _ in original(gestureRecognizer).shouldBegin(gestureRecognizer) }
    }

    /// Whether the content pop gesture may begin: wherever the edge swipe may. The app can have disabled the edge
    /// swipe, or its delegate can allow it where the back button is replaced.
    func contentPopShouldBegin() -> Bool {
        guard let edge = navigationController?.interactivePopGestureRecognizer, edge.isEnabled else { return false }
        return canSwipeBack { $0.navigationItem.hasBackButton || original(edge).shouldBegin(edge) }
    }

    private func canSwipeBack(where isAllowed: (UIViewController) -> Bool) -> Bool {
        guard let navigationController, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil, let page = navigationController.topViewController
        else { return false }
        // UIKit's delegate refuses while the bar is hidden, and for a back button that the library has intercepted.
        let isForced = navigationController.isNavigationBarHidden || backButtons.intercepts(page.navigationItem)
        return (isForced || isAllowed(page)) && allowsPop(page)
    }

    /// Asks the page once for each touch: from iOS 26 two recognizers can begin with the same touch.
    private func allowsPop(_ page: UIViewController) -> Bool {
        guard let interceptor = page.popInterceptor else { return true }
        let answer = answer ?? interceptor.shouldPop(for: .swipe)
        self.answer = answer
        return answer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        answer = nil
        return original(gestureRecognizer).shouldReceive(touch, gestureRecognizer)
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

extension UINavigationItem {
    /// Whether UIKit shows its back button.
    fileprivate var hasBackButton: Bool {
        !hidesBackButton && (leftBarButtonItems?.isEmpty != false || leftItemsSupplementBackButton)
    }
}
