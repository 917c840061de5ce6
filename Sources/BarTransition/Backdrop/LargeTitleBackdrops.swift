import UIKit

/// The views that draw a bar's background under the large titles of its pages.
@MainActor
final class LargeTitleBackdrops {
    /// Called when one of the views is laid out.
    private let onLayout: () -> Void
    /// Called when one of them leaves the screen.
    private let onLeaving: () -> Void
    /// Returns what the library adds to a page's top inset for now, which is not part of the page's own distance between the
    /// large title and the content.
    var addedInset: (UIViewController) -> CGFloat = { _ in 0 }
    private var views = WeakTable<UIViewController, LargeTitleBackdropView>()

    /// The height of the row of buttons, and of a prompt above it, in points (measured on iOS 26.1). The bar draws its
    /// background to there. Where the row is higher, as on iPhone Duo, the bar tells when it first ends at the row.
    static let usualRowHeight: CGFloat = 54
    private static let promptHeight: CGFloat = 32
    private var rowHeight = LargeTitleBackdrops.usualRowHeight
    /// Less than a pixel, and more than a position differs by rounding, in points.
    static let rounding: CGFloat = 0.2
    /// A search bar that is not farther from a place than this, in points, counts as there.
    private static let searchBarTolerance: CGFloat = 1

    init(onLayout: @escaping () -> Void, onLeaving: @escaping () -> Void) {
        self.onLayout = onLayout
        self.onLeaving = onLeaving
    }

    /// Returns the view of a page, and creates it if there is none; nil if the bar draws the whole background.
    /// - Parameter replaced: a view of the same page, which the new view covers; nil to use the page's view. It stays in the page,
    ///   also where there is no new one, and goes with its background.
    func view(
        of page: UIViewController?, for background: BarAppearance.Background, shadow: BarAppearance.Shadow,
        in bar: UIView?, replacing replaced: LargeTitleBackdropView? = nil
    ) -> LargeTitleBackdropView? {
        guard let page, let bar = bar as? UINavigationBar else { return nil }
        guard background.isDrawn, let navigationController = bar.navigationController,
            drawsUnderTitle(of: page, in: navigationController), let scrollView = page.barScrollView
        else {
            // One that is replaced fades out, and goes with its background.
            if let view = views.removeValue(forKey: page), view !== replaced { view.removeFromSuperview() }
            return nil
        }
        if let view = views[page], view !== replaced, view.scrollView === scrollView { return view }
        if views[page] !== replaced { remove(page) }
        let view = LargeTitleBackdropView(background: background, shadow: shadow, in: scrollView)
        view.page = page
        view.fill.onLayout = onLayout
        view.onLeaving = onLeaving
        views[page] = view
        // The layout that follows can be part of an animation, as in a rotation, in which the new parts would grow from nothing.
        UIView.performWithoutAnimation {
            align(view, of: page, in: bar)
            view.placeParts()
        }
        return view
    }

    /// Whether a part of a page's background is in its scroll view, under its large title. A page that has left the stack keeps it:
    /// the page from which its automatic mode came can have gone with it.
    func drawsUnderTitle(of page: UIViewController, in navigationController: UINavigationController) -> Bool {
        navigationController.hasLargeTitleInPage(page)
            || views.contains(page) && !navigationController.viewControllers.contains { $0 === page }
    }

    /// Whether the page of a view has no large title any more.
    func isOutdated(_ view: LargeTitleBackdropView, in bar: UIView) -> Bool {
        guard let page = view.page, let navigationController = (bar as? UINavigationBar)?.navigationController else {
            return false
        }
        return !drawsUnderTitle(of: page, in: navigationController)
    }

    /// Whether a view is its page's, not one that was replaced.
    func isCurrent(_ view: LargeTitleBackdropView) -> Bool {
        view.page.flatMap { views[$0] } === view
    }

    /// Aligns a view with the bar. Call it while no transition moves the page.
    /// - Parameter comesFromAbove: whether to place it where it is before the bar comes over the top edge of the screen.
    func align(
        _ view: LargeTitleBackdropView, of page: UIViewController, in bar: UINavigationBar, comesFromAbove: Bool = false
    ) {
        guard let scrollView = view.scrollView, let root = page.viewIfLoaded, let container = bar.superview else {
            return
        }
        noteRow(of: page, in: bar)
        view.rowHeight = rowHeight
        let reference = root.isDescendant(of: container) ? container : root
        let top = scrollView.superview?.convert(scrollView.frame.origin, to: reference).y ?? 0
        let (place, isAway) = (barTop(of: bar, in: container), comesFromAbove || bar.isAway)
        view.align(
            rowBottom: place + height(above: view), scrollViewTop: top,
            ownInset: scrollView.additionalTopInset(in: page) - addedInset(page),
            lift: isAway ? .init(distance: place + bar.frame.height, aboveContent: place) : .init())
    }

