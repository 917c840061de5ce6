import UIKit

/// Draws the declared background of a bar. It is a subview of the bar, behind the bar's content, and extends to the
/// edge of the screen. It follows the bar's size by autoresizing.
///
/// It is in the bar only while it draws something, so that a bar that always has UIKit's own background has no foreign
/// subview. UIKit may order the bar's subviews anew at any time, so the view does not depend on its index: its layer's
/// `zPosition` puts it behind UIKit's own background, which is transparent while this view draws.
@MainActor
final class BarBackdropView: UIView {
    private weak var bar: UIView?
    private let edge: BarEdge
    /// Whether bars at this edge minimize on this system: navigation bars from iOS 27.
    private let barCanMinimize: Bool
    private var fill: BackgroundFillView
    /// The background from before the change in progress.
    private var previousFill: BackgroundFillView?
    /// The hidden view of the last background of one color that has gone, for the next background: a push and the pop back need
    /// no new views. Others are released with their images.
    private var spareFill: BackgroundFillView?
    private var sliding: SlidingBackgrounds?
    /// What was shown before a change that is prepared and not animated yet.
    private var unanimated: Unanimated?
    /// The outgoing backgrounds of slides that were interrupted (from iOS 26): they move out with their pages. In front is the one
    /// that went first, as its page is: each pop takes the page below the last one.
    private var leaving: [SlidingBackgrounds.Leaving] = []
    /// The outgoing backgrounds of cross-fades that the next change interrupted. They stay below the one that still fades in
    /// until the last change has ended. In a slide they move with the outgoing one.
    private var covered: [BackgroundFillView] = []
    /// All outgoing backgrounds that are still laid out, the last one in front.
    private var outgoingFills: [BackgroundFillView] { covered + [previousFill].compactMap(\.self) }
    /// The page whose background is shown, or that comes in a change in progress.
    private weak var page: UIViewController? {
        didSet {
            if pageCanMinimize { mayBeMinimized = true }
        }
    }
    /// Whether the page slides behind another one, and the bar with it.
    private var isBehind = false
    /// The page whose background goes in a change in progress.
    private weak var previousPage: UIViewController?
    private lazy var titles = LargeTitleBackdrops(
        onLayout: { [weak self] in self?.layOutFills() }, onLeaving: { [weak self] in self?.setNeedsLayout() })
    /// Whether the page that goes keeps the part under its title, since its background is the next page's too.
    private var keepsPreviousTitleBackdrop = false
    /// Whether the page is at rest without a bar, and so has no large title.
    private var isWithoutBar = false
    /// The results of a search that come as the user types cover the page's part of the background.
    private lazy var searchText = TextChangeObserver { [weak self] in self?.setNeedsLayout() }
    private var isLayingOutFills = false
    private var place: Place?
    private var lowestTop: CGFloat?
    /// Whether that may be from before the width changed: until the bar is at its place or below.
    private var isLowestTopOfOtherWidth = false
    /// The top of the safe area before it changed, where the bar is until UIKit lays it out.
    private var outdatedTop: CGFloat?
    /// Whether the bar could minimize for a page since the size of the screen last changed. UIKit can minimize it, or bring it
    /// back, before it calls the library for the page.
    private var mayBeMinimized = false
    /// The height of the part that the bar drew before a change on the same page. Its row becomes lower at once if a prompt goes,
    /// and the rest of the background follows in the animation.
    private var heldHeight: CGFloat?
    /// The top with which the backgrounds were last laid out.
    private var laidOutTop: CGFloat?

    /// Creates the view without inserting it. It shows UIKit's own background, that is, nothing.
    init(of bar: UIView, edge: BarEdge) {
        self.bar = bar
        self.edge = edge
        barCanMinimize = edge == .top && SystemVersion.isAtLeast(27)
        fill = BackgroundFillView(background: .system, shadow: .automatic)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        layer.zPosition = -1
        addSubview(fill)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarBackdropView cannot be decoded; attachBarTransition() creates it.")
    }

    // MARK: In the bar

    /// Whether there is anything to draw, now or during the change in progress.
    private var isNeeded: Bool {
        fill.background.isDrawn || previousFill?.background.isDrawn == true || !leaving.isEmpty || !covered.isEmpty
    }

