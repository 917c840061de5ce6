import UIKit

/// Shifts a page's content vertically during a transition, and undoes exactly that afterwards. The app's own additional
/// insets are kept: the library adds to them.
@MainActor
final class PageContent {
    /// The top of a page's additional insets. The app's part is kept, since subtracting what was added would not always return it
    /// exactly.
    private struct InsetShift {
        let app: CGFloat
        let added: CGFloat
        var written: CGFloat { app + added }
    }

    let page: UIViewController
    private var insetShift: InsetShift?
    private var addedFrameOffset: CGFloat = 0
    /// The frame as last written here. If the current one differs, UIKit has set another since and nothing is undone.
    private var writtenFrame: CGRect?
    private var anchors: [ScrollAnchor] = []
    /// Where the content rests at its top in the window, and the bar's height above it; see `noteTop(under:)`.
    private var restingTop: (view: UIScrollView, position: CGFloat, barHeight: CGFloat)?
    /// The top of the content as noted by `noteContent(in:)`.
    private var notedTop: CGFloat?
    /// The offsets from before the transition that this one interrupts.
    private let heldOffsets: [(view: UIScrollView, offset: CGPoint)]
    /// The additional top insets around the page at first. They are the app's, and reach the page with a later layout.
    private let outerInsets: CGFloat
    /// The content of an active search over the page: it is presented, so the page's insets do not reach it.
    private var search: PageContent? {
        if foundSearch == nil, let controller = page.shownItem.searchController, controller.isActive,
            controller.viewIfLoaded?.window != nil
        {
            foundSearch = PageContent(controller)
        }
        return foundSearch
    }

    /// UIKit adds the search's view with that of a page that comes, after this object is made.
    private var foundSearch: PageContent?

    /// Whether the bar can minimize over the page, so that its insets belong to UIKit while the bar stays. A child can declare that
    /// late.
    var belongsToMinimization: Bool { page.shownItem.canMinimizeBar }

    /// - Parameter held: the same page's content in a transition that this one interrupts. What was scrolled there to keep the
    ///   content in its place is scrolled back to where it was before that one.
    init(_ page: UIViewController, after held: PageContent? = nil) {
        self.page = page
        outerInsets = page.outerTopInsets
        heldOffsets = held?.anchors.filter(\.isUnchanged).map { ($0.view, $0.originalOffset) } ?? []
        _ = search
    }

    /// The top of the page's content in the navigation controller's view, without the app's own additional insets.
    func top(in container: UIView) -> CGFloat {
        let view = page.view!
        return view.convert(CGPoint(x: view.bounds.minX, y: view.bounds.minY), to: container).y
            + view.safeAreaInsets.top - appInset
    }

    /// The same without the shift.
    func unshiftedTop(in container: UIView) -> CGFloat {
        top(in: container) - ownInset
    }

    /// The part of the page's additional top inset that is from here.
    var ownInset: CGFloat { currentInsetShift?.added ?? 0 }

    /// Whether the safe area is shifted.
    var isInsetShifted: Bool { ownInset != 0 }

    private var appInset: CGFloat { currentInsetShift?.app ?? page.additionalSafeAreaInsets.top }

    /// What has been written, unless the app has set its own inset since.
    private var currentInsetShift: InsetShift? {
        insetShift.flatMap { $0.written == page.additionalSafeAreaInsets.top ? $0 : nil }
    }

    /// Shifts the content to a top. Idempotent.
    /// - Parameter movesView: whether the page's view may be moved where its inset would become negative.
    func move(to top: CGFloat, in container: UIView, movesView: Bool = true) {
        search?.move(to: top, in: container, movesView: false)
        let inset = page.view.safeAreaInsets.top - appInset
        guard let shift = ContentShift(from: self.top(in: container), to: top, inset: inset) else { return }
        switch shift.means {
        case .safeArea: addInset(shift.distance)
        case .frame: if movesView { moveFrame(by: shift.distance) }
        }
    }

    /// Shifts the content of a page that is not in the hierarchy yet, before its first layout pass. Its view is not moved, since
    /// UIKit has yet to set its frame.
    func shiftBeforeLayout(by distance: CGFloat) {
        if abs(distance) >= ContentShift.threshold { writeInset(distance) }
    }

    /// UIKit keeps content at its top as insets grow. Content that is scrolled exactly as far as an inset is smaller for a while
    /// would be at its top until then, and lose its position. So the inset is greater by a distance that nobody sees.
    private static let distinction = ContentShift.threshold / 2

