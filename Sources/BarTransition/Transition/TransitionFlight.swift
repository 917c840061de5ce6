import UIKit

/// One transition in progress: writes a plan's values alongside a transition coordinator.
@MainActor
final class TransitionFlight {
    /// The objects that a plan is written to.
    struct Bars {
        let backdrop: BarBackdropView
        let toolbar: ToolbarBackground
        let writer: BarWriter
    }

    /// The content of a page with a function that scrolls it back to its position; nil if it is not on the screen.
    ///
    /// Make it before an interrupted transition is ended: with the insets that the page has from then on, scrolled content can
    /// seem to be at its top.
    @MainActor
    struct KeptContent {
        let content: PageContent
        let restorePositions: (() -> Void)?

        /// - Parameter held: the page's content in the transition that is interrupted.
        init(of page: UIViewController, after held: PageContent?) {
            content = PageContent(page, after: held)
            restorePositions = content.isOnScreen ? content.saveScrollPositions() : nil
        }
    }

    private(set) var plan: BarTransitionPlan
    /// Weak, since the navigation controller owns the library and with it this object.
    private weak var navigationController: UINavigationController?
    private let bars: Bars
    let outgoing: PageContent
    let incoming: PageContent
    /// The top of the outgoing page's content before the transition.
    private let outgoingTop: CGFloat
    /// The bottom edge of the bar before the transition, or the top of the outgoing page's content if its bar cannot
    /// minimize: the content can have another distance from the bar, which its page keeps.
    private let outgoingEdge: CGFloat
    /// The navigation controller's top safe area inset before the transition.
    private let safeAreaTop: CGFloat
    private let movesBar: Bool
    private let tops: ContentTops
    let isByApp: Bool
    /// The visibility before this transition, with what the pages' callbacks have changed over a page that declares nothing.
    private let visibilityBefore: BarWriter.Visibility
    /// Whether the bars were hidden before the pages' callbacks; nil if that is not known.
    private let wasBarHidden: Bool?
    private let wasToolbarHidden: Bool?
    /// Whether the toolbar is off the screen. It can be noted as shown then: UIKit has hidden it since, as for a tap, whose touch is
    /// noted before its effect. A toolbar that the app has hidden in the pages' callbacks is still on the screen.
    private let wasToolbarAway: Bool
    /// Whether an update has begun to hide the toolbar, which can still be on the screen.
    private let isToolbarLeaving: Bool
    /// The bar's motion when this transition begins, as of one that it interrupts.
    private let barMotion: BarSlide.Motion
    /// Scrolls the incoming page back to its position, if it is on the screen. UIKit scrolls it when the bar changes.
    private let restoreIncomingPositions: (() -> Void)?
    /// Scrolls the outgoing page back to its position before the bar was shown or hidden.
    private var restoreOutgoingPositions: () -> Void = {}
    private var hasEnded = false
    private var hasReverted = false
    /// Whether the end of the plan is being written, so that it cannot change any more.
    private var hasAnimated = false
    private var animatesToolbar = false
    /// Whether a swipe or another interaction that drives the transition was canceled.
    private(set) var isCanceled = false
    /// The pages with the tops of their content from the cancel of a swipe to its end.
    private var heldContent: [(page: PageContent, top: CGFloat)] = []
    /// The kind of the bar over the incoming page when its positions were first noted; nil if they have not been.
    private(set) var notedKind: ContentTops.Kind?
    /// The outgoing bar, if the library moves it.
    private var barSlide: BarSlide?
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    /// - Parameters:
    ///   - incoming: the incoming page's content, with its scroll positions if the page is on the screen: one that returns before
    ///     its pop was complete (iOS 26).
    ///   - isByApp: whether the app's own animator moves the pages.
    ///   - wasBarHidden: whether the bar was hidden before the pages' callbacks; nil if only the screen tells.
    ///   - wasToolbarHidden: whether the toolbar was hidden before the pages' callbacks; nil if only the declaration tells.
    ///   - isToolbarLeaving: whether an update has begun to hide the toolbar, which can still be on the screen.
    ///   - movesBar: whether the library moves the bar in interactive pops in which UIKit does not.
    ///   - tops: the tops of content in earlier transitions.
    init(
        plan: BarTransitionPlan, navigationController: UINavigationController, bars: Bars,
        outgoing: UIViewController, incoming: KeptContent, isByApp: Bool, wasBarHidden: Bool?,
        wasToolbarHidden: Bool?, isToolbarLeaving: Bool, movesBar: Bool, tops: ContentTops
    ) {
        self.plan = plan
        self.isByApp = isByApp
        // The app can have shown the toolbar since it was noted, which the screen tells.
        let wasToolbarHidden = wasToolbarHidden.map { $0 && !navigationController.hasShownToolbar }
        var before = bars.writer.visibility
        // In the pages' callbacks the app may have changed what a declaration decides.
        if plan.from.declaresVisibility { before.isHidden = wasBarHidden ?? plan.from.isHidden }
        if plan.from.toolbar.isDeclared, let isHidden = wasToolbarHidden ?? plan.from.toolbar.isHidden.declared {
            before.isToolbarHidden = isHidden
        }
        visibilityBefore = before
        (self.wasBarHidden, self.wasToolbarHidden) = (wasBarHidden, wasToolbarHidden)
        // The pages' callbacks may have hidden it over a page that declares none.
        wasToolbarAway =
            before.isToolbarHidden
            ? wasToolbarHidden != false || !navigationController.isToolbarOnScreen
            : navigationController.isToolbarOffScreen
        self.isToolbarLeaving = isToolbarLeaving
        self.movesBar = movesBar
        self.tops = tops
        self.navigationController = navigationController
        self.bars = bars
        self.outgoing = PageContent(outgoing)
        self.incoming = incoming.content
        restoreIncomingPositions = incoming.restorePositions
        barMotion = BarSlide.Motion(of: navigationController.navigationBar)
        outgoingTop = Self.contentTop(of: self.outgoing, from: plan.from, in: navigationController)
        outgoingEdge = Self.edge(above: self.outgoing, in: navigationController) ?? outgoingTop
        safeAreaTop = navigationController.view.safeAreaInsets.top
    }