    /// Inserts the view into the bar if it draws something, also after other code has removed it, and removes it
    /// otherwise. Idempotent.
    func updatePresence() {
        guard let bar else { return }
        // Notes the bar's place also without a background: a bar that is hidden before it has one is no longer there.
        let top = wholeTop(of: bar)
        guard isNeeded else { return removeFromSuperview() }
        guard superview !== bar else {
            // UIKit may have moved the bar without laying out what is in it.
            if laidOutTop != top { setNeedsLayout() }
            return
        }
        UIView.performWithoutAnimation {
            frame = bar.bounds
            bar.insertSubview(self, at: 0)
            layOutFills()
        }
    }

    // MARK: Changing

    /// The background that is shown, or that comes in the change in progress.
    var background: BarAppearance.Background { fill.background }

    /// The hairline that is shown, or that comes in the change in progress.
    var shadow: BarAppearance.Shadow { fill.shadow }

    /// The color on the screen while an interpolation is in progress.
    var changingColor: UIColor? { fill.changingColor }

    /// Shows the start of a change. Call it outside of an animation, then `animate(_:shadow:)` inside one.
    /// - Parameter page: the view controller that declares the new background; nil for a toolbar.
    func prepare(
        _ change: BackgroundChange, to background: BarAppearance.Background, shadow: BarAppearance.Shadow,
        of page: UIViewController? = nil
    ) {
        isWithoutBar = false
        keepsPreviousTitleBackdrop = false
        unanimated = Unanimated(
            fill: fill, titleBackdrop: fill.titleBackdrop, previousFill: previousFill, sliding: sliding,
            page: self.page, previousPage: previousPage)
        let isSamePage = page === self.page
        let returns = page != nil && page === previousPage
        if !isSamePage { previousPage = self.page }
        heldHeight = isSamePage ? fill.drawnHeight : nil
        self.page = page
        // The page can have another scroll view than before, or a large title only now: the part under it begins as the present
        // background, like the part in the bar.
        if isSamePage, let page, fill.titleBackdrop != nil || previousFill == nil,
            fill.titleBackdrop?.scrollView !== page.barScrollView
        {
            updateTitleBackdrop(of: page, shadow: fill.shadow)
        }
        switch change {
        case .none:
            // A change in progress goes on: its backgrounds move with their pages.
            if isBehind { endChange(keepsLeaving: true) }
            fill.overrideUserInterfaceStyle = style(of: page)
            // The same background may be declared again while it fades in.
            fill.show(background, endsInterpolation: false)
            if isSamePage { fill.titleBackdrop?.fill.show(background, endsInterpolation: false) }
            // Where nothing slides, each page has its own part under its own title: the one that comes or, if that has none, the one
            // that goes. Only for a uniform background: the height of any other is the bar's, which changes.
            if !isSamePage, fill.titleBackdrop != nil {
                if let view = titles.view(of: page, for: background, shadow: shadow, in: superview) {
                    fill.titleBackdrop = view
                    resetTitleBackdrop(shadow: shadow)
                    holdTitleBackdrop(of: fill)
                } else if previousFill == nil, background.isUniform,
                    titles.endsAtRow(page, of: fill.titleBackdrop, in: superview)
                {
                    keepsPreviousTitleBackdrop = true
                    holdTitleBackdrop(of: fill)
                }
            }
            styleTitleBackdrop(of: fill)
        case .interpolate(let from, let to):
            endChange(keepsLeaving: true)
            fill.overrideUserInterfaceStyle = style(of: page)
            if isSamePage { styleTitleBackdrop(of: fill) }
            fill.prepareInterpolation(from: from, to: to, background: background)
            if isSamePage {
                fill.titleBackdrop?.fill.prepareInterpolation(from: from, to: to, background: background)
            }
        case .crossFade:
            exchangeFill(for: background, shadow: shadow, of: page)
            updateTitleBackdrop(of: page, shadow: shadow)
            // Between two pages UIKit fades the hairline of its own background itself.
            if !isSamePage, SystemDesign.current == .classic {
                for fill in outgoingFills + [fill] where !fill.background.isDrawn { fill.show(.none) }
            }
            fill.setVisible(false)
            // What an interrupted slide has left in the page is still seen there.
            if !isLeft(page) { fill.titleBackdrop?.fill.setVisible(false) }
            bringSubviewToFront(fill)
        case .slide(let slide) where returns && turnSlide(to: slide):
            fill.overrideUserInterfaceStyle = style(of: page)
            if fill.background != background { fill.show(background) }
            // The page can have scrolled its title away meanwhile, or have another scroll view. A color goes on changing.
            updateTitleBackdrop(of: page, shadow: shadow, endsInterpolation: false)
            show(shadow, of: fill)
        case .slide(let slide):
            exchangeFill(for: background, shadow: shadow, of: page, in: slide)
            updateTitleBackdrop(of: page, shadow: shadow)
            sliding = previousFill.map { SlidingBackgrounds(slide, from: $0, to: fill, below: covered) }
            if let front = sliding?.front, subviews.last !== front { bringSubviewToFront(front) }
        }
        fill.page = page
        bringLeavingToFront(change)
        updatePresence()
        holdTitleBackdrops()
        layOutFills()
    }

