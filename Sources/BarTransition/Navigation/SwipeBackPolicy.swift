import UIKit

/// Lets the swipes back work where the bar is hidden, and never where they would freeze the stack: at the root, or while a
/// transition runs. Everything else is left to the delegates found.
@MainActor
final class SwipeBackPolicy: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?
    private let backButtons: BackButtonInterceptor
    private var found: [ObjectIdentifier: ForwardedRecognizerDelegate] = [:]

    /// What the page said about the touch that is on the screen.
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
        // Else UIKit's own rules hold: a back button that the app replaced, an animator.
        mayGoBack { _ in original(gestureRecognizer).shouldBegin(gestureRecognizer) }
    }

    /// Whether a swipe of the library's own may begin: on the pages where the one from the edge may. That one may be
    /// switched off, or allowed by a delegate of the app's where the app replaced the back button.
    func mayBeginOwnSwipe() -> Bool {
        guard let edge = navigationController?.interactivePopGestureRecognizer, edge.isEnabled else { return false }
        return mayGoBack { $0.navigationItem.hasBackButton || original(edge).shouldBegin(edge) }
    }

    private func mayGoBack(where isAllowed: (UIViewController) -> Bool) -> Bool {
        guard let navigationController, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil, let page = navigationController.topViewController
        else { return false }
        // UIKit refuses where the bar is hidden, and where the library's own back button is.
        let isOurs = navigationController.isNavigationBarHidden || backButtons.isOurs(page.navigationItem)
        return (isOurs || isAllowed(page)) && agrees(page)
    }

    /// Asks the page once for each touch: from iOS 26 two recognisers want to begin with it.
    private func agrees(_ page: UIViewController) -> Bool {
        guard let decider = page.popDecider else { return true }
        let answer = answer ?? decider.shouldPop(on: .swipe)
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
