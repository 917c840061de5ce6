import UIKit

/// Remembers where the content of pages begins below the bar, so that a page that comes can be laid out at the bar's old
/// bottom edge in its first layout pass. No method of UIKit tells a bar's height before UIKit has laid out the page.
///
/// What is remembered is only a guess: if it is wrong, the page is laid out once more.
@MainActor
final class ContentTops {
    /// What decides about a bar's height over a page that is not scrolled.
    struct Kind: Hashable {
        var hasLargeTitle: Bool
        var hasPrompt: Bool
        var hasSearchBar: Bool
    }

    /// All tops are forgotten when this changes.
    private struct Geometry: Equatable {
        var size: CGSize
        var safeAreaTop: CGFloat
    }

    private var geometry: Geometry?
    private var tops: [Kind: CGFloat] = [:]
    /// Those of pages below the top.
    private var topsOfPages = WeakTable<UIViewController, CGFloat>()

    /// The top that a page's content is expected to have, in the navigation controller's view, without the app's own
    /// insets. Nil if that is unknown.
    /// - Parameter returns: whether the page was on the screen before.
    func expectedTop(
        of page: UIViewController, returns: Bool, in navigationController: UINavigationController
    ) -> CGFloat? {
        updateGeometry(of: navigationController)
        return returns ? topsOfPages[page] : tops[kind(of: page, in: navigationController)]
    }

    /// Stores a top for other pages with the same kind of bar.
    func note(_ top: CGFloat, of page: UIViewController, in navigationController: UINavigationController) {
        updateGeometry(of: navigationController)
        tops[kind(of: page, in: navigationController)] = top
    }

    /// Stores the top of a page that is covered by another one, for the time when it returns; nil if the bar does not
    /// change its height, or if the page is scrolled and its large title may be in between.
    func keep(_ top: CGFloat?, of page: UIViewController) { topsOfPages[page] = top }

    private func updateGeometry(of navigationController: UINavigationController) {
        let view: UIView = navigationController.view
        let current = Geometry(size: view.bounds.size, safeAreaTop: view.safeAreaInsets.top)
        guard current != geometry else { return }
        geometry = current
        tops = [:]
        topsOfPages.removeAll()
    }

    /// Whether the bar over a page is shown or hidden as planned, and still of the kind that was noted, if one was. If the app or an
    /// update changes that, UIKit scrolls the page with it.
    func isBar(
        over page: UIViewController, hidden isHidden: Bool, ofKind noted: Kind?,
        in navigationController: UINavigationController
    ) -> Bool {
        navigationController.isNavigationBarHidden == isHidden
            && (noted == nil || noted == kind(of: page, in: navigationController))
    }

    func kind(of page: UIViewController, in navigationController: UINavigationController) -> Kind {
        let item = page.shownItem
        return Kind(
            hasLargeTitle: navigationController.hasLargeTitle(page), hasPrompt: item.prompt != nil,
            hasSearchBar: item.searchController != nil)
    }
}
