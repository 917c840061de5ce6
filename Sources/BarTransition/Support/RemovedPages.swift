import UIKit

/// Pages that may have left a stack and still have something from the library, without keeping them alive.
///
/// They are noted when they may leave, so that pages that are covered by others need not be visited to find them.
@MainActor
struct RemovedPages {
    private var candidates = WeakTable<UIViewController, Void>()

    mutating func note(_ pages: [UIViewController]) {
        for page in pages { candidates[page] = () }
    }

    /// Returns the pages that have left a stack, each once.
    /// - Parameters:
    ///   - isAtRest: whether no transition is in progress that can take a page away or bring it back.
    ///   - isOnStack: whether a page is on the stack at rest.
    mutating func takeGone(
        from stack: UINavigationController, isAtRest: Bool, isOnStack: (UIViewController) -> Bool
    ) -> [UIViewController] {
        let pages = candidates.keys
        if isAtRest {
            candidates.removeAll()
            return pages.filter { !isOnStack($0) }
        }
        // The app can move a page to another place before UIKit has removed it here. UIKit removes the others later.
        let gone = pages.filter {
            $0.navigationController !== stack && $0.viewIfLoaded?.isDescendant(of: stack.view) != true
        }
        for page in gone { candidates[page] = nil }
        return gone
    }
}
