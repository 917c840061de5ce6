import BarTransition
import UIKit

/// Puts a delegate in front of a navigation controller's own for as long as a film takes.
///
/// An attached library would take that for an app that has replaced its delegate; it is not told, and watches as before
/// once the delegate is given back.
@MainActor
final class BorrowedDelegate {
    private weak var navigationController: UINavigationController?
    private weak var transition: BarTransitionController?
    private var onProblem: ((String) -> Void)?
    private var isBorrowed = false
    /// What was the delegate before; nil while nothing stands in front of it.
    private(set) weak var original: (any UINavigationControllerDelegate)?

    /// Nothing is touched yet.
    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// Makes another object the delegate; twice is once.
    func replace(with delegate: any UINavigationControllerDelegate) {
        guard !isBorrowed, let navigationController else { return }
        isBorrowed = true
        transition = navigationController.barTransition
        if let transition {
            let report = transition.onProblem
            onProblem = report
            transition.onProblem = { [weak delegate, weak navigationController] problem in
                if navigationController?.delegate !== delegate { report(problem) }
            }
        }
        original = navigationController.delegate
        navigationController.delegate = delegate
    }

    /// Makes the former delegate the delegate again, unless the app has set another one since; twice is once.
    func giveBack(from delegate: any UINavigationControllerDelegate) {
        guard isBorrowed, let navigationController else { return }
        isBorrowed = false
        let isOurs = navigationController.delegate === delegate
        if isOurs { navigationController.delegate = original }
        original = nil
        if let onProblem { transition?.onProblem = onProblem }
        onProblem = nil
        // Attaching again makes the library watch its delegate anew.
        if isOurs, transition != nil, navigationController.barTransition === transition {
            navigationController.attachBarTransition()
        }
        transition = nil
    }
}
