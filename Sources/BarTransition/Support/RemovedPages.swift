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

    /// Returns the pages that have left the stack and the window, each once.
    /// - Parameter stays: whether a page is on the stack and no transition is in progress that can take it away.
    mutating func takeGone(unless stays: (UIViewController) -> Bool) -> [UIViewController] {
        guard !candidates.isEmpty else { return [] }
        let pages = candidates.all.map(\.key)
        candidates.removeAll()
        var gone: [UIViewController] = []
        for page in pages where !stays(page) {
            if page.navigationController == nil, page.viewIfLoaded?.window == nil {
                gone.append(page)
            } else {
                // UIKit removes it later.
                candidates[page] = ()
            }
        }
        return gone
    }
}
