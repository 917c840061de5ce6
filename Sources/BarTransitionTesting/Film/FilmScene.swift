import BarTransition
import UIKit

/// What is filmed and on what: an operation and the navigation controller it is for.
@MainActor
public struct FilmScene {
    /// What is filmed.
    public let operation: TransitionFilm.Operation
    /// The controller it is done to.
    public let navigationController: UINavigationController
    /// Whether the pages count as seen before.
    private let hasSeenPages: Bool

    /// A scene with a navigation controller of the caller's. For variants it must not be in a window, since the window
    /// has the traits and the safe area.
    public init(_ operation: TransitionFilm.Operation, on navigationController: UINavigationController) {
        self.operation = operation
        self.navigationController = navigationController
        hasSeenPages = false
    }

    /// A scene of pages alone, in a navigation controller made for them. All of them count as seen before, so their views
    /// are loaded, and their titles are known to the bar, from the first frame on.
    ///
    /// - Parameters:
    ///   - operation: what is filmed.
    ///   - pages: the stack before the operation, from the bottom up. Recording throws an error where there is none.
    ///   - prefersLargeTitles: as the bar's property of that name. Default false.
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

    /// Loads the views of pages that the user has seen before, as he has come through them: a page that is loaded in the
    /// middle of a film would change its title then.
    func loadPages() {
        let stack = navigationController.viewControllers
        for page in hasSeenPages ? stack : operation.revealedPages(of: stack) { page.loadViewIfNeeded() }
    }
}