    /// Moves the content with the bar's bottom edge while the bar stays. Idempotent.
    ///
    /// The insets of a page whose bar can minimize are UIKit's alone. They are an input of the minimization, and so is the
    /// offset that UIKit changes with them: what is added here would come back as a bar that moves, and as other insets (an
    /// app that pushed from a minimized bar was laid out without end). Such a page moves its view, and only up, where nothing
    /// is uncovered, and only with its content at the top. Scrolled content stays where it is, under the bar.
    func follow(_ edge: CGFloat, in container: UIView) {
        guard belongsToMinimization else { return move(to: edge, in: container) }
        let distance = edge - top(in: container)
        if distance <= -ContentShift.threshold, isAtTop { moveFrame(by: distance) }
    }

    /// Whether nothing in the page is scrolled.
    var isAtTop: Bool {
        page.view.scrollViews.allSatisfy(\.isAtTop)
    }

    /// Moves the page's view, where its inset would become negative.
    private func moveFrame(by distance: CGFloat) {
        // In a higher view UIKit scrolls content that is at its end.
        noteScrollPositions()
        addedFrameOffset = isFrameOurs ? addedFrameOffset + distance : distance
        page.view.frame.origin.y += distance
        // It moves up, and must still reach the bottom of the screen.
        page.view.frame.size.height -= distance
        writtenFrame = page.view.frame
    }

    private var isFrameOurs: Bool {
        // Without a written frame the page's view, which may not be loaded, is not asked.
        guard let writtenFrame else { return false }
        return writtenFrame.minY == page.view.frame.minY && writtenFrame.height == page.view.frame.height
    }

    /// Undoes all shifts, without layout.
    /// - Parameter change: another change to make before scroll positions are restored, since it can scroll the page.
    func restore(before change: () -> Void = {}) {
        guard let search else { return restorePage(before: change) }
        search.restore { restorePage(before: change) }
    }

    private func restorePage(before change: () -> Void) {
        let unchanged = anchors.filter(\.isUnchanged)
        var restorePositions = {}
        if isInsetShifted {
            // What was scrolled since has no earlier position to return to, and stays where it is.
            restorePositions = saveScrollPositions()
            writeInset(-ownInset)
            // UIKit scrolls the content with the inset. While the other change is made, that must not count as the page's doing.
            for anchor in unchanged { anchor.noteOffset() }
        }
        insetShift = nil
        if isFrameOurs {
            page.view.frame.size.height += addedFrameOffset
            page.view.frame.origin.y -= addedFrameOffset
            // After a cancel UIKit can have set the same frame as was written here, and then undoing it moves the page off its place.
            // UIKit's layout puts it back.
            page.navigationController?.viewIfLoaded?.setNeedsLayout()
        }
        writtenFrame = nil
        change()
        restorePositions()
        for anchor in unchanged { anchor.restore() }
        anchors = []
        pullDownLargeTitle()
    }

    private func pullDownLargeTitle() {
        defer { restingTop = nil }
        guard let (view, position, barHeight) = restingTop, let navigationController = page.navigationController,
            // A search bar below the row can come back collapsed, too.
            navigationController.hasLargeTitle(page) || page.shownItem.searchController != nil
        else { return }
        let distance = position - ScrollAnchor.contentTop(of: view)
        // Anything else has moved the content for a reason of its own.
        let lost = barHeight - navigationController.navigationBar.frame.height
        guard distance >= ContentShift.threshold, abs(lost - distance) < 0.5 else { return }
        view.contentOffset.y -= distance
    }

    /// Whether nobody but UIKit has scrolled the page's content since its positions were noted.
    var isUnchanged: Bool { anchors.allSatisfy(\.isUnchanged) }

    /// Whether scrolled content is kept at its position.
    var isScrolled: Bool { !anchors.isEmpty || search?.isScrolled == true }

    /// Whether the page has set the inset of a scrolled view itself since its position was noted, as from its safe area in its
    /// layout.
    var setsInsets: Bool { anchors.contains(where: \.hasOtherInset) }

    func layOut() {
        keepingNotedPositions { page.view.layoutIfNeeded() }
        search?.layOut()
    }

    /// Undoes all shifts and lays the page out. Scrolled content is kept at its position until the next `restore()`.
    func restoreAndLayOut() {
        restore()
        noteScrollPositions()
        layOut()
    }