    /// Takes back a change that was prepared and not animated, for another one from the same background. What was prepared in the
    /// same view is replaced by the next `prepare` or `show`.
    func takeBack() {
        guard let before = unanimated else { return }
        (page, previousPage) = (before.page, before.previousPage)
        guard fill !== before.fill else { return fill.titleBackdrop = before.titleBackdrop }
        if fill === before.previousFill {
            // A slide was turned round.
            (fill, previousFill, sliding) = (before.fill, before.previousFill, before.sliding)
        } else {
            if let returning = before.returning {
                removeTitleBackdrop(of: fill)
                leaving.insert(returning.background, at: returning.index)
            } else {
                remove(fill)
            }
            (fill, previousFill, sliding) = (before.fill, nil, nil)
        }
    }

    /// What was shown before a change was prepared.
    private struct Unanimated {
        let fill: BackgroundFillView
        let titleBackdrop: LargeTitleBackdropView?
        let previousFill: BackgroundFillView?
        let sliding: SlidingBackgrounds?
        /// The background that still moved out and is the new one's, with its place among the others.
        var returning: (background: SlidingBackgrounds.Leaving, index: Int)?
        weak var page: UIViewController?
        weak var previousPage: UIViewController?
    }

    /// Turns the slide in progress round if the page that goes comes back before it is gone. Its views go on from where they
    /// are, as UIKit's pages do.
    /// - Returns: false if there is no slide in the other direction.
    private func turnSlide(to slide: PageSlide) -> Bool {
        guard let sliding, let previousFill, sliding.slide.comesInFront != slide.comesInFront else { return false }
        self.sliding?.slide = slide
        (fill, self.previousFill) = (previousFill, fill)
        return true
    }

    /// Whether backgrounds still slide with their pages when the next change begins, also if that one is prepared and can be
    /// taken back. Then each of the next two pages has a background of its own, also if both are the same: one view cannot move
    /// with both.
    var isSliding: Bool {
        guard let unanimated else { return sliding != nil || !leaving.isEmpty }
        return unanimated.sliding != nil || unanimated.returning != nil || !leaving.isEmpty
    }

    /// The page that an interrupted pop takes away is in front of all others but one that is pushed.
    private func bringLeavingToFront(_ change: BackgroundChange) {
        for leaving in leaving where leaving.isInFront {
            if case .slide(let slide) = change, slide.comesInFront {
                insertSubview(leaving.view, belowSubview: fill)
            } else {
                bringSubviewToFront(leaving.view)
            }
        }
    }

    /// Removes what a canceled change of the page that is shown has left: a background there is not where the page is.
    private func removeLeaving(of page: UIViewController?) {
        guard let page else { return }
        for leaving in leaving where leaving.view.page === page { leaving.view.removeFromSuperview() }
        leaving.removeAll { $0.view.page === page }
    }

    /// Whether a page that is on the screen has its part of a background that an interrupted slide has left.
    private func isLeft(_ page: UIViewController?) -> Bool {
        guard let page, page.viewIfLoaded?.window != nil else { return false }
        return leaving.contains { $0.view.page === page }
    }

