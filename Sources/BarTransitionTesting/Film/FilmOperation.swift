import UIKit

extension TransitionFilm {
    /// What is filmed. Everything is animated as it would be for the user.
    public enum Operation {
        /// `pushViewController(_:animated: true)`. The page must not be in the stack.
        case push(UIViewController)
        /// `popViewController(animated: true)`. There must be a page below.
        case pop
        /// `popToRootViewController(animated: true)`. There must be a page below.
        case popToRoot
        /// `setViewControllers(_:animated: true)`. The page on top must change, else nothing animates.
        case setViewControllers([UIViewController])
        /// A swipe back from the leading edge to a share of the width, 0...1, and what follows then. Frames are spread
        /// over the way there and, where it goes on, the way from there.
        case swipe(to: CGFloat, then: SwipeEnd)
        /// Anything that animates, with a name for the film's title: for example
        /// `.change("hide the bar") { $0.setNavigationBarHidden(true, animated: true) }`.
        case change(String, @MainActor (UINavigationController) -> Void)
    }

    /// What happens at the end of a swipe's way.
    public enum SwipeEnd: String, Sendable {
        /// The finger stays; the film ends there. Afterwards the swipe is cancelled, and everything must be as before.
        case hold
        /// The finger is lifted such that the swipe goes through; the film ends at progress 1.
        case finish
        /// The finger is lifted such that the swipe goes back; the film ends at progress 0, and everything must be as
        /// before.
        case cancel
    }
}

@MainActor
extension TransitionFilm.Operation {
    /// For titles and messages, for example "push “Photo”".
    var title: String {
        switch self {
        case .push(let page): "push “\(page.filmName)”"
        case .pop: "pop"
        case .popToRoot: "pop to root"
        case .setViewControllers(let pages): "set “\(pages.map(\.filmName).joined(separator: "”, “"))”"
        case .swipe(let progress, .hold): "swipe to \(FixedDecimal.text(progress)), held"
        case .swipe(let progress, .finish): "swipe to \(FixedDecimal.text(progress)), finished"
        case .swipe(let progress, .cancel): "swipe to \(FixedDecimal.text(progress)), cancelled"
        case .change(let name, _): name
        }
    }

    /// The pages that it brings.
    var arrivingPages: [UIViewController] {
        switch self {
        case .push(let page): [page]
        case .setViewControllers(let pages): pages
        default: []
        }
    }

    /// The pages of the stack that it goes back to.
    func revealedPages(of stack: [UIViewController]) -> [UIViewController] {
        switch self {
        case .pop, .swipe: Array(stack.dropLast().suffix(1))
        case .popToRoot: Array(stack.prefix(1))
        case .push, .setViewControllers, .change: []
        }
    }

    var isSwipe: Bool { if case .swipe = self { true } else { false } }

    /// Whether everything must be as before at the end.
    var endsAsItBegan: Bool {
        switch self {
        case .swipe(_, .hold), .swipe(_, .cancel): true
        default: false
        }
    }

    /// Asks for the operation; a swipe is the stage's business.
    func perform(on navigationController: UINavigationController) {
        switch self {
        case .push(let page): navigationController.pushViewController(page, animated: true)
        case .pop: navigationController.popViewController(animated: true)
        case .popToRoot: navigationController.popToRootViewController(animated: true)
        case .setViewControllers(let pages): navigationController.setViewControllers(pages, animated: true)
        case .swipe: break
        case .change(_, let change): change(navigationController)
        }
    }

    /// Refuses what UIKit would stop at or silently not do.
    func check(on navigationController: UINavigationController) throws {
        guard navigationController.transitionCoordinator == nil else {
            throw FilmError.alreadyInTransition("\(type(of: navigationController))")
        }
        let stack = navigationController.viewControllers
        let top = stack.last?.filmName ?? "The empty stack"
        switch self {
        case .push(let page) where stack.contains { $0 === page }: throw FilmError.alreadyInStack(page.filmName)
        case .setViewControllers(let pages) where pages.isEmpty: throw FilmError.noPages
        case .swipe(let progress, _) where !(0...1).contains(progress): throw FilmError.progressOutside(progress)
        case .pop, .popToRoot, .swipe: if stack.count < 2 { throw FilmError.nothingBelow(top) }
        default: break
        }
    }
}
