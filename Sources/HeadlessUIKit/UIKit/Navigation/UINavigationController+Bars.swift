import Foundation

extension UINavigationController {
    private var profile: Simulator.Profile { Simulator.current.profile }
    private var variants: Simulator.Profile.Variants { profile.variants }
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The page that the bars show: the displayed one until a pending transition starts (fact 1.1.1), then the incoming
    /// one.
    var barPage: UIViewController? {
        let page = pending != nil ? displayed ?? topViewController : topViewController
        return page?.content
    }

    /// The stack whose top is `barPage`.
    var barStack: [UIViewController] { outermost.ownBarStack }

    /// The own part of it, with the pages of a nested controller in its place.
    var ownBarStack: [UIViewController] {
        let pages = displayed == nil ? stack : pending?.stackBefore ?? stack
        guard hasNested || pending != nil else { return pages }
        return pages.flatMap { page in (page as? UINavigationController)?.ownBarStack ?? [page] }
    }

    /// The frame of the visible bar for its page, in the controller's view.
    var shownBarFrame: CGRect {
        var frame = wholeBarFrame(for: barPage)
        frame.origin.y -= minimizedOffset(of: frame)
        return frame
    }

    /// The frame that the bar has for a page while it is not minimized.
    func wholeBarFrame(for page: UIViewController?) -> CGRect {
        let height =
            bar.rowHeight(for: page?.navigationItem) + bar.largeTitleExtent + bar.searchExtent + sheetBarAddition
        return CGRect(x: 0, y: barTop, width: view.bounds.width, height: height)
    }

    /// The bottom edge of the bar for the pages, which a minimized bar may leave where it is.
    private var barBottom: CGFloat { wholeBarFrame(for: barPage).maxY - minimizedInset }

    /// The additional height of a bar in a sheet, in points (fact 4.6).
    private var sheetBarAddition: CGFloat {
        guard let height = profile.sheet.barHeight, isInSheet else { return 0 }
        return height - profile.bar.inlineHeight
    }

    private var barTop: CGFloat {
        // Fact 27.5.10.
        if profile.pose != nil, !isInSheet { return PoseGeometry.barTop }
        return profile.barTop(safeAreaTop: outermost.view.safeAreaInsets.top, isCompact: isCompact)
    }

    // MARK: - Pages

    private func extendsUnderBar(_ page: UIViewController) -> Bool {
        // A nested controller's own pages do or do not.
        if page is UINavigationController { return true }
        guard page.edgesForExtendedLayout.contains(.top) else { return false }
        return bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
    }

    /// The frame of a page: below the bar unless the page extends under it (facts 5.2.6, m1.10).
    func pageFrame(for page: UIViewController) -> CGRect {
        var frame = pageContainer.bounds
        if !barHidden, !extendsUnderBar(page) {
            let top = barBottom
            frame.origin.y = top
            frame.size.height -= top
        }
        frame.size.height -= bottomBarHeight(excludedFrom: page)
        return frame
    }

    /// The safe area insets of a page. The top inset is the bar's bottom edge, not the window's inset plus a height
    /// (fact 5.2.5).
    func insets(for page: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        insets.top = insetTop(of: page, belowBarAt: barHidden ? nil : barBottom)
        insets.bottom = toolbarTakesSpace ? toolbarFrame.height : bottomInset(for: page)
        if bottomBarHeight(excludedFrom: page) > 0 {
            insets.bottom = toolbarTakesSpace ? 0 : additionalSafeAreaInsets.bottom
        }
        return insets
    }

    /// The top inset of a page below a bar with a bottom edge, or without a bar.
    func insetTop(of page: UIViewController, belowBarAt bottom: CGFloat?) -> CGFloat {
        guard let bottom else { return outermost.view.safeAreaInsets.top }
        return extendsUnderBar(page) ? bottom : 0
    }