    /// Takes the background that still moves out with a page that comes back now.
    private func takeLeaving(of page: UIViewController?, in slide: PageSlide) -> BackgroundFillView? {
        guard let page,
            let index = leaving.lastIndex(where: { $0.view.page === page && $0.isInFront == slide.comesInFront })
        else { return nil }
        let returning = leaving.remove(at: index)
        unanimated?.returning = (returning, index)
        return returning.view
    }

    /// - Parameter slide: how the new background comes: one that still moves out goes on from where it is, as its page does; nil for
    ///   a background that does not slide.
    private func exchangeFill(
        for background: BarAppearance.Background, shadow: BarAppearance.Shadow, of page: UIViewController?,
        in slide: PageSlide? = nil
    ) {
        endChange(keepsLeaving: true)
        previousFill = fill
        let returning = slide.flatMap { takeLeaving(of: page, in: $0) }
        if let present = returning ?? spareFill {
            fill = present
            if returning == nil { spareFill = nil }
            if returning != nil || !leaving.isEmpty || !covered.isEmpty { bringSubviewToFront(fill) }
            fill.show(background)
            fill.show(shadow)
        } else {
            fill = BackgroundFillView(background: background, shadow: shadow)
            addSubview(fill)
        }
        fill.overrideUserInterfaceStyle = style(of: page)
        updatePresence()
    }

    /// The interface style in which a page's background is drawn: the one that its item forces on the bar (iOS 27). Whether
    /// UIKit gives it to the bar's subviews, and when during a transition, is not documented. Each background keeps its own
    /// from its first to its last frame, since UIKit changes a style in one step: dynamic colors and materials that are half
    /// gone, or half there, would flash.
    private func style(of page: UIViewController?) -> UIUserInterfaceStyle {
        page?.shownItem.forcedInterfaceStyle ?? .unspecified
    }

    /// Shows the end of a prepared change. Call it inside an animation.
    func animate(_ change: BackgroundChange, shadow: BarAppearance.Shadow) {
        unanimated = nil
        switch change {
        case .none:
            show(shadow, of: fill)
            fadeOutgoing(behindBackground: true, shadow)
        case .interpolate(_, let color):
            fill.finishInterpolation()
            fill.titleBackdrop?.fill.finishInterpolation()
            show(shadow, of: fill)
            fadeOutgoing(behindBackground: color.isOpaque(in: fill.traitCollection), shadow)
        case .crossFade(let fadesOutFrom):
            holdTitleBackdrops()
            showLateTitleBackdrop(shadow: shadow, isVisible: false)
            setVisible(true, fill)
            fadeOutgoing(behindBackground: !fadesOutFrom, shadow)
        case .slide:
            showLateTitleBackdrop(shadow: shadow, isVisible: true)
            holdTitleBackdrops()
            sliding?.finish()
        }
        layOutFills()
    }

    /// Fades out the outgoing backgrounds and hairlines that the new ones do not cover. They would be seen through the new ones until
    /// the end of the change, and vanish there in one step. In a slide they go with their page.
    /// - Parameter isCovered: whether the background covers those that go.
    private func fadeOutgoing(behindBackground isCovered: Bool, _ shadow: BarAppearance.Shadow) {
        guard sliding == nil else { return }
        let coversHairline = shadow.isOpaque(in: fill.traitCollection)
        for fill in outgoingFills {
            if !isCovered { setVisible(false, fill) } else if !coversHairline { show(.none, of: fill) }
        }
    }

    private func show(_ shadow: BarAppearance.Shadow, of fill: BackgroundFillView) {
        fill.show(shadow)
        fill.titleBackdrop?.fill.show(shadow)
    }

    private func setVisible(_ isVisible: Bool, _ fill: BackgroundFillView) {
        fill.setVisible(isVisible)
        fill.titleBackdrop?.fill.setVisible(isVisible)
    }

