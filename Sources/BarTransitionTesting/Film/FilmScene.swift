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
    /// Why the scene cannot be recorded; nil if it can.
    private let problem: FilmError?

    /// Creates a scene with the caller's navigation controller. To film variants, it must not be in a window, since a window
    /// determines traits and safe area.
    public init(_ operation: TransitionFilm.Operation, on navigationController: UINavigationController) {
        self.operation = operation
        self.navigationController = navigationController
        hasSeenPages = false
        problem = nil
    }

    /// Creates a scene with view controllers, in a new navigation controller. All of them count as already seen by the
    /// user, so their views are loaded, and the bar knows their titles, from the first frame on.
    ///
    /// - Parameters:
    ///   - operation: the operation.
    ///   - pages: the stack before the operation, from the bottom up. Recording throws an error if it is empty or has a
    ///     view controller twice.
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
        problem = pages.isEmpty ? .noPages : pages.firstRepeated.map { .repeatedPage($0.filmName) }
        if problem == nil { navigationController.setViewControllers(pages, animated: false) }
        hasSeenPages = true
    }

    /// Throws an error for a stack or an operation that UIKit would trap on or ignore.
    func check() throws {
        if let problem { throw problem }
        guard !navigationController.viewControllers.isEmpty else { throw FilmError.noPages }
        try operation.check(on: navigationController)
    }

    /// Loads the views of the pages that the user has already seen. A page loaded in the middle of a film could change its
    /// title there.
    func loadPages() {
        let stack = navigationController.viewControllers
        for page in hasSeenPages ? stack : operation.revealedPages(of: stack) { page.loadViewIfNeeded() }
    }
}

extension [UIViewController] {
    /// The first page that is among those before it; nil if each is there once.
    var firstRepeated: UIViewController? {
        enumerated().first { index, page in self[..<index].contains { $0 === page } }?.element
    }
}