    /// Lays out the page and keeps scrolled content whose position has been noted, unless the page scrolls it itself meanwhile. A
    /// page can set the inset of its scroll view itself, from its safe area, and UIKit scrolls the content with it.
    func keepingNotedPositions(during layout: () -> Void) {
        let insets = anchors.map(\.view.adjustedContentInset.top)
        layout()
        let lowered = zip(anchors, insets).filter { $0.shrink(from: $1) >= 0.5 }
        for (anchor, inset) in lowered { anchor.scrollBack(afterInset: inset) }
        if isInsetShifted { distinguish(lowered.map(\.0), layout: layout) }
    }

    private func addInset(_ distance: CGFloat) {
        keepingScrollPosition { writeInset(distance) }
        distinguish(anchors)
    }

    /// Moves the inset a little where UIKit would take scrolled content for content at its top.
    /// - Parameter layout: lays out a page that sets the inset of its scroll view itself.
    private func distinguish(_ anchors: [ScrollAnchor], layout: () -> Void = {}) {
        let seeming = anchors.filter(\.seemsAtTop)
        guard !seeming.isEmpty else { return }
        writeInset(Self.distinction)
        layout()
        for anchor in seeming { anchor.scrollBack() }
    }

    private func writeInset(_ distance: CGFloat) {
        let shift = InsetShift(app: appInset, added: ownInset + distance)
        page.additionalSafeAreaInsets.top = shift.written
        insetShift = shift
    }

    /// Whether the page is on the screen. Does not load its view.
    var isOnScreen: Bool { page.viewIfLoaded?.window != nil }

    /// Makes a change and keeps scrolled content at its position on the screen. Content that is scrolled to its top
    /// stays at its top without help.
    func keepingScrollPosition(_ change: () -> Void) {
        let restorePositions = saveScrollPositions()
        change()
        restorePositions()
    }

    /// Makes a change of the bar and keeps the content until `restore()` where it is, or where it was noted.
    func hold(in container: UIView, during change: () -> Void) {
        let top = notedTop ?? top(in: container)
        keepingScrollPosition {
            change()
            move(to: top, in: container)
        }
    }

    /// Remembers where the content is, for `hold(in:during:)`, and the positions of scrolled content.
    func noteContent(in container: UIView) {
        notedTop = top(in: container)
        noteScrollPositions()
    }

    /// Remembers the positions of scrolled content, so that `restore()` takes back what UIKit scrolls with an inset that
    /// changes until then.
    /// - Parameter passingInset: a safe area above the content that UIKit may give the page for a moment before its own one.
    func noteScrollPositions(passing passingInset: CGFloat? = nil) {
        _ = saveScrollPositions()
        for anchor in anchors { anchor.passingInset = passingInset }
    }

    /// Remembers where the content rests at its top, for `restore()`. A bar with a large title can come back collapsed, as it was
    /// over the other page: UIKit scrolls the content up with it, and the content has to pull it down again.
    func noteTop(under bar: UINavigationBar) {
        guard let view = page.barScrollView, restsAtTop(view) else { return }
        restingTop = (view, ScrollAnchor.contentTop(of: view), bar.frame.height)
    }

    /// Leaves scrolled content where it is: `restore()` scrolls it no more.
    func forgetPositions() {
        anchors = []
        search?.forgetPositions()
    }

    /// Forgets the earlier position of content that UIKit has scrolled to its end because an inset below it got smaller. Call it
    /// for a page that stays: the inset does not come back, so the earlier position would be past the end.
    func leaveContentAtEnd() {
        anchors.removeAll(where: \.isAtEndOfSmallerInset)
        search?.leaveContentAtEnd()
    }

    /// Saves the positions of scrolled content on the screen. Content can rest beyond its top for a moment, where the bar of an
    /// interrupted transition has yet to come back.
    /// - Returns: a function that scrolls the content back to these positions.
    func saveScrollPositions() -> () -> Void {
        let saved = page.view.scrollViews.filter {
            !$0.isMoving && (!restsAtTop($0) || isBackAtHeldOffset($0))
        }
        .map { view in (anchor: anchor(of: view), position: ScrollAnchor.contentTop(of: view)) }
        let restoreSearch = search?.saveScrollPositions()
        return {
            restoreSearch?()
            for (anchor, position) in saved { anchor.scroll(toContentTop: position) }
        }
    }

    /// Whether content is at its top. Off the screen the safe area is as it was, or without the page's own inset.
    private func restsAtTop(_ view: UIScrollView) -> Bool {
        let distance = view.contentOffset.y + view.adjustedContentInset.top
        let missing = isOnScreen || !view.takesSafeArea ? 0 : pageInset(reaching: view)
        return [distance, distance + missing].contains { abs($0) <= 0.5 }
    }