    /// Shows a background without animation and ends a change in progress.
    /// - Parameters:
    ///   - page: the view controller that declares the background; nil for a toolbar.
    ///   - isBehind: whether the page slides behind another one, and the bar with it.
    ///   - keepsLeaving: whether backgrounds that still move or fade go on, since a transition begins.
    func show(
        _ background: BarAppearance.Background, shadow: BarAppearance.Shadow, of page: UIViewController? = nil,
        isBehind: Bool = false, keepsLeaving: Bool = false
    ) {
        unanimated = nil
        keepsPreviousTitleBackdrop = false
        self.page = page
        heldHeight = nil
        UIView.performWithoutAnimation {
            endChange(keepsLeaving: keepsLeaving)
            if keepsLeaving {
                removeLeaving(of: page)
                bringLeavingToFront(.none)
            }
            fill.page = page
            fill.overrideUserInterfaceStyle = style(of: page)
            fill.show(background, endsInterpolation: !keepsLeaving)
            fill.show(shadow)
            updatePresence()
            isWithoutBar = !keepsLeaving && isBarHidden && !isBarMovingOut
            updateTitleBackdrop(of: page, shadow: shadow, endsInterpolation: !keepsLeaving)
            self.isBehind = isBehind
            layOutFills()
            if !keepsLeaving {
                // What was below a background that still fades in is gone, so that background has to be whole at once.
                fill.endFade()
                fill.titleBackdrop?.fill.endFade()
            }
        }
    }

    // MARK: Large titles

    /// What the library adds to a page's top inset for now.
    var addedInset: (UIViewController) -> CGFloat {
        get { titles.addedInset }
        set { titles.addedInset = newValue }
    }

    /// Whether a part of a page's background is in its scroll view, under its large title.
    func drawsUnderTitle(of page: UIViewController, in navigationController: UINavigationController) -> Bool {
        titles.drawsUnderTitle(of: page, in: navigationController)
    }

    /// Removes what is drawn in a page that has left the stack.
    func removeTitleBackdrop(of page: UIViewController) { titles.remove(page) }

    /// Gives the current background the view that draws its part under the page's large title, if there is one.
    private func updateTitleBackdrop(
        of page: UIViewController?, shadow: BarAppearance.Shadow, endsInterpolation: Bool = true
    ) {
        // A part that still fades out in the page goes on under the new one, also if the page comes back meanwhile.
        let outgoing = outgoingFills.compactMap(\.titleBackdrop)
        fill.titleBackdrop = titles.view(
            of: page, for: fill.background, shadow: shadow, in: superview,
            replacing: outgoing.last { $0.page === page })
        resetTitleBackdrop(shadow: shadow, endsInterpolation: endsInterpolation)
    }

    /// Takes the current page's part of the background away while the page has no bar, or while a search covers it.
    private func updateIsWithoutBar() {
        guard let bar = superview, let view = fill.titleBackdrop else { return }
        view.isWithoutBar = isWithoutBar || titles.isSearched(view, in: bar)
    }

    private var isBarHidden: Bool { (superview as? UINavigationBar)?.isHiddenByController == true }

    /// Whether a hidden bar still moves out over the top edge. One that is hidden without animation does not, even if UIKit hides
    /// its view later.
    private var isBarMovingOut: Bool {
        guard let bar = superview, !bar.isHidden, bar.layer.animationKeys() != nil else { return false }
        return bar.shownLayer.frame.minY > bar.frame.minY + 0.5
    }

    /// Whether a bar that was hidden is shown outside of a transition, with which UIKit moves it sideways.
    private var comesFromAbove: Bool {
        guard fill.titleBackdrop != nil, !isBarHidden, let navigationController = page?.navigationController
        else { return false }
        return navigationController.transitionCoordinator == nil
    }

    /// Has the part under a large title come with its bar from above the screen. What is in the bar is as before.
    private func bringTitleBackdrop() {
        guard let bar = superview as? UINavigationBar, let page, let view = fill.titleBackdrop else { return }
        UIView.performWithoutAnimation {
            titles.align(view, of: page, in: bar, comesFromAbove: true)
            view.placeParts()
        }
        alignTitleBackdrop()
        UIView.performWithoutAnimation { layOutFills(in: bar) }
    }