    func updateInsets(of page: UIViewController) {
        page.containerInsets = insetsNow(for: page)
        if !barHidden { page.insetShortfall = distanceBelowFullHeight(for: page) }
        guard let root = page.viewIfLoaded, let superview = root.superview as? PageWrapperView else { return }
        // In an app's animation both frames are the app's, and the incoming view gets its insets in the container.
        let isAnimatedByApp = running?.animatorContainer === superview
        guard page === displayed || !isAnimatedByApp else { return }
        let frame = pageFrame(for: page)
        if !isAnimatedByApp { root.setUnmovedFrame(frame) }
        root.updateSafeAreaInsets()
        coverWithSearch(page)
    }

    /// Lays out the bars and the displayed page outside of a transition.
    func layOutBarsAndPages() {
        guard running == nil, viewIfLoaded?.window != nil else { return }
        barAwaitsLayout = false
        if outer != nil {
            layOutAsNested()
        } else if nested?.running == nil {
            layOutOwnBar()
        }
        layOutToolbar()
        if let displayed { updateInsets(of: displayed) }
        if outer == nil { followScroll() }
    }

    private func layOutOwnBar() {
        bar.isVerticallyCompact = isCompact
        updateStrip()
        applyHidingByHeight()
        updateLargeTitle()
        beginMinimization()
        if !barLeavesWithSupersededTransition, !defectState.barSlidesOut {
            placeBar()
            bar.showStrip(true)
            setBarView(hidden: barHidden && !defectState.barHidesAfterSwipe)
        }
    }

    private func placeBar() {
        showMinimization()
        let frame = restingBarFrame
        bar.topOverhang = max(shownBarFrame.minY, 0)
        placeBar(at: frame)
        layOutBar()
    }

    /// Leaves the bar alone where only its transform moves it: that of a minimized bar can be UIKit's own (variant
    /// `minimizedBar.isTransformed`).
    private func placeBar(at frame: CGRect) {
        if bar.untransformedFrame != frame { bar.setUnmovedFrame(frame) }
    }

    /// The frame of the bar at rest: a hidden one can be above the screen.
    private var restingBarFrame: CGRect {
        var frame = shownBarFrame
        if barHidden, barRestsAbove { frame.origin.y = -frame.height }
        return frame
    }

    /// Lays out the bar only: `layoutIfNeeded` would start at the highest view that needs layout, and the controller's
    /// own view may need it to start a transition.
    func layOutBar() {
        // Only the app's forced layout traps.
        let isForeign = bar.topItemIsForeign
        bar.topItemIsForeign = false
        bar.layOutSubtree()
        bar.topItemIsForeign = isForeign
    }

    // MARK: - Visibility

    /// Hides or shows the bar's view where that changes what the controller set last. A value that the app gave the
    /// bar's `isHidden` stays until then (fact 5.3.6), or, with `again`, until now.
    private func setBarView(hidden: Bool, again: Bool = false) {
        // A large title is outside of the bar's view on iOS 26 and is shown or hidden with it.
        guard hidden != shownBarHidden || again else { return bar.showLargeTitleExtent() }
        shownBarHidden = hidden
        bar.isHidden = hidden
    }

    func setNavigationBarHiddenImplementation(_ hidden: Bool, animated: Bool) {
        barHiddenAfterTransition = nil
        guard hidden != barHidden else { return }
        if animated, running?.isEnding == true, outer == nil, UIView.areAnimationsEnabled,
            variants.slidesBarAfterTransitions
        {
            barHiddenAfterTransition = hidden
            whenTransitionEnds.append { [weak self] in
                guard let self, let hidden = barHiddenAfterTransition else { return }
                setNavigationBarHiddenImplementation(hidden, animated: true)
            }
            return
        }
        // Outside of its own transitions a nested controller shows and hides the outer one's bar.
        if let outer, running == nil { return outer.setNavigationBarHiddenImplementation(hidden, animated: animated) }
        barHidden = hidden
        defer { announceStatusBar() }
        defectState.barHidesAfterSwipe = false
        defectState.barSlidesOut = false
        barRestsAbove = false
        if !hidden, !animated { flickerIfShownWithoutAnimation() }
        guard isViewLoaded, view.window != nil else {
            setBarView(hidden: hidden)
            return
        }
        if isStartingTransition, running != nil {
            // The bar moves horizontally with its page when the transition starts; the displayed page gets its new
            // inset immediately (facts 3.9, 5.3.4).
            if !animated { running?.barChangesAtOnce = true }
            if let displayed { updateInsets(of: displayed) }
            updateInsetsOfAppearingPage()
            return
        }
        guard running == nil else {
            setBarView(hidden: hidden)
            if let displayed { updateInsets(of: displayed) }
            if let to = running?.to { updateInsets(of: to) }
            return
        }
        guard animated, UIView.areAnimationsEnabled else {
            layOutBarsAndPages()
            return
        }
        slideBarVertically(hidden: hidden)
    }

