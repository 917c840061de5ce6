import UIKit

extension TransitionFilm {
    /// The operation to film, animated as it is for the user.
    public enum Operation {
        /// `pushViewController(_:animated: true)`. The view controller must not be in the stack.
        case push(UIViewController)
        /// `popViewController(animated: true)`. There must be a view controller below.
        case pop
        /// `popToRootViewController(animated: true)`. There must be a view controller below.
        case popToRoot
        /// `setViewControllers(_:animated: true)`. The top view controller must change, otherwise nothing animates.
        case setViewControllers([UIViewController])
        /// An interactive pop from the leading edge to a fraction of the width, 0...1, and how it ends. Frames are spread
        /// over the whole distance, including the part after the finger is lifted.
        case swipe(to: CGFloat, then: SwipeEnd)
        /// Any animated change, with a name for the film's title, for example
        /// `.change("hide the bar") { $0.setNavigationBarHidden(true, animated: true) }`. If the change animates
        /// nothing, a film of more than one frame throws an error.
        case change(String, @MainActor (UINavigationController) -> Void)
    }

    /// How a swipe ends.
    public enum SwipeEnd: String, Sendable {
        /// The finger stays, and the film ends there. Afterwards the swipe is canceled, which must restore everything.
        case hold
        /// The finger is lifted so that the pop finishes; the film ends at progress 1.
        case finish
        /// The finger is lifted so that the pop is canceled; the film ends at progress 0, and everything must be
        /// restored.
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
        case .swipe(let progress, .cancel): "swipe to \(FixedDecimal.text(progress)), canceled"
        case .change(let name, _): name.onOneLine
        }
    }

    /// The pages that the operation adds.
    var incomingPages: [UIViewController] {
        switch self {
        case .push(let page): [page]
        case .setViewControllers(let pages): pages
        default: []
        }
    }

    /// The pages before and after the operation: the outgoing page, the incoming one, and all others.
    func pages(of navigationController: UINavigationController) -> [UIViewController] {
        let stack = navigationController.viewControllers
        let pages =
            stack.suffix(1) + revealedPages(of: stack) + incomingPages.suffix(1) + stack.reversed()
            + incomingPages
        return pages.enumerated().filter { index, page in !pages[..<index].contains { $0 === page } }.map(\.element)
    }

    /// The pages of the stack that become visible.
    func revealedPages(of stack: [UIViewController]) -> [UIViewController] {
        switch self {
        case .pop, .swipe: Array(stack.dropLast().suffix(1))
        case .popToRoot: Array(stack.prefix(1))
        case .push, .setViewControllers, .change: []
        }
    }

    var isSwipe: Bool { if case .swipe = self { true } else { false } }

    /// Whether the end state must equal the initial state.
    var restoresInitialState: Bool {
        switch self {
        case .swipe(_, .hold), .swipe(_, .cancel): true
        default: false
        }
    }

    /// Performs the operation. The stage performs swipes.
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

    /// Throws an error for an operation that UIKit would trap on or ignore.
    func check(on navigationController: UINavigationController) throws {
        guard navigationController.transitionCoordinator == nil else {
            throw FilmError.alreadyInTransition("\(type(of: navigationController))")
        }
        let stack = navigationController.viewControllers
        let top = stack.last?.filmName ?? "The empty stack"
        switch self {
        case .push(let page) where page is UINavigationController: throw FilmError.nestedStack(page.filmName)
        case .push(let page) where stack.contains { $0 === page }: throw FilmError.alreadyInStack(page.filmName)
        case .setViewControllers(let pages) where pages.isEmpty: throw FilmError.noPages
        case .setViewControllers(let pages):
            if let page = pages.firstRepeated { throw FilmError.repeatedPage(page.filmName) }
        case .swipe(let progress, _) where !(0...1).contains(progress): throw FilmError.progressOutside(progress)
        case .pop, .popToRoot, .swipe: if stack.count < 2 { throw FilmError.nothingBelow(top) }
        default: break
        }
    }
}