    /// Shows the current background in its part under the large title.
    private func resetTitleBackdrop(shadow: BarAppearance.Shadow, endsInterpolation: Bool = true) {
        // It may have moved out of an interrupted transition.
        fill.titleBackdrop?.mode = .asLaidOut
        updateIsWithoutBar()
        styleTitleBackdrop(of: fill)
        fill.titleBackdrop?.fill.show(fill.background, endsInterpolation: endsInterpolation)
        fill.titleBackdrop?.fill.show(shadow)
    }

    /// Gives the part under a large title the interface style of the part in the bar: the page around it can have its own.
    private func styleTitleBackdrop(of fill: BackgroundFillView) {
        let forced = fill.overrideUserInterfaceStyle
        fill.titleBackdrop?.overrideUserInterfaceStyle =
            forced == .unspecified ? superview?.traitCollection.userInterfaceStyle ?? .unspecified : forced
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for fill in outgoingFills + [fill] { styleTitleBackdrop(of: fill) }
        // At a compact height no title is large. A cross-fade or a slide looks again at its end.
        guard previousFill == nil, !keepsPreviousTitleBackdrop,
            previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        else { return }
        UIView.performWithoutAnimation { updateTitleBackdrop(of: page, shadow: fill.shadow) }
        setNeedsLayout()
    }

    /// Looks for another scroll view of the page, and for a title that is not large any more, of which UIKit tells nobody.
    func checkScrollView() {
        guard fill.background.isDrawn else { return }
        if let bar = superview, let view = fill.titleBackdrop, titles.isOutdated(view, in: bar) {
            updateTitleBackdrop(of: page, shadow: fill.shadow)
        }
        if fill.titleBackdrop?.scrollView !== page?.barScrollView { setNeedsLayout() }
    }

    /// Keeps the way in which two backgrounds are drawn while their pages' content moves: as at the start or, if a large
    /// title appears, as at the end.
    private func holdTitleBackdrops() {
        guard let previousFill else { return }
        for fill in [previousFill, fill] { holdTitleBackdrop(of: fill) }
    }

    private func holdTitleBackdrop(of fill: BackgroundFillView) {
        guard let bar = superview, let view = fill.titleBackdrop else { return }
        // A search that hid it can have ended since the last layout.
        view.isWithoutBar = titles.isSearched(view, in: bar)
        guard titles.isShown(view, in: bar) else { return }
        // The back page is dimmed by UIKit, and the part of its background in the bar would not be. But a background that still
        // fades in stays in the bar, above those that it has yet to cover.
        let isAlone = sliding?.isBackAlone ?? covered.isEmpty
        view.mode = isAlone && (isBehind || sliding?.back === fill) ? .whole : .underRow
    }

    /// A page that comes may have its scroll view, or another one, only now, in the transition's animation.
    private func showLateTitleBackdrop(shadow: BarAppearance.Shadow, isVisible: Bool) {
        guard fill.titleBackdrop?.scrollView !== page?.barScrollView else { return }
        UIView.performWithoutAnimation {
            updateTitleBackdrop(of: page, shadow: shadow)
            fill.titleBackdrop?.fill.setVisible(isVisible)
        }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview == nil else { return }
        for fill in outgoingFills + [fill] { removeTitleBackdrop(of: fill) }
        titles.removeAll()
    }

    /// Removes all views but the current background's.
    /// - Parameter keepsLeaving: whether the next change begins, so that one in progress was interrupted.
    private func endChange(keepsLeaving: Bool) {
        let kept = keepsLeaving ? sliding : nil
        sliding = nil
        if let kept {
            bringSubviewToFront(fill)
            let outgoing = kept.leaving
            var next = [outgoing]
            if kept.belowLeaves {
                covered.forEach(leaveTitleBackdrop)
                next = covered.map { .init(view: $0, isInFront: outgoing.isInFront) } + next
                covered = []
            }
            leaving = next + leaving
        } else if !keepsLeaving {
            for leaving in leaving { leaving.view.removeFromSuperview() }
            leaving = []
            for fill in outgoingFills {
                fill.titleBackdrop?.mode = .asLaidOut
                fill.titleBackdrop?.fill.setVisible(true)
                leaveTitleBackdrop(of: fill)
                remove(fill)
            }
            covered = []
            previousFill = nil
        }
        isBehind = false
        fill.titleBackdrop?.mode = .asLaidOut
        guard let previousFill else { return }
        self.previousFill = nil
        if kept == nil {
            // It goes on fading out, in the bar and in its page.
            covered.append(previousFill)
        } else {
            // What an interrupted slide leaves is not laid out again, so its page goes on drawing the same part of it.
            leaveTitleBackdrop(of: previousFill)
        }
    }