    /// Updates the status bar after a change of the bar by which its style can change. A transition does so itself.
    func announceStatusBar() {
        if running == nil, variants.barAnnouncesStatusBar { updateOwnStatusBar() }
    }

    /// Slides the bar in or out over the top edge.
    func slideBarVertically(hidden: Bool) {
        setBarView(hidden: false)
        defectState.barSlidesOut = hidden
        defectState.barSlideCount += 1
        let number = defectState.barSlideCount
        barRestsAbove = hidden && variants.keepsHiddenBarAboveScreen
        updateLargeTitle()
        var away = shownBarFrame
        away.origin.y = -away.height
        if !hidden {
            UIView.performWithoutAnimation {
                bar.setUnmovedFrame(away)
                bar.showStrip(false)
            }
        }
        UIView.animateSystemChanges(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
            showMinimization()
            bar.setUnmovedFrame(hidden ? away : shownBarFrame)
            bar.showStrip(!hidden)
            bar.topOverhang = max(shownBarFrame.minY, 0)
            layOutBar()
            if let displayed {
                updateInsets(of: displayed)
                displayed.view.layoutIfNeeded()
            }
        } completion: { [weak self] _ in
            // A later slide goes on.
            guard let self, defectState.barSlideCount == number else { return }
            if hidden { defectState.barSlidesOut = false }
            bar.showStrip(true)
            layOutBarsAndPages()
        }
    }

    // MARK: - In a transition

    /// Sets the bar's start position, with its new height where it appears (fact 5.3.1); call without animation.
    func beginBarSlide(_ transition: RunningTransition, slide: NavigationSlide?) {
        let hidden = barHidden && transition.barWasHidden && !barLeavesWithSupersededTransition
        setBarView(hidden: hidden, again: variants.rewritesBarIsHidden)
        // First, because a tab bar at the top moves the navigation bar down.
        beginTabBarSlide(transition, slide: slide)
        transition.barIsUnscrubbed = leavesBarUnscrubbed(transition)
        bar.showStrip(!transition.barWasHidden || transition.barChangesAtOnce)
        if transition.barChangesAtOnce { setBarView(hidden: barHidden) }
        // Only a bar that appears with its page starts with the new size.
        if transition.barWasHidden {
            updateLargeTitle()
            showMinimization()
            var frame = restingBarFrame
            if !barHidden, !transition.barChangesAtOnce, !transition.barIsUnscrubbed, let slide {
                frame.origin.x = slide.isPush ? slide.frontAway : slide.backAway
            }
            bar.topOverhang = max(shownBarFrame.minY, 0)
            bar.setUnmovedFrame(frame)
            bar.layoutIfNeeded()
        }
        if transition.barWasHidden != barHidden, !transition.barChangesAtOnce {
            bar.showOnlyOneSide(isIncoming: !barHidden)
        }
        clipBar(transition, slide: slide)
        updateLargeTitle()
        snapLargeTitle(transition)
    }