    /// The top of the bar for a page that shows it. A hidden bar may be anywhere; then it is at the safe area. Beside a vertical
    /// bar (iOS 27.1) it is not there: the safe area of a page without a bar begins at the top of the screen.
    private func barTop(of bar: UINavigationBar, in container: UIView) -> CGFloat {
        bar.isHidden || bar.isHiddenByController ? container.safeAreaInsets.top : bar.frame.minY
    }

    /// The top of the bar, or the place from which it goes over the top edge of the screen.
    func place(of bar: UIView) -> CGFloat {
        guard let shown = bar as? UINavigationBar, shown.isAway, let container = bar.superview else {
            return bar.frame.minY
        }
        return barTop(of: shown, in: container)
    }

    /// Notes the height of the row if the bar over a page ends there: the bar is as high as with a large title until the title has
    /// scrolled away.
    private func noteRow(of page: UIViewController, in bar: UIView) {
        let height = bar.bounds.height - (page.shownItem.prompt == nil ? 0 : Self.promptHeight)
        // With a large title, a search bar or a prompt it is far higher, and in landscape it can be lower.
        guard page.shownItem.searchController == nil, (0..<16).contains(height - Self.usualRowHeight) else {
            return
        }
        rowHeight = height
    }

    /// The height of the bar above the large title that a view is under, as the view was aligned: both parts of the background meet
    /// there, also if the row turns out to be higher during a transition.
    private func height(above view: LargeTitleBackdropView) -> CGFloat {
        view.rowHeight + (view.page?.shownItem.prompt == nil ? 0 : Self.promptHeight)
    }

    /// The bottom of the row of buttons above a view.
    private func rowBottom(above view: LargeTitleBackdropView, in bar: UIView) -> CGFloat {
        max(place(of: bar), 0) + height(above: view)
    }

    /// Whether the bar over a page ends at the row of buttons above the title that a view is under.
    func endsAtRow(_ page: UIViewController?, of view: LargeTitleBackdropView?, in bar: UIView?) -> Bool {
        guard let page, let titled = view?.page, page.shownItem.searchController == nil,
            let navigationController = (bar as? UINavigationBar)?.navigationController,
            !navigationController.hasLargeTitle(page)
        else { return false }
        return (page.shownItem.prompt == nil) == (titled.shownItem.prompt == nil)
    }

    /// Whether the bar draws all of a background, since an active search covers the page with its results, or has taken the row away
    /// and with it the large title, and its search bar has come to its place.
    func isSearched(_ view: LargeTitleBackdropView, in bar: UIView) -> Bool {
        guard let page = view.page, let search = page.shownItem.searchController, search.isActive else { return false }
        if search.searchResultsController != nil, search.showsSearchResultsController { return true }
        guard search.searchBar.isDescendant(of: bar) else { return false }
        let frame = search.searchBar.convert(search.searchBar.bounds, to: bar.superview)
        let (row, tolerance) = (rowBottom(above: view, in: bar), Self.searchBarTolerance)
        // A search takes a prompt away too: then the whole bar ends above the former bottom of the row.
        guard frame.minY < row - tolerance, frame.maxY > row + tolerance || bar.frame.maxY < row - tolerance
        else { return false }
        // Until the search bar has come there, the content is still on its way too, and the background goes with the content.
        return search.searchBar.shownTop(in: bar.superview) - frame.minY < tolerance
    }

    /// Whether a view draws a part of the background below the row. A search bar that stays in the bar, below the row, is on the
    /// bar's background: if the page ends behind it, the bar draws all.
    func isShown(_ view: LargeTitleBackdropView, in bar: UIView) -> Bool {
        guard view.isShown, !isSearched(view, in: bar) else { return false }
        guard let searchBar = view.page?.shownItem.searchController?.searchBar, searchBar.isDescendant(of: bar)
        else { return true }
        let frame = searchBar.convert(searchBar.bounds, to: bar.superview)
        return frame.minY > rowBottom(above: view, in: bar) + Self.searchBarTolerance
            || view.pictureHeight > frame.maxY - Self.rounding
    }

    /// Returns the part of a background that the bar itself draws; nil for all of it.
    /// - Parameter height: the least height of the part, which is otherwise the bar's row.
    func cut(of fill: BackgroundFillView, in bar: UIView, atLeast height: CGFloat) -> BackgroundFillView.Cut? {
        guard let view = fill.titleBackdrop, let page = view.page else { return nil }
        noteRow(of: page, in: bar)
        if view.mode == .asLaidOut, !isShown(view, in: bar) { return nil }
        let row = max(rowBottom(above: view, in: bar), height)
        return BackgroundFillView.Cut(
            pictureHeight: max(view.pictureHeight, row), drawnHeight: view.mode == .whole ? 0 : row)
    }