    /// The part of the page's own inset that reaches a view, which can begin below the page's top.
    private func pageInset(reaching view: UIView) -> CGFloat {
        let inset = page.additionalSafeAreaInsets.top
        let top = page.view.convert(view.bounds.origin, from: view).y - page.view.bounds.minY
        return max(inset - top, min(inset, 0))
    }

    /// Whether content is where it was scrolled before the interrupted transition. With the insets that the page has for now, it
    /// can seem to be at its top.
    private func isBackAtHeldOffset(_ view: UIScrollView) -> Bool {
        heldOffsets.contains { $0.view === view && $0.offset == view.contentOffset }
    }

    private func anchor(of view: UIScrollView) -> ScrollAnchor {
        if let anchor = anchors.first(where: { $0.view === view }) {
            anchor.followPage()
            return anchor
        }
        let anchor = ScrollAnchor(
            view, of: page, from: heldOffsets.first { $0.view === view }?.offset, outerInsets: outerInsets)
        anchors.append(anchor)
        return anchor
    }
}

/// Keeps the content of one scroll view at its position on the screen, even if UIKit moves the view itself, as it does
/// with pages below an opaque bar that is shown or hidden.
@MainActor
private final class ScrollAnchor {
    let view: UIScrollView
    /// The page that contains it.
    private let page: UIViewController
    /// The offset to return to.
    private(set) var originalOffset: CGPoint
    /// The offset last written here, at first the present one.
    private var writtenOffset: CGPoint
    /// The bar's part of the top inset at that time.
    private var writtenInset: CGFloat
    /// Another top inset that UIKit may give the page for a moment after that time.
    var passingInset: CGFloat?
    /// The end of the contents with the app's own inset at that time.
    private var writtenEnd: CGFloat
    /// The inset below the contents at that time.
    private var writtenInsetBelow: CGFloat
    /// Whether the offset was beyond that end, as of contents that the page has just made shorter. UIKit moves it there for good.
    private var isPastEnd: Bool
    /// The view's own top inset at first.
    private let originalInset: CGFloat
    /// The additional top insets around the page as its positions began to be noted.
    private let outerInsets: CGFloat

    /// - Parameter originalOffset: the offset to return to; nil for the present one.
    init(_ view: UIScrollView, of page: UIViewController, from originalOffset: CGPoint?, outerInsets: CGFloat) {
        self.view = view
        self.page = page
        self.originalOffset = originalOffset ?? view.contentOffset
        writtenOffset = view.contentOffset
        writtenInset = Self.barInset(of: view, in: page)
        writtenEnd = Self.end(of: view)
        writtenInsetBelow = view.adjustedContentInset.bottom
        isPastEnd = Self.isPastEnd(view)
        originalInset = view.contentInset.top
        self.outerInsets = outerInsets
    }

    /// Whether the view has another top inset of its own than at first.
    var hasOtherInset: Bool { view.contentInset.top != originalInset }

    /// The top inset without the view's own one and those that the page and the view controllers inside it add, with which UIKit
    /// scrolls the content too.
    private static func barInset(of view: UIScrollView, in page: UIViewController) -> CGFloat {
        view.adjustedContentInset.top - view.contentInset.top - view.additionalTopInset(in: page)
    }

    /// The top of the content in the window.
    static func contentTop(of view: UIScrollView) -> CGFloat {
        top(of: view) - view.contentOffset.y
    }

    /// The end of the contents with the app's own inset below them.
    private static func end(of view: UIScrollView) -> CGFloat { view.contentSize.height + view.contentInset.bottom }

    /// The offset at which the contents end.
    private static func lastOffset(of view: UIScrollView) -> CGFloat {
        view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    }

    private static func isPastEnd(_ view: UIScrollView) -> Bool { view.contentOffset.y > lastOffset(of: view) + 0.5 }

    private static func top(of view: UIScrollView) -> CGFloat {
        view.superview?.convert(view.frame.origin, to: nil).y ?? view.frame.minY
    }

    func scroll(toContentTop position: CGFloat) {
        let offset = CGPoint(x: view.contentOffset.x, y: Self.top(of: view) - position)
        if abs(view.contentOffset.y - offset.y) > 0.01 { view.contentOffset = offset }
        noteOffset()
    }

    /// Takes the present offset as the one last written here.
    func noteOffset() {
        writtenOffset = view.contentOffset
        writtenInset = Self.barInset(of: view, in: page)
        // A smaller inset below the same contents is no reason.
        let canBePast = isPastEnd || Self.end(of: view) != writtenEnd
        isPastEnd = canBePast && Self.isPastEnd(view)
        writtenEnd = Self.end(of: view)
        writtenInsetBelow = view.adjustedContentInset.bottom
    }