    /// Sets the bar's end position; call inside the transition's animation block.
    func finishBarSlide(_ transition: RunningTransition, slide: NavigationSlide?) {
        var frame = shownBarFrame
        if barHidden {
            // The bar disappears with its page and keeps its height.
            frame = bar.untransformedFrame
            if !transition.barWasHidden, !transition.barIsUnscrubbed, let slide {
                frame.origin.x = slide.isPush ? slide.backAway : slide.frontAway
            }
        } else if holdsMinimizedBar(transition) {
            transition.variantState.holdsMinimizedBar = true
            frame = bar.untransformedFrame
        } else {
            showMinimization()
            bar.topOverhang = max(frame.minY, 0)
        }
        bar.showStrip(!barHidden)
        if holdsBarHeight(transition) { frame.size.height = bar.frame.height }
        finishBarFrame(transition, frame)
        finishTabBarSlide(transition, slide: slide)
        layOutToolbar()
    }

    /// Gives the bar its end position, with its contents.
    func finishBarFrame(_ transition: RunningTransition, _ frame: CGRect) {
        transition.variantState.barFrame = frame
        bar.setUnmovedFrame(frame)
        bar.layoutIfNeeded()
    }

    /// Sets the bar's final state after the transition.
    func endBarSlide(_ transition: RunningTransition) {
        endTabBarSlide()
        endToolbarSlide(transition)
        // A bar that disappears with a superseded transition moves until that animation ends.
        guard !transition.isSuperseded || !barHidden else { return }
        bar.layer.shownClip = nil
        bar.showStrip(true)
        setBarView(hidden: barHidden && !transition.barIsUnscrubbed, again: variants.rewritesBarIsHidden)
        bar.center.x = bar.bounds.width / 2
        updateLargeTitle()
        if !transition.variantState.holdsMinimizedBar { placeBar() }
    }

    /// Clips a bar that belongs to the back page where the front page covers it.
    private func clipBar(_ transition: RunningTransition, slide: NavigationSlide?) {
        guard let slide, !slide.fades, transition.barWasHidden != barHidden, !transition.barIsUnscrubbed else { return }
        let belongsToBack = slide.isPush == barHidden
        guard belongsToBack else { return }
        bar.layer.shownClip = slide.visiblePartOfBack
    }

    // MARK: - Layout

    func barNeedsLayout() {
        guard !isStartingTransition else { return updateInsetsOfAppearingPage() }
        running?.needsLayout = true
        barAwaitsLayout = true
        viewIfLoaded?.setNeedsLayout()
        nested?.barNeedsLayout()
    }

    private func updateInsetsOfAppearingPage() {
        if let running, running.pageIsAppearing { updateInsets(of: running.to) }
    }

    /// Handles changes of heights, traits or insets during a transition: the bars and the incoming page get new end
    /// positions, and the running animations continue toward them (fact 10.5). The outgoing page keeps its layout
    /// (fact 5.3.1).
    func layOutRunningTransition() {
        guard let transition = running, transition.needsLayout else { return }
        // While the transition begins, only the app's blocks alongside it can force a layout that moves the bar (fact
        // 5.3.11).
        guard !isStartingTransition || transition.runsAppBlocks && variants.movesBarInForcedLayout else { return }
        transition.needsLayout = false
        bar.isVerticallyCompact = isCompact
        updateStrip()
        updateLargeTitle()
        if !barHidden {
            if transition.variantState.holdsMinimizedBar { return updateInsets(of: transition.to) }
            showMinimization()
            var frame = shownBarFrame
            frame.origin.x = bar.untransformedFrame.minX
            // After a cancel the bar goes back to the height that it has over the outgoing page.
            let placed = bar.untransformedFrame
            if transition.context.isCancelled, frame.width == placed.width { frame = placed }
            bar.topOverhang = max(frame.minY, 0)
            placeBar(at: frame)
            if transition.variantState.barFrame != nil { transition.variantState.barFrame = frame }
            bar.layoutIfNeeded()
        }
        layOutToolbar()
        updateInsets(of: transition.to)
    }
}
