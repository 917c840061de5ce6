import Foundation

// UIKit's own defects, each enabled by its switch in `Simulator.Profile.Defects`.

extension UINavigationController {
    /// What a navigation controller remembers for the defects.
    struct DefectState {
        /// The page given to `init(rootViewController:)`, which may load although another covers it (fact 1.1.9).
        weak var initialRoot: UIViewController?
        /// The controller was on the screen without any page (fact 1.5.4).
        var wasShownEmpty = false
        /// The page whose large title stays collapsed until its contents are dragged (fact 1.5.4).
        fileprivate weak var collapsedPage: UIViewController?
        /// A pop gesture began where nothing could be popped (fact 8.5).
        fileprivate var swipedInVain = false
        /// The stack no longer changes (fact 8.5).
        fileprivate(set) var isFrozen = false
        /// Whether the delegate has its own method for animators; nil until it was called (fact 2.3.3).
        var delegateVendsAnimators: Bool?
        /// The call for an animator reached the protocol's default implementation.
        var animatorCallReachedDefault = false
        /// The bar is hidden but still visible: it slides out after the pop gesture (fact 5.3.5).
        var barHidesAfterSwipe = false
        /// The hidden bar is sliding out vertically.
        var barSlidesOut = false
        /// The number of vertical slides of the bar that have begun.
        var barSlideCount = 0
    }

    private var defects: Simulator.Profile.Defects { Simulator.current.profile.defects }

    // MARK: - The stack

    /// Fact 1.3.6: until the layout pass of a pop over several levels the page on top is listed first.
    var listedStack: [UIViewController] {
        guard defects.listsTopFirstInMultiLevelPops, let pending, pending.isMultiLevelPop, running == nil,
            let displayed, !stack.contains(where: { $0 === displayed })
        else { return stack }
        return [displayed] + stack
    }

    /// Fact 1.1.9: the covered root loads before the first page shows.
    func loadCoveredRoot() {
        guard defects.loadsCoveredRoot, let root = defectState.initialRoot, stack.first === root else { return }
        defectState.initialRoot = nil
        root.loadViewIfNeeded()
    }

    /// Fact 1.4.9: whether a canceled transition leaves its page on the stack.
    func keepsPage(of transition: RunningTransition) -> Bool {
        defects.keepsPageOfCancelledSet && transition.pending.isSet && transition.context.animator != nil
    }

    // MARK: - The pop gesture

    /// Fact 8.5: a pop gesture at the root or during a transition, then a push.
    func noteSwipeInVain() {
        guard defects.freezesAfterSwipeInVain else { return }
        defectState.swipedInVain = true
    }

    /// Fact 8.5: the push freezes the stack.
    func freezeAfterSwipeInVain() {
        guard defectState.swipedInVain else { return }
        defectState.isFrozen = true
        viewIfLoaded?.isUserInteractionEnabled = false
    }

    /// Asks the delegate for a transition's animator, and notes whether the delegate has its own method (fact 2.3.3).
    func animatorFromDelegate(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        defectState.animatorCallReachedDefault = false
        let animator = storedDelegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
        let isImplemented = storedDelegate != nil && (animator != nil || !defectState.animatorCallReachedDefault)
        defectState.delegateVendsAnimators = isImplemented
        if isImplemented, defects.animatorMethodDisablesSwipe { clearPopRecognizerDelegates() }
        return animator
    }

    /// Fact 2.3.3: whether the delegate's method disables the pop gesture. Before the first transition the method has
    /// not been called: it is called for the gesture.
    var animatorMethodDisablesSwipe: Bool {
        defects.animatorMethodDisablesSwipe && delegateImplementsAnimators
    }

