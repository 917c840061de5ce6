import BarTransition
import UIKit

/// Replaces a navigation controller's delegate while a film is recorded.
///
/// An attached library would report that the app has replaced its delegate. It does not report this one, but everything else, and
/// observes as before once the delegate is restored.
@MainActor
final class TemporaryDelegate {
    private weak var navigationController: UINavigationController?
    private weak var transition: BarTransitionController?
    private var isReplaced = false
    /// The delegate that was replaced; nil while none is.
    private(set) weak var original: (any UINavigationControllerDelegate)?
    /// The delegate that the app had before the library was attached, for a library that is detached meanwhile.
    private weak var appDelegate: (any UINavigationControllerDelegate)?
    private var wasAttached = false

    /// Changes nothing yet.
    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// Makes another object the delegate. Idempotent.
    func replace(with delegate: any UINavigationControllerDelegate) {
        guard !isReplaced, let navigationController else { return }
        isReplaced = true
        transition = navigationController.barTransition
        transition?.temporaryDelegate = delegate
        wasAttached = transition != nil
        appDelegate = transition?.appDelegate
        original = navigationController.delegate
        navigationController.delegate = delegate
    }

    /// Restores the original delegate, unless the app has set another one in the meantime. Idempotent.
    func restore(from delegate: any UINavigationControllerDelegate) {
        guard isReplaced, let navigationController else { return }
        isReplaced = false
        let isOurs = navigationController.delegate === delegate
        let isAttached = transition != nil && navigationController.barTransition === transition
        if isOurs { navigationController.delegate = wasAttached && !isAttached ? appDelegate : original }
        (original, appDelegate) = (nil, nil)
        transition?.temporaryDelegate = nil
        // Attaching again makes the library observe its delegate again.
        if isOurs, isAttached { navigationController.attachBarTransition() }
        transition = nil
    }
}