    /// Leaves the part of an outgoing background to its page, which can come back; removes it if another one has replaced it there.
    private func leaveTitleBackdrop(of fill: BackgroundFillView) {
        guard let view = fill.titleBackdrop, titles.isCurrent(view) else { return removeTitleBackdrop(of: fill) }
        fill.titleBackdrop = nil
    }

    private func removeTitleBackdrop(of fill: BackgroundFillView) {
        fill.titleBackdrop?.removeFromSuperview()
        fill.titleBackdrop = nil
    }

    private func remove(_ fill: BackgroundFillView) {
        removeTitleBackdrop(of: fill)
        guard spareFill == nil, fill.background.plainColor != nil else { return fill.removeFromSuperview() }
        fill.retire()
        spareFill = fill
    }

    // MARK: Geometry

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutFills()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private func layOutFills() {
        // Aligning a large title's background can lay it out, which calls this again.
        guard let bar = superview, !isLayingOutFills else { return }
        isLayingOutFills = true
        defer { isLayingOutFills = false }
        if previousFill == nil {
            if isWithoutBar, comesFromAbove { return bringTitleBackdrop() }
            alignTitleBackdrop()
        } else if let sliding {
            moveTitleBackdrops(of: sliding)
        }
        layOutFills(in: bar)
    }

    private func layOutFills(in bar: UIView) {
        if isBehind { holdTitleBackdrop(of: fill) }
        let whole = wholeTop(of: bar)
        laidOutTop = whole
        // The part of a background that a page draws under its large title begins at the top of the screen.
        let isPartInPage = previousFill == nil && fill.titleBackdrop?.isShown == true
        let frame = edge.backgroundFrame(of: bar, topInset: isPartInPage ? titles.place(of: bar) : whole)
        let cut = { [titles, heldHeight] in titles.cut(of: $0, in: bar, atLeast: heldHeight ?? 0) }
        fill.reserve = reserve(of: bar)
        if let sliding { return sliding.layOut(in: frame, cut: cut) }
        for fill in covered { fill.layOut(in: frame, cut: cut(fill)) }
        if let previousFill { previousFill.layOut(in: frame, cut: cut(previousFill)) }
        // Results that a search shows at once cover the page's part while the search bar is on its way.
        let isSearched = fill.titleBackdrop.map { titles.isSearched($0, in: bar) } ?? false
        fill.layOut(in: frame, cut: cut(fill), beginsWhole: isSearched)
    }

    /// The top of the bar while it is not minimized, in its superview. The background of a minimized bar keeps its height
    /// and moves with the bar, so that a gradient or an image is not compressed, and UIKit does not tell where the whole bar
    /// is: that is the lowest position since the size of the screen last changed.
    private func wholeTop(of bar: UIView) -> CGFloat {
        guard barCanMinimize, let container = bar.superview else { return bar.frame.minY }
        let place = Place(size: container.bounds.size, safeAreaTop: container.safeAreaInsets.top)
        if place != self.place {
            if place.size.width != self.place?.size.width { isLowestTopOfOtherWidth = true }
            // A bar that is minimized while the device rotates or folds comes back at a place of which nothing tells yet.
            if place.safeAreaTop != self.place?.safeAreaTop {
                lowestTop = nil
                outdatedTop = outdatedTop ?? self.place?.safeAreaTop
            }
            self.place = place
            mayBeMinimized = pageCanMinimize
            setNeedsLayout()
        }
        let frame = bar.frame
        // The safe area can change before UIKit lays out the bar.
        if frame.minY == outdatedTop, frame.minY > place.safeAreaTop { return frame.minY }
        outdatedTop = nil
        // Off the screen, as in another tab, UIKit lays out the bar for a new size when it appears.
        guard frame.width == place.size.width else { return max(frame.minY, place.safeAreaTop) }
        // UIKit tells nobody when a bar comes back that is hidden, or still minimized for a page that no longer minimizes it. Its
        // background is as high then as before, so only a bar that is not above its place tells a new one.
        if frame.minY >= place.safeAreaTop, isLowestTopOfOtherWidth || !mayBeMinimized {
            (lowestTop, isLowestTopOfOtherWidth) = (nil, false)
        }
        // Until UIKit laid out the bar it was where a tab bar above it had been.
        if place.safeAreaTop > 0, frame.minY == place.safeAreaTop { lowestTop = nil }
        let lowest = max(lowestTop ?? frame.minY, frame.minY, place.safeAreaTop)
        lowestTop = lowest
        return lowest
    }

