import BarTransition
import UIKit

/// An operation to film and the navigation controller it is performed on.
@MainActor
public struct FilmScene {
    /// The operation.
    public let operation: TransitionFilm.Operation
    /// The navigation controller.
    public let navigationController: UINavigationController
    /// Whether the pages count as already seen by the user.
    private let hasSeenPages: Bool

    /// Creates a scene with the caller's navigation controller. To film variants, it must not be in a window, since a window
    /// determines traits and safe area.
    public init(_ operation: TransitionFilm.Operation, on navigationController: UINavigationController) {
        self.operation = operation
        self.navigationController = navigationController
        hasSeenPages = false
    }

    /// Creates a scene with view controllers, in a new navigation controller. All of them count as already seen by the
    /// user, so their views are loaded, and the bar knows their titles, from the first frame on.
    ///
    /// - Parameters:
    ///   - operation: the operation.
    ///   - pages: the stack before the operation, from the bottom up. Recording throws an error if it is empty.
    ///   - prefersLargeTitles: the bar's property of that name. Default false.
    ///   - attachesBarTransition: whether `attachBarTransition()` is called; false films UIKit alone. Default true.
    public init(
        _ operation: TransitionFilm.Operation, pages: [UIViewController], prefersLargeTitles: Bool = false,
        attachesBarTransition: Bool = true
    ) {
        self.operation = operation
        navigationController = UINavigationController(nibName: nil, bundle: nil)
        navigationController.navigationBar.prefersLargeTitles = prefersLargeTitles
        if attachesBarTransition { navigationController.attachBarTransition() }
        navigationController.setViewControllers(pages, animated: false)
        hasSeenPages = true
    }

    /// Loads the views of the pages that the user has already seen. A page loaded in the middle of a film could change its
    /// title there.
    func loadPages() {
        let stack = navigationController.viewControllers
        for page in hasSeenPages ? stack : operation.revealedPages(of: stack) { page.loadViewIfNeeded() }
    }
}
