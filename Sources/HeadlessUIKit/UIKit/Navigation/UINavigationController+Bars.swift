import Foundation

extension UINavigationController {
    private var profile: Simulator.Profile { Simulator.current.profile }
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The page that the bars are of: until a recorded change starts the one on the screen (fact 1.1.1), then the one
    /// that comes.
    var barPage: UIViewController? {
        guard pending != nil, let displayed else { return topViewController }
        return displayed
    }

    /// The pages that `barPage` stands on top of.
    var barStack: [UIViewController] { displayed == nil ? stack : pending?.stackBefore ?? stack }

    /// Where the bar is when it is shown, in the controller's view, for its page.
    var shownBarFrame: CGRect {
        let height =
            bar.rowHeight(for: barPage?.navigationItem) + bar.largeTitleExtent + bar.searchExtent
            + sheetBarAddition
        return CGRect(x: 0, y: barTop, width: view.bounds.width, height: height)
    }

    private var barTop: CGFloat {
        profile.barTop(safeAreaTop: view.safeAreaInsets.top, isCompact: isCompact)
    }

    // MARK: Pages

    private func extendsUnderBar(_ page: UIViewController) -> Bool {
        guard page.edgesForExtendedLayout.contains(.top) else { return false }
        return bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
    }

    /// Facts 5.2.6, m1.10: below the bar unless the page extends under it.
    func pageFrame(for page: UIViewController) -> CGRect {
        var frame = pageContainer.bounds
        if !barHidden, !extendsUnderBar(page) {
            let top = shownBarFrame.maxY
            frame.origin.y = top
            frame.size.height -= top
        }
        frame.size.height -= heightTakenAtTheBottom(of: page)
        return frame
    }

    /// Fact 5.2.5: the top inset is the bar's bottom edge, not the window's inset plus a height.
    func insets(for page: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        if !barHidden { insets.top = extendsUnderBar(page) ? shownBarFrame.maxY : 0 }
        insets.bottom = toolbarTakesSpace ? toolbarFrame.height : bottomInset(for: page)
        if heightTakenAtTheBottom(of: page) > 0 { insets.bottom = 0 }
        return insets
    }

    func updateInsets(of page: UIViewController) {
        page.containerInsets = insets(for: page)
        if !barHidden { page.insetShortfall = distanceBelowFullHeight(for: page) }
        guard let root = page.viewIfLoaded, root.superview is PageWrapperView else { return }
        let frame = pageFrame(for: page)
        if root.frame != frame { root.frame = frame }
        root.updateSafeAreaInsets()
        coverWithSearch(page)
    }

    func layOutBarsAndPages() {
        guard running == nil, viewIfLoaded?.window != nil else { return }
        barAwaitsLayout = false
        bar.isVerticallyCompact = isCompact
        applyHidingByHeight()
        updateLargeTitle()
        if !barIsTrailing, !quirks.barSlidesAway {
            placeBar()
            bar.isHidden = barHidden && !quirks.barLeavesLate
        }
        layOutToolbar()
        if let displayed { updateInsets(of: displayed) }
        followScroll()
    }

    private func placeBar() {
        let frame = shownBarFrame
        bar.topOverhang = frame.minY
        if bar.frame != frame { bar.frame = frame }
        layOutBar()
    }

    /// The bar alone: `layoutIfNeeded` begins at the highest view that waits, and this controller's own may wait to
    /// start a transition.
    private func layOutBar() { bar.layOutSubtree() }

    // MARK: Visibility