    /// The top of the outgoing page's content on the screen. If the app has just shown or hidden the bar in its own
    /// callbacks, the page's inset has changed already, but the screen has not.
    private static func contentTop(
        of content: PageContent, from: BarState, in navigationController: UINavigationController
    ) -> CGFloat {
        let container: UIView = navigationController.view
        guard from.isHidden != navigationController.isNavigationBarHidden else { return content.top(in: container) }
        return from.isHidden ? container.safeAreaInsets.top : navigationController.navigationBar.frame.maxY
    }

    /// The bottom edge of a bar that can minimize; nil for one that cannot.
    private static func edge(above content: PageContent, in navigationController: UINavigationController) -> CGFloat? {
        guard content.belongsToMinimization else { return nil }
        return navigationController.navigationBar.frame.maxY
    }

    /// The visibility to which a canceled transition returns. A page that declares nothing may have changed the bars in its
    /// `viewWillDisappear` to what the incoming page declares. Its call in `viewWillAppear` after the cancel, for the opposite, came
    /// before the library's own change and had no effect. If the bar on the screen is not as it was noted, the app or UIKit has
    /// changed it before the callbacks. The app can also have changed it just before a push over which the bar stays; the touch of a
    /// swipe comes in between.
    private var visibilityAfterCancel: BarWriter.Visibility {
        var visibility = visibilityBefore
        if plan.to.declaresVisibility, plan.changesVisibility || isCanceled, let wasBarHidden,
            wasBarHidden == plan.from.isHidden
        {
            visibility.isHidden = wasBarHidden
        }
        if let wasToolbarHidden { visibility.isToolbarHidden = wasToolbarHidden }
        return visibility
    }

    var incomingPage: UIViewController { incoming.page }

    var outgoingPage: UIViewController { outgoing.page }

    func isDriven(by coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        self.coordinator === coordinator
    }

