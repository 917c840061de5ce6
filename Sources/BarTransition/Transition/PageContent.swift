import UIKit

/// Moves one page's content up and down for a transition, and takes exactly that back afterwards. The app's own insets
/// are a base that is added to.
@MainActor
final class PageContent {
    let page: UIViewController
    private var addedInset: CGFloat = 0
    /// The inset as last written here: another one means that the app has set its own since.
    private var writtenInset: CGFloat?
    private var movedFrame: CGFloat = 0
    /// The frame as last written here: where UIKit has put the page elsewhere since, nothing is left to take back.
    private var writtenFrame: CGRect?
    private var scrolls: [HeldScroll] = []

    init(_ page: UIViewController) {
        self.page = page
    }

    /// Where the page's content begins, in the navigation controller's view, without the app's own insets.
    func top(in container: UIView) -> CGFloat {
        let view = page.view!
        return view.convert(CGPoint(x: view.bounds.minX, y: view.bounds.minY), to: container).y
            + view.safeAreaInsets.top - appInset
    }

    private var appInset: CGFloat { page.additionalSafeAreaInsets.top - (isOurs ? addedInset : 0) }
    private var isOurs: Bool { writtenInset == page.additionalSafeAreaInsets.top }

    /// Moves the content so that it begins at `top`; does nothing where it does.
    func move(to top: CGFloat, in container: UIView) {
        let inset = page.view.safeAreaInsets.top - appInset
        guard let shift = ContentShift(from: self.top(in: container), to: top, inset: inset) else { return }
        switch shift.means {
        case .safeArea: add(shift.distance)
        case .frame: moveFrame(by: shift.distance)
        }
    }

    /// Moves the page itself, where its inset cannot become small enough.
    private func moveFrame(by distance: CGFloat) {
        movedFrame = isWhereItWasPut ? movedFrame + distance : distance
        page.view.frame.origin.y += distance
        // Moved up, it must still reach the bottom of the screen.
        page.view.frame.size.height += max(0, -distance)
        writtenFrame = page.view.frame
    }

    private var isWhereItWasPut: Bool {
        let frame: CGRect = page.view.frame
        return writtenFrame.map { $0.minY == frame.minY && $0.height == frame.height } ?? false
    }

    /// Takes back what was added; the layout follows when it is asked for.
    /// - Parameter change: what has to be changed then, and may scroll the page.
    func restore(before change: () -> Void = {}) {
        let untouched = scrolls.filter(\.isUntouched)
        if addedInset != 0, isOurs { add(-addedInset) }
        addedInset = 0
        writtenInset = nil
        if isWhereItWasPut {
            page.view.frame.size.height -= max(0, -movedFrame)
            page.view.frame.origin.y -= movedFrame
        }
        movedFrame = 0
        writtenFrame = nil
        change()
        for scroll in untouched { scroll.restore() }
        scrolls = []
    }

    func layOut() {
        page.view.layoutIfNeeded()
    }

    private func add(_ distance: CGFloat) {
        keepingScrollPosition {
            addedInset = isOurs ? addedInset + distance : distance
            page.additionalSafeAreaInsets.top += distance
            writtenInset = page.additionalSafeAreaInsets.top
        }
    }

    /// Whether it can be seen at this moment; asking loads nothing.
    var isOnScreen: Bool { page.viewIfLoaded?.window != nil }

    /// Content at its top stays at its top by itself; content scrolled elsewhere stays where it is on the screen.
    func keepingScrollPosition(_ change: () -> Void) {
        let hold = scrollPositionHolder()
        change()
        hold()
    }

    /// Notes where scrolled content is on the screen at this moment.
    /// - Returns: what puts it there again.
    func scrollPositionHolder() -> () -> Void {
        let held = page.view.scrollViews.filter { $0.contentOffset.y > -$0.adjustedContentInset.top + 0.5 }
            .map { view in (scroll: heldScroll(view), place: HeldScroll.place(of: view)) }
        return {
            for (scroll, place) in held { scroll.hold(at: place) }
        }
    }

    private func heldScroll(_ view: UIScrollView) -> HeldScroll {
        if let scroll = scrolls.first(where: { $0.view === view }) { return scroll }
        let scroll = HeldScroll(view)
        scrolls.append(scroll)
        return scroll
    }
}

extension UIView {
    /// The scroll views here and below, without those inside of others.
    fileprivate var scrollViews: [UIScrollView] {
        if let scrollView = self as? UIScrollView { return [scrollView] }
        return subviews.flatMap(\.scrollViews)
    }
}