    func remove(_ page: UIViewController) {
        views.removeValue(forKey: page)?.removeFromSuperview()
    }

    func removeAll() {
        for page in views.keys { remove(page) }
    }
}

extension UIScrollView {
    /// The additional top inset: the page's, and those of the view controllers inside it that contain the scroll view, such as a
    /// list in a child.
    func additionalTopInset(in page: UIViewController) -> CGFloat {
        var inset: CGFloat = 0
        for responder in sequence(first: self as UIResponder, next: { $0.next }) {
            guard let controller = responder as? UIViewController else { continue }
            inset += controller.additionalSafeAreaInsets.top
            if controller === page { return inset }
        }
        // One that is not in the page.
        return page.additionalSafeAreaInsets.top
    }
}

extension UINavigationBar {
    /// The navigation controller, whose view contains the bar.
    fileprivate var navigationController: UINavigationController? {
        superview?.next as? UINavigationController
    }

    /// Whether its navigation controller hides it, or is about to.
    var isHiddenByController: Bool { navigationController?.isNavigationBarHidden == true }

    /// Whether it goes over the top edge of the screen: it is hidden by then, and its view when it is gone.
    fileprivate var isAway: Bool { isHiddenByController && !isHidden && frame.maxY <= 0 }
}

extension UINavigationController {
    /// Whether a page of this controller can have its large title in its scroll view, from iOS 26: one that begins below the bar
    /// has not, and in a compact height there are none (fact m1.7). Whether it has one now depends on the scroll position too.
    func hasLargeTitleInPage(_ page: UIViewController) -> Bool {
        SystemDesign.current == .glass && traitCollection.verticalSizeClass != .compact && extendsUnderBar(page)
            && hasLargeTitle(page)
    }

    /// Whether a page of this controller has a large title below the buttons while its content is at the top.
    func hasLargeTitle(_ page: UIViewController) -> Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        let item = page.shownItem
        // The stack is searched only for an automatic mode: it can be deep, and a page that leaves is no longer in it.
        let mode = page.ownLargeTitleMode ?? largeTitleMode(below: page)
        // With a back button it is as always (comment of the constant in UINavigationItem.h).
        if #available(iOS 17.0, *), mode == .inline {
            return page.stackOfBackButton(in: self) != nil && item.hasBackButton
        }
        return mode != .never
    }

    /// The mode that an automatic one takes over from the page below (UINavigationItem.largeTitleDisplayMode); nil if there is none.
    private func largeTitleMode(below page: UIViewController) -> UINavigationItem.LargeTitleDisplayMode? {
        let pages = viewControllers
        return pages[..<(pages.lastIndex { $0 === page } ?? pages.endIndex)].uppermostLargeTitleMode
    }

    /// Whether a page extends under the bar, and so has a safe area there (`UIViewController.edgesForExtendedLayout`).
    func extendsUnderBar(_ page: UIViewController) -> Bool {
        page.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    }
}

extension UIViewController {
    /// The mode of this page, or of a nested navigation controller's pages; nil if it is automatic.
    fileprivate var ownLargeTitleMode: UINavigationItem.LargeTitleDisplayMode? {
        if let nested = self as? UINavigationController { return nested.viewControllers[...].uppermostLargeTitleMode }
        let mode = navigationItem.largeTitleDisplayMode
        return mode == .automatic ? nil : mode
    }

    /// The scroll view that the navigation bar observes, as far as public methods tell: the one that is set for the top
    /// edge, or the first one in the view.
    var barScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return contentScrollView(for: .top) ?? view.firstScrollView
    }
}

extension ArraySlice<UIViewController> {
    /// The uppermost mode that is not automatic. It allocates nothing, since the stack can be deep.
    @MainActor fileprivate var uppermostLargeTitleMode: UINavigationItem.LargeTitleDisplayMode? {
        for page in reversed() {
            if let mode = page.ownLargeTitleMode { return mode }
        }
        return nil
    }
}

extension UIView {
    /// The top of this view on the screen, during animations too, in the coordinates of a view around it. None between them scrolls.
    fileprivate func shownTop(in container: UIView?) -> CGFloat {
        var top: CGFloat = 0
        var view: UIView? = self
        while let current = view, current !== container {
            top += current.shownLayer.frame.minY
            view = current.superview
        }
        return top
    }

    fileprivate var firstScrollView: UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        // A lazy map would ask the view that has one twice, at each level.
        for view in subviews {
            if let scrollView = view.firstScrollView { return scrollView }
        }
        return nil
    }
}