    /// How far a bar can come down without notice, in points: one that is minimized or hidden now. UIKit tells only those views
    /// of it whose safe area changes, and in landscape there is none at the top. What is above a navigation controller in a
    /// container is the app's: there a bar reserves something only if it is above its place now and that place is not known.
    private func reserve(of bar: UIView) -> CGFloat {
        guard edge == .top, let container = bar.superview else { return 0 }
        let isAtTop = container.convert(container.bounds.origin, to: nil).y <= 0
        // From a place that is known, the background reaches to the top of the stack.
        let isPlaceKnown = pageCanMinimize && !isLowestTopOfOtherWidth && (lowestTop ?? 0) > 0
        if bar.frame.minY < 0, isAtTop || !isPlaceKnown { return bar.bounds.height }
        return mayBeMinimized && isAtTop ? bar.bounds.height : 0
    }

    private var pageCanMinimize: Bool { page?.shownItem.canMinimizeBar == true }

    private struct Place: Equatable {
        var size: CGSize
        var safeAreaTop: CGFloat
    }

    /// Follows pages that slide and replace their scroll views meanwhile. A background without a part in its page stays as it is.
    private func moveTitleBackdrops(of sliding: SlidingBackgrounds) {
        for fill in [sliding.back, sliding.front] {
            guard let view = fill.titleBackdrop, let page = view.page, view.scrollView !== page.barScrollView
            else { continue }
            UIView.performWithoutAnimation {
                fill.titleBackdrop = titles.view(of: page, for: fill.background, shadow: fill.shadow, in: superview)
                styleTitleBackdrop(of: fill)
                holdTitleBackdrop(of: fill)
            }
        }
    }

    /// Finds the scroll view of a page that created it late, and follows changes of the bar's frame.
    private func alignTitleBackdrop() {
        guard let page, !keepsPreviousTitleBackdrop, let bar = superview as? UINavigationBar else { return }
        // The scroll view can come later, and be replaced.
        if fill.titleBackdrop?.scrollView !== page.barScrollView {
            updateTitleBackdrop(of: page, shadow: fill.shadow)
        }
        // UIKit and the app show and hide the bar without notice. `isNavigationBarHidden` is true as soon as a bar begins to move
        // out; the view is hidden only when it is gone.
        if !isBarHidden { isWithoutBar = false } else if bar.isHidden { isWithoutBar = true }
        updateIsWithoutBar()
        if let view = fill.titleBackdrop { titles.align(view, of: page, in: bar) }
        let search = fill.titleBackdrop == nil ? nil : page.shownItem.searchController
        searchText.follow(search?.searchBar.searchTextField)
    }
}

/// The edge of the navigation controller's view to which a bar's background extends.
@MainActor
enum BarEdge {
    /// The navigation bar's.
    case top
    /// The toolbar's.
    case bottom

    /// The frame of a bar's background, in the bar's coordinates.
    /// - Parameter top: the distance to the top edge of the screen over which a navigation bar's background extends.
    func backgroundFrame(of bar: UIView, topInset top: CGFloat) -> CGRect {
        var frame = bar.bounds
        switch self {
        case .top:
            let overhang = max(top, 0)
            frame.origin.y -= overhang
            frame.size.height += overhang
        case .bottom:
            frame.size.height += max((bar.superview?.bounds.height ?? 0) - bar.frame.maxY, 0)
        }
        return frame
    }
}