    /// Writes the values for the first frame and registers the rest with the coordinator.
    /// - Parameters:
    ///   - awaitsDeclaration: whether the incoming page declares nothing yet, and may do so in its first layout.
    ///   - completion: called at the end of the transition; it must end the flight.
    func begin(
        with coordinator: any UIViewControllerTransitionCoordinator, awaitsDeclaration: Bool,
        completion: @escaping (_ isCompleted: Bool) -> Void
    ) {
        self.coordinator = coordinator
        // UIKit may give its page the inset of the whole bar during a transition, and scroll it with its own inset afterwards.
        if outgoing.belongsToMinimization || coordinator.initiallyInteractive { outgoing.noteScrollPositions() }
        noteReturningPositions()
        if movesContent { prepareFirstLayout() }
        if plan.changesVisibility { changeVisibility() } else { takeBackVisibility() }
        bars.writer.writeToolbarVisibility(plan.to, animated: true)
        showStart()
        // The bars are outside of the transition's container view. A percent-driven transition controls their
        // animations only if they are named here.
        let isAnimated = coordinator.animateAlongsideTransition(
            in: navigationController?.navigationBar,
            animation: { [self] context in
                UIView.performWithoutAnimation {
                    if let restoreIncomingPositions {
                        restoreIncomingPositions()
                    } else {
                        // Those noted off the screen are not used: with the insets there, content at its top seems scrolled.
                        incoming.forgetPositions()
                    }
                    // No document says whether the page is laid out before this block (fact 1.2.1). It is in time here.
                    if awaitsDeclaration, !hasEnded, incoming.isOnScreen { incoming.layOut() }
                }
                hasAnimated = true
                animate(context)
                // UIKit has laid out the incoming page by now.
                if !hasEnded { noteIncomingPositions() }
            },
            completion: { [self] context in
                UIView.performWithoutAnimation {
                    barSlide?.reset()
                    if barSlide != nil, !context.isCancelled { stopUIKitsMove() }
                }
                completion(!context.isCancelled)
            })
        let showsBarAgain = SystemVersion.isAtLeast(26) && coordinator.initiallyInteractive
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            guard let self, context.isCancelled else { return }
            isCanceled = true
            // UIKit gives the page the insets of its own bar again, and scrolls it with them if they get smaller.
            if !hasEnded { outgoing.noteScrollPositions() }
            if showsBarAgain, plan.changesVisibility, !plan.from.isHidden { showBarAgain() }
        }
        registerToolbar(with: coordinator)
        // UIKit can refuse to run blocks, for example if the bar was hidden before or in a presentation
        // (react-native-screens, RNSScreenStackHeaderConfig). Then the transition shows its end from its first frame.
        if !isAnimated {
            hasAnimated = true
            UIView.performWithoutAnimation {
                showEnd()
                noteIncomingPositions()
                noteReturningPositions()
            }
        }
    }

    /// Notes the positions of a page that returns, in case the block that notes them on the screen never runs.
    private func noteReturningPositions() {
        guard canChangeInsets, incoming.page.isViewLoaded, !incoming.isOnScreen else { return }
        let inset = outgoing.page.view.safeAreaInsets.top - outgoing.page.additionalSafeAreaInsets.top
        incoming.noteScrollPositions(passing: inset)
    }

    /// UIKit may give the incoming page the insets of its own bar only later in the transition or after its end, and scroll it.
    func noteIncomingPositions() {
        guard canChangeInsets, isBarAsPlanned, incoming.isOnScreen, let navigationController else { return }
        incoming.noteScrollPositions()
        if notedKind == nil { notedKind = tops.kind(of: incoming.page, in: navigationController) }
    }

    /// Whether the bar can have another height over the incoming page than over the outgoing one.
    private var canChangeInsets: Bool {
        plan.changesVisibility || navigationController?.navigationBar.prefersLargeTitles == true
            || [outgoing, incoming].contains {
                $0.belongsToMinimization || $0.page.shownItem.prompt != nil || $0.page.shownItem.searchController != nil
            }
    }

    /// Whether the bar over the incoming page is as planned (`ContentTops.isBar`), unless the transition has not brought that page.
    private var isBarAsPlanned: Bool {
        guard !isCanceled, let navigationController, navigationController.topViewController === incoming.page else {
            return true
        }
        return tops.isBar(
            over: incoming.page, hidden: plan.to.isHidden, ofKind: notedKind, in: navigationController)
    }

    /// Shows what the first frame must show, without animation.
    private func showStart() {
        UIView.performWithoutAnimation {
            if let sliding = plan.slidingState {
                let page = plan.from.isHidden ? incoming.page : outgoing.page
                let isBehind = plan.pageSlide.map { $0.comesInFront != plan.from.isHidden } ?? false
                bars.backdrop.show(
                    sliding.background, shadow: sliding.shadow, of: page, isBehind: isBehind,
                    keepsLeaving: !plan.from.isHidden)
                bars.writer.writeBarTintColor(sliding)
            } else if plan.layout != .noBar {
                // Without a bar there is nothing to show, but the bar of an interrupted transition may still move out.
                bars.backdrop.prepare(
                    plan.background, to: plan.to.background, shadow: plan.to.shadow, of: incoming.page)
            }
            if !isToolbarGoing, !keepsToolbarLook {
                bars.toolbar.prepare(toolbarChange, to: plan.to.toolbar.background, isComing: isToolbarComing)
            }
            if isToolbarComing { writeToolbarTintColor() }
        }
    }

    /// Whether an update hides the toolbar, which keeps its look until it is gone.
    private var keepsToolbarLook: Bool { isToolbarLeaving && bars.writer.visibility.isToolbarHidden }

    /// None for a toolbar that comes, which has its background from the first frame, and for one that goes, which keeps its own.
    private var toolbarChange: BackgroundChange {
        isToolbarComing || isToolbarGoing ? .none : plan.toolbarBackground
    }

    /// Whether the outgoing page has no toolbar on the screen, which it can also hide by `hidesBottomBarWhenPushed`. A toolbar that
    /// the library or the app shows then has the incoming page's look from its first frame.
    private var isToolbarComing: Bool {
        wasToolbarAway || outgoing.page.shownPage.hidesBottomBarWhenPushed
    }

    /// Whether the outgoing page's toolbar is not over the incoming one. Ask when the visibility has been written.
    private var isToolbarGoing: Bool {
        !isToolbarComing
            && (bars.writer.visibility.isToolbarHidden || incoming.page.shownPage.hidesBottomBarWhenPushed)
    }

    /// Writes the tint color of a toolbar over the incoming page. One that goes keeps its own.
    private func writeToolbarTintColor() {
        if !incoming.page.shownPage.hidesBottomBarWhenPushed { bars.writer.writeShownToolbarTintColor(plan.to) }
    }

    /// Has the coordinator animate the toolbar's background if it changes: the toolbar is outside of the container view too.
    /// Idempotent.
    private func registerToolbar(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard toolbarChange != .none, !animatesToolbar else { return }
        animatesToolbar = coordinator.animateAlongsideTransition(
            in: navigationController?.toolbar,
            animation: { [self] _ in
                if !hasEnded { bars.toolbar.animate(toolbarChange) }
            })
    }

    // MARK: Another plan before the first frame

    /// Whether the plan can still be replaced: nothing of it has been animated.
    var canChangePlan: Bool { !hasAnimated && !hasEnded && coordinator != nil }

    /// Replaces the plan before the first frame, after a declaration that came with the incoming page's first layout.
    /// - Parameter next: the new plan, from the same state.
    func change(to next: BarTransitionPlan) {
        guard let coordinator else { return }
        let previous = plan
        plan = next
        if previous.changesVisibility, !next.changesVisibility {
            // Nothing has been seen of the change yet.
            UIView.performWithoutAnimation {
                outgoing.restore { bars.writer.restoreBar(visibilityBefore, animated: false) }
            }
        }
        if next.changesVisibility, !previous.changesVisibility {
            // Another bar was expected over the page.
            if incoming.isInsetShifted { UIView.performWithoutAnimation { incoming.restore() } }
            changeVisibility()
        } else {
            bars.writer.writeVisibility(next.to, animated: true)
        }
        let (before, after) = (previous.to.toolbar.isHidden, next.to.toolbar.isHidden)
        if before != after, before.isWrite(of: bars.writer.visibility.isToolbarHidden) {
            UIView.performWithoutAnimation { bars.writer.restoreToolbar(visibilityBefore) }
        }
        bars.writer.writeToolbarVisibility(next.to, animated: true)
        if previous.layout != .noBar {
            UIView.performWithoutAnimation {
                if previous.layout == .barStays {
                    bars.backdrop.takeBack()
                } else {
                    bars.backdrop.show(
                        next.from.background, shadow: next.from.shadow, of: outgoing.page,
                        keepsLeaving: !next.from.isHidden)
                }
            }
        }
        if !keepsToolbarLook {
            UIView.performWithoutAnimation { bars.toolbar.show(next.from.toolbar.background) }
        }
        showStart()
        registerToolbar(with: coordinator)
    }

    /// Writes what the animation would have written.
    private func showEnd() {
        incoming.restore()
        if plan.slidingState == nil {
            bars.backdrop.animate(plan.background, shadow: plan.to.shadow)
            bars.writer.writeBarTintColor(plan.to)
        }
        bars.toolbar.animate(toolbarChange)
        writeToolbarTintColor()
        bars.writer.writeBarStyle(plan.to)
    }

    /// Shows or hides the bar before the transition starts, so that UIKit moves it with the page that shows it.
    private func changeVisibility() {
        restoreOutgoingPositions = outgoing.saveScrollPositions()
        bars.writer.writeVisibility(plan.to, animated: true)
        holdOutgoingContent()
        restoreOutgoingPositions()
    }

    /// Shows or hides the bar again as the incoming page declares it, if a page's callback has just changed it: nothing of that
    /// change has been seen yet.
    private func takeBackVisibility() {
        guard plan.to.visibility.isWrite(of: !bars.writer.visibility.isHidden) else { return }
        UIView.performWithoutAnimation {
            outgoing.keepingScrollPosition { bars.writer.writeVisibility(plan.to, animated: false) }
        }
    }

    /// Shows or hides the bars as before a canceled transition. What the app has changed since over a page that declares
    /// nothing stays.
    private func revertVisibility() {
        hasReverted = true
        let isToolbarHidden = bars.writer.visibility.isToolbarHidden
        UIView.performWithoutAnimation {
            if returnsBar { outgoing.restore { bars.writer.restoreBar(visibilityAfterCancel, animated: false) } }
            if plan.from.toolbar.isDeclared || plan.to.toolbar.isHidden.isWrite(of: isToolbarHidden) {
                bars.writer.restoreToolbar(visibilityAfterCancel)
            }
        }
    }

    /// Whether the bar is shown or hidden again after a cancel.
    private var returnsBar: Bool {
        plan.from.declaresVisibility || bars.writer.visibility.isHidden == plan.to.isHidden
    }

    /// Shows the bar for the outgoing page when a swipe is canceled, while the pages move back.
    ///
    /// From iOS 26 a bar that is shown without animation has no title and no buttons for a frame (nova-wallet-ios, pull
    /// request 1804), so it is not left to the end. It is the moment at which UIKit calls the outgoing page's
    /// `viewWillAppear` again, and pages show their bar with animation.
    private func showBarAgain() {
        guard !hasEnded, let container = navigationController?.view else { return }
        let pages = [outgoing, incoming].filter(\.isOnScreen)
        let tops = pages.map { $0.top(in: container) }
        let restorePositions = pages.map { $0.saveScrollPositions() }
        if let bar = navigationController?.navigationBar { outgoing.noteTop(under: bar) }
        bars.writer.restoreBar(visibilityAfterCancel, animated: true)
        if plan.contentMovement != .none { heldContent = Array(zip(pages, tops)) }
        UIView.performWithoutAnimation {
            holdContent()
            // UIKit may give a page with a minimized bar the inset of the whole bar first, and scrolls it with the next one.
            if outgoing.belongsToMinimization { container.layoutIfNeeded() }
            for restore in restorePositions { restore() }
        }
    }

    /// Keeps the content of both pages where it was when a swipe was canceled, also after UIKit has laid them out again, as for
    /// another interface style. Idempotent.
    ///
    /// If UIKit lays them out inside an animation of the app's, its change is animated, and so is this one, which cancels it.
    func holdContent() {
        guard !hasEnded, let container = navigationController?.view else { return }
        for (page, top) in heldContent where page.isOnScreen {
            page.move(to: top, in: container, movesView: plan.contentMovement == .full)
            page.layOut()
        }
    }

    /// After the library has moved an outgoing bar, UIKit would still animate it out; showing and hiding it again without
    /// animation prevents that. It does so only in the coordinator's completion, where the transition is over.
    private func stopUIKitsMove() {
        guard let navigationController, navigationController.isNavigationBarHidden else { return }
        incoming.keepingScrollPosition {
            navigationController.isNavigationBarHidden = false
            navigationController.isNavigationBarHidden = true
        }
    }

    /// Keeps the outgoing page's content at its position. UIKit changes the page's inset at once when the bar is shown
    /// or hidden, and the content would jump.
    ///
    /// Nothing is laid out here: UIKit is in the middle of its own layout when it calls `willShow`, and a layout of the
    /// bar from there has crashed in collapsed split views (nextcloud/talk-ios, issue 1612).
    private func holdOutgoingContent() {
        guard plan.contentMovement != .none, let container = navigationController?.view else { return }
        UIView.performWithoutAnimation {
            outgoing.move(to: outgoingTop, in: container, movesView: plan.contentMovement == .full)
        }
    }

    private func animate(_ context: any UIViewControllerTransitionCoordinatorContext) {
        guard !hasEnded else { return }
        switch plan.layout {
        case .noBar: break
        case .barStays:
            if plan.contentMovement == .full {
                let distance = moveBarWithStatusBar()
                if movesContent { moveContentWithBar(after: distance) }
            }
            bars.backdrop.animate(plan.background, shadow: plan.to.shadow)
            bars.writer.writeBarTintColor(plan.to)
        case .barSlides:
            holdOutgoingContent()
            if plan.contentMovement != .none {
                UIView.performWithoutAnimation {
                    outgoing.layOut()
                    restoreOutgoingPositions()
                }
            }
            if movesBar, context.initiallyInteractive { moveBar() }
        }
        if !animatesToolbar { bars.toolbar.animate(toolbarChange) }
        writeToolbarTintColor()
        bars.writer.writeBarStyle(plan.to)
    }

    /// Moves the bar with its page if UIKit does not.
    private func moveBar() {
        guard let navigationController else { return }
        let barSlide = BarSlide(
            navigationController.navigationBar, slide: plan.pageSlide, isByLibrary: plan.isByLibrary,
            after: barMotion)
        if plan.from.isHidden {
            barSlide?.slideIn()
        } else {
            barSlide?.slideOut()
            self.barSlide = barSlide
        }
    }

    /// Moves the bar with the transition if the incoming page shows or hides the status bar, which changes the safe area
    /// on a phone without a notch. UIKit would set the bar's frame in its next layout pass, without animation; changes
    /// that are made in an animation block are animated with it (`setNeedsStatusBarAppearanceUpdate()`).
    /// - Returns: the distance by which the layout moves the incoming page's content, in points.
    private func moveBarWithStatusBar() -> CGFloat {
        guard let navigationController, let container = navigationController.view else { return 0 }
        navigationController.updateStatusBar()
        guard container.safeAreaInsets.top != safeAreaTop else { return 0 }
        // What a page has not laid out yet must not be animated.
        UIView.performWithoutAnimation { incoming.layOut() }
        let top = incoming.top(in: container)
        container.setNeedsLayout()
        container.layoutIfNeeded()
        return incoming.top(in: container) - top
    }

    /// Whether the pages' content moves with the bottom edge of a bar that changes its height. If the pages cross-fade
    /// instead of sliding, their content does not move either.
    private var movesContent: Bool {
        plan.layout == .barStays && plan.contentMovement == .full && !UIAccessibility.prefersCrossFadeTransitions
    }

    /// Shifts an incoming page's content to the bar's old bottom edge before UIKit lays it out, so that its first layout
    /// pass is the one for the first frame. UIKit itself lays it out at the new edge.
    private func prepareFirstLayout() {
        guard let navigationController, !incoming.isOnScreen, !incoming.belongsToMinimization,
            let top = tops.expectedTop(
                of: incoming.page, returns: plan.isPop, in: navigationController)
        else { return }
        let distance = outgoingEdge - top
        // The inset of a page below the bar is 0, and must not become negative.
        if distance > 0 || navigationController.extendsUnderBar(incoming.page) {
            incoming.shiftBeforeLayout(by: distance)
        }
    }

    /// Animates both pages' content with the bottom edge of a bar that changes its height. UIKit gives the incoming page
    /// its new inset at once, and the outgoing one keeps its old inset: both are laid out at the bar's old edge, then
    /// animated to the new one.
    ///
    /// The insets of a page whose bar can minimize are left alone (`PageContent.follow(_:in:)`).
    /// - Parameter distance: how far the incoming page's content moves already, in points.
    private func moveContentWithBar(after distance: CGFloat) {
        // The app's animator can add the incoming view later; then there is nothing to lay out yet.
        guard let navigationController, let container = navigationController.view,
            incoming.page.view.isDescendant(of: container)
        else { return incoming.restore() }
        let incomingTop = incoming.unshiftedTop(in: container)
        // A page that comes back scrolled can have a lower bar than others of its kind, so it says nothing about them.
        if !incoming.belongsToMinimization, incoming.isAtTop {
            tops.note(incomingTop, of: incoming.page, in: navigationController)
        }
        if !plan.isPop { tops.keep(nil, of: outgoing.page) }
        let incomingEdge = Self.edge(above: incoming, in: navigationController) ?? incomingTop
        guard abs(incomingEdge - outgoingEdge) >= ContentShift.threshold else {
            if incoming.isInsetShifted {
                UIView.performWithoutAnimation { incoming.restoreAndLayOut() }
            }
            return
        }
        UIView.performWithoutAnimation {
            incoming.follow(outgoingEdge + distance, in: container)
            incoming.layOut()
        }
        incoming.restoreAndLayOut()
        outgoing.follow(incomingEdge, in: container)
        outgoing.layOut()
        if !outgoing.isScrolled, !outgoing.belongsToMinimization {
            tops.note(outgoingTop, of: outgoing.page, in: navigationController)
            if !plan.isPop { tops.keep(outgoingTop, of: outgoing.page) }
        }
    }

    /// Does what the coordinator's completion would have done after a canceled transition. Idempotent.
    /// - Parameter change: another change to make, with which UIKit can give the bar another height and the outgoing page other
    ///   insets. Scrolled content keeps its position.
    func endAfterCancel(before change: (() -> Void)? = nil) {
        let laysOut = change != nil || outgoing.setsInsets && outgoing.isOnScreen
        // A flight that has ended off the screen, before its outcome was known, has shown or hidden the bars as well.
        if !hasReverted { revertVisibility() }
        end {
            guard laysOut else { return }
            let layOut = { [self] in
                guard let navigationController, !navigationController.isNested(outgoing.page) else { return }
                // Otherwise a transition that waits for this one would animate the bar's height.
                navigationController.view.layoutIfNeeded()
            }
            if let change {
                outgoing.keepingScrollPosition {
                    change()
                    layOut()
                }
            } else {
                outgoing.noteScrollPositions()
                outgoing.keepingNotedPositions(during: layOut)
            }
        }
    }

    /// Removes temporary adjustments. Idempotent.
    /// - Parameters:
    ///   - keepsLeaving: whether the outgoing page keeps its own while it still moves out.
    ///   - change: another change of the bars to make, over which scrolled content keeps its position.
    /// - Returns: the outgoing page if it keeps them.
    @discardableResult
    func end(keepsLeaving: Bool = false, before change: () -> Void = {}) -> PageContent? {
        guard !hasEnded else {
            change()
            return nil
        }
        hasEnded = true
        let isInterrupted = navigationController?.isInterrupted(leaving: outgoing.page, to: incoming.page) == true
        let leaving = keepsLeaving && isInterrupted ? outgoing : nil
        UIView.performWithoutAnimation {
            // The completion that resets it may never come (fact 1.3.5).
            barSlide?.reset()
            if !isBarAsPlanned {
                incoming.forgetPositions()
            } else if !hasAnimated {
                // The block that does so may never run.
                restoreIncomingPositions?()
            }
            if navigationController?.topViewController === incoming.page { incoming.leaveContentAtEnd() }
            incoming.restore()
            if leaving == nil { outgoing.restore(before: change) } else { change() }
        }
        return leaving
    }
}

extension UINavigationController {
    /// Whether the toolbar is in the hierarchy, which it is not from iOS 26 (fact m9.1), and not on the screen.
    fileprivate var isToolbarOffScreen: Bool { toolbar?.window != nil && !isToolbarOnScreen }

    /// Whether the toolbar is in the hierarchy, and on the screen.
    fileprivate var isToolbarOnScreen: Bool {
        guard let toolbar, toolbar.window != nil else { return false }
        return !toolbar.isHidden && toolbar.frame.intersects(view.bounds)
    }

    /// Whether the toolbar is on the screen and was there in the last frame too, so that it is not the pages' callbacks that have just
    /// shown it.
    fileprivate var hasShownToolbar: Bool {
        // A navigation controller creates its toolbar on first access.
        guard !isToolbarHidden, isToolbarOnScreen, let shown = toolbar?.layer.presentation() else { return false }
        return !shown.isHidden && shown.frame.intersects(view.bounds)
    }
}