    /// Whether the delegate implements `navigationController(_:animationControllerFor:from:to:)`, itself or by forwarding
    /// it: the answer that `responds(to:)` gives with the Objective-C runtime. The library asks for it on Linux.
    package var delegateImplementsAnimators: Bool {
        guard storedDelegate != nil, stack.count > 1 else { return false }
        if defectState.delegateVendsAnimators == nil {
            _ = animatorFromDelegate(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
        }
        return defectState.delegateVendsAnimators == true
    }

    // MARK: - The bar's visibility

    /// Fact 5.3.5: whether the bar's visibility does not follow the pop gesture.
    func leavesBarUnscrubbed(_ transition: RunningTransition) -> Bool {
        let leaves =
            switch Simulator.current.profile.variants.barVisibilityInSwipes {
            case .asOnSystem: defects.swipeLeavesBarVisibilityUnscrubbed
            case .followsFinger: false
            case .changesAfterwards: true
            }
        return leaves && transition.context.isInteractive && transition.context.animator == nil
            && !transition.barChangesAtOnce && transition.barWasHidden != barHidden
    }

    /// Fact 5.3.5: the bar slides out after the pop gesture unless it was shown again.
    func hideBarAfterSwipe() {
        guard defectState.barHidesAfterSwipe else { return }
        defectState.barHidesAfterSwipe = false
        slideBarVertically(hidden: true)
    }

    /// Fact 5.3.6: a bar shown without animation has no contents for one frame.
    func flickerIfShownWithoutAnimation() {
        guard defects.flickersWhenShownWithoutAnimation, viewIfLoaded?.window != nil else { return }
        let clock = Simulator.current.clock
        UIView.performWithoutAnimation { bar.contentContainer.alpha = 0 }
        clock.schedule(at: clock.now + 1 / TimeInterval(Simulator.current.profile.framesPerSecond)) { [weak self] in
            guard let bar = self?.bar else { return }
            bar.contentContainer.alpha = 1 - bar.minimizedFraction
        }
    }

    // MARK: - Safe areas

    /// Facts 5.3.7, 11.3: the page has the insets for the bar's old visibility.
    func holdInsetsOfCustomTransition(_ transition: RunningTransition) {
        guard defects.updatesInsetsAfterCustomTransitions, transition.barWasHidden != barHidden else { return }
        barHidden.toggle()
        updateInsets(of: transition.to)
        barHidden.toggle()
    }

    /// Facts 5.3.7, 11.10: wrong top insets and origins of the incoming page.
    func misplaceIncomingPage(_ transition: RunningTransition) {
        let page = transition.to
        guard !barHidden, let root = page.viewIfLoaded else { return }
        if defects.raisesInsetWithoutTopEdge, !page.edgesForExtendedLayout.contains(.top) {
            page.containerInsets?.top = shownBarFrame.maxY
            root.updateSafeAreaInsets()
        }
        if defects.lowersOpaquePagesByStatusBar, !bar.isTranslucent, page.barScrollView != nil {
            root.frame.origin.y += Simulator.current.profile.statusBarHeight
        }
    }

    /// Fact 5.3.9. In the incoming page's `viewWillAppear` the change is allowed (fact 1.2.5).
    func extendedLayoutDidChange(of page: UIViewController) {
        guard running != nil, !isStartingTransition, defects.loopsOnExtendedLayoutInTransition else { return }
        fatalError(
            "extendedLayoutIncludesOpaqueBars of \(page) was changed during a transition: UIKit works out the safe area "
                + "again and again until the app stops; change it before the transition or after it.")
    }

    // MARK: - Appearance

    /// Fact 1.5.4: notes whether the large title of the first page stays collapsed.
    func noteLargeTitle(of page: UIViewController) {
        defectState.collapsedPage =
            defectState.wasShownEmpty && defects.collapsesLargeTitleOfLateStack ? page : nil
        defectState.wasShownEmpty = false
    }

    /// Whether the page's large title stays collapsed; scrolling ends that (fact 1.5.4).
    func isHeldCollapsed(_ page: UIViewController) -> Bool {
        guard defectState.collapsedPage === page else { return false }
        guard let scrollView = page.barScrollView, scrollView.hasBeenLaidOut else { return true }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        if abs(distance) > 0.5 { defectState.collapsedPage = nil }
        return defectState.collapsedPage === page
    }

    /// Fact 5.3.10: the bar has the height for the incoming page's large title from the first frame.
    func snapLargeTitle(_ transition: RunningTransition) {
        guard defects.snapsLargeTitleInMultiLevelPops, transition.pending.isMultiLevelPop, !barHidden,
            !transition.barWasHidden
        else { return }
        bar.setUnmovedFrame(shownBarFrame)
        bar.layoutIfNeeded()
    }

    /// Fact 6.2.7: a pop gesture shows the scroll-edge appearance.
    func flashScrollEdge(_ transition: RunningTransition) {
        guard defects.flashesScrollEdgeInSwipes, transition.context.isInteractive else { return }
        bar.isContentAtScrollEdge = true
    }
}