    func changeBarVisibility(hidden: Bool, animated: Bool) {
        guard hidden != barHidden else { return }
        barHidden = hidden
        quirks.barLeavesLate = false
        quirks.barSlidesAway = false
        if !hidden, !animated { flickerIfShownByMethod() }
        guard isViewLoaded, view.window != nil else {
            bar.isHidden = hidden
            return
        }
        if isStartingTransition, running != nil {
            // Sideways with its page once the transition starts; the page on the screen gets its new inset at once
            // (facts 3.9, 5.3.4).
            if !animated { running?.barChangesAtOnce = true }
            if let displayed { updateInsets(of: displayed) }
            return
        }
        guard running == nil else {
            bar.isHidden = hidden
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

    func slideBarVertically(hidden: Bool) {
        bar.isHidden = false
        quirks.barSlidesAway = hidden
        updateLargeTitle()
        var away = shownBarFrame
        away.origin.y = -away.height
        if !hidden { UIView.performWithoutAnimation { bar.frame = away } }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
            bar.frame = hidden ? away : shownBarFrame
            bar.topOverhang = shownBarFrame.minY
            layOutBar()
            if let displayed {
                updateInsets(of: displayed)
                displayed.view.layoutIfNeeded()
            }
        } completion: { [weak self] _ in
            if hidden { self?.quirks.barSlidesAway = false }
            self?.layOutBarsAndPages()
        }
    }

    // MARK: In a transition

    /// Gives the bar its new height at its old place; runs without animation (fact 5.3.1).
    func beginBarSlide(_ transition: RunningTransition, slide: PageSlide?) {
        bar.isHidden = barHidden && transition.barWasHidden && !barIsTrailing
        // First, for a tab bar at the top moves the bar down.
        beginBottomBarSlide(transition, slide: slide)
        transition.barIsUnscrubbed = leavesBarUnscrubbed(transition)
        if transition.barChangesAtOnce { bar.isHidden = barHidden }
        // Only a bar that comes with its page starts at the new size.
        if transition.barWasHidden {
            updateLargeTitle()
            var frame = shownBarFrame
            if !barHidden, !transition.barChangesAtOnce, !transition.barIsUnscrubbed, let slide {
                frame.origin.x = slide.isPush ? slide.frontAway : slide.backAway
            }
            bar.topOverhang = frame.minY
            bar.frame = frame
            bar.layoutIfNeeded()
        }
        if transition.barWasHidden != barHidden, !transition.barChangesAtOnce {
            bar.showOnlyOneSide(isIncoming: !barHidden)
        }
        clipBar(transition, slide: slide)
        updateLargeTitle()
        snapLargeTitle(transition)
    }

    /// The bar's end position; inside the transition's animation block.
    func finishBarSlide(_ transition: RunningTransition, slide: PageSlide?) {
        var frame = shownBarFrame
        if barHidden {
            // It leaves with its page and as tall as it was.
            frame = bar.frame
            if !transition.barWasHidden, !transition.barIsUnscrubbed, let slide {
                frame.origin.x = slide.isPush ? slide.backAway : slide.frontAway
            }
        } else {
            bar.topOverhang = frame.minY
        }
        bar.frame = frame
        bar.layoutIfNeeded()
        finishBottomBarSlide(transition, slide: slide)
        layOutToolbar()
    }

    func endBarSlide(_ transition: RunningTransition) {
        endBottomBarSlide()
        // A bar on its way out goes on until the movement is over.
        guard !transition.hasGivenWay || !barHidden else { return }
        bar.layer.shownClip = nil
        bar.isHidden = barHidden && !transition.barIsUnscrubbed
        bar.frame.origin.x = 0
        updateLargeTitle()
        placeBar()
    }

    /// A bar that belongs to the page below is covered by the page in front.
    private func clipBar(_ transition: RunningTransition, slide: PageSlide?) {
        guard let slide, !slide.fades, transition.barWasHidden != barHidden, !transition.barIsUnscrubbed else { return }
        let belongsToBack = slide.isPush == barHidden
        guard belongsToBack else { return }
        bar.layer.shownClip = slide.visiblePartOfBack
    }

    func barNeedsLayout() {
        guard !isStartingTransition else { return }
        running?.needsLayout = true
        barAwaitsLayout = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// A layout pass during a transition: where heights, traits or insets changed, the bars and the coming page get
    /// their new ends at once, and what is under way goes on toward those (fact 10.5). The page that leaves keeps what
    /// it had (fact 5.3.1).
    func layOutRunningTransition() {
        guard let transition = running, !isStartingTransition, transition.needsLayout else { return }
        transition.needsLayout = false
        bar.isVerticallyCompact = isCompact
        updateLargeTitle()
        if !barHidden {
            var frame = shownBarFrame
            frame.origin.x = bar.frame.minX
            bar.topOverhang = frame.minY
            if bar.frame != frame { bar.frame = frame }
            bar.layoutIfNeeded()
        }
        layOutToolbar()
        updateInsets(of: transition.to)
    }
}