    /// Whether the offset is the one last written here, or the one to which UIKit has moved it: with an inset that changed later,
    /// or to the end of the same contents, which a smaller inset below them does not let go as far. Any other one is the page's, the
    /// user's, or that of other insets around the page.
    var isUnchanged: Bool {
        guard page.parent == nil || page.outerTopInsets == outerInsets else { return false }
        if isAtNewEnd { return true }
        let moved = view.contentOffset.y - writtenOffset.y
        let inset = Self.barInset(of: view, in: page)
        let isShrink = [writtenInset, passingInset].contains { $0.map { abs(moved - ($0 - inset)) < 0.01 } == true }
        return view.contentOffset.x == writtenOffset.x && (moved == 0 || isShrink)
    }

    /// Whether UIKit has moved the offset back to the end of the same contents, since an inset below them got smaller or the view
    /// got higher.
    private var isAtNewEnd: Bool {
        let (offset, end) = (view.contentOffset.y, Self.lastOffset(of: view))
        return Self.end(of: view) == writtenEnd && !isPastEnd && offset < writtenOffset.y && writtenOffset.y > end
            && abs(offset - end) < 0.5
    }

    /// The same, only for a smaller inset.
    var isAtEndOfSmallerInset: Bool { isAtNewEnd && view.adjustedContentInset.bottom < writtenInsetBelow - 0.5 }

    /// Whether scrolled content is where UIKit takes it for content at its top.
    var seemsAtTop: Bool {
        writtenOffset == view.contentOffset
            && abs(view.contentOffset.y + view.adjustedContentInset.top) < ContentShift.threshold
    }

    /// Scrolls back to the offset last written here. In the model an offset is a whole number of pixels, so there is nothing to do;
    /// whether UIKit rounds what it adds itself, no source tells.
    func scrollBack() {
        if view.contentOffset != writtenOffset { view.contentOffset = writtenOffset }
        noteOffset()
    }

    /// Scrolls back if the content has moved exactly with a top inset that has become smaller in a layout.
    /// - Parameter inset: the top inset before the layout.
    func scrollBack(afterInset inset: CGFloat) {
        let moved = view.contentOffset.y - writtenOffset.y
        if view.contentOffset.x == writtenOffset.x, abs(moved - shrink(from: inset)) < 0.5 { scrollBack() }
    }

    /// How much smaller the top inset is than an earlier one.
    func shrink(from inset: CGFloat) -> CGFloat { inset - view.adjustedContentInset.top }

    /// Moves the original offset as far as the page or the user has scrolled since.
    func followPage() {
        if !isUnchanged {
            originalOffset.x = view.contentOffset.x
            originalOffset.y += view.contentOffset.y - writtenOffset.y
        }
        noteOffset()
    }

    /// Scrolls back to the original offset.
    func restore() {
        if view.contentOffset != originalOffset { view.contentOffset = originalOffset }
    }
}

extension UIViewController {
    /// The additional top insets of the view controllers around this one.
    fileprivate var outerTopInsets: CGFloat {
        sequence(first: self, next: \.parent).dropFirst().reduce(0) { $0 + $1.additionalSafeAreaInsets.top }
    }
}

extension UIScrollView {
    /// Whether the user or a deceleration moves the content, so that UIKit sets the offset again in the next frame. A
    /// touch alone, as of a swipe back, does not move it.
    fileprivate var isMoving: Bool { isDragging || isDecelerating }

    /// Whether the top inset can contain the safe area, or does: with `.automatic` also that of a page's scroll view whose contents
    /// fit. If the app has scrolled those up under the bar, as with a pager's offset of 0, the views inside have the safe area.
    fileprivate var takesSafeArea: Bool {
        contentInsetAdjustmentBehavior != .never
            && (contentSize.height > bounds.height || alwaysBounceVertical || contentOffset.y < -contentInset.top - 0.5)
    }
}

extension UIView {
    /// The scroll views in this hierarchy. Those inside another one are among them only if that one does not take the safe area, as
    /// a pager.
    fileprivate var scrollViews: [UIScrollView] {
        guard let scrollView = self as? UIScrollView else { return subviews.flatMap(\.scrollViews) }
        return scrollView.takesSafeArea ? [scrollView] : [scrollView] + subviews.flatMap(\.scrollViews)
    }
}
