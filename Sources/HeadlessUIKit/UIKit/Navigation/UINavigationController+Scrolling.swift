import Foundation

// The large title and the scroll edge follow the scroll view of the bar's page.

extension UINavigationController {
    /// Updates the heights of the large title and the search bar for the scroll position of the bar's page (facts 4.3,
    /// m7.2).
    func updateLargeTitle() {
        guard let page = barPage else { return }
        let expanded = expandedBar(of: page)
        let extents = expanded.shown(
            scrolled: scrolledDistance(of: page), settles: page.barScrollView?.isDragging == false)
        bar.searchExtent = extents.search
        bar.largeTitleExtent = isHeldCollapsed(page) ? 0 : extents.largeTitle
        bar.showSearchExtent()
    }

    /// The distance of the contents from rest under the expanded bar, in points: the distance from rest under the
    /// page's current insets plus the bar's shortfall when these were computed.
    private func scrolledDistance(of page: UIViewController) -> CGFloat {
        guard let scrollView = page.barScrollView else { return 0 }
        let initial = expandedBar(of: page).initialScrollOffset
        guard scrollView.hasBeenLaidOut else { return initial }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        // Without a bar contents that are scrolled are so under the next bar, too.
        guard let shortfall = page.insetShortfall else { return max(initial, distance) }
        return distance + shortfall
    }

    /// Observes the scroll view of the bar's page and updates the scroll edge.
    func followScroll() {
        guard let page = barPage else { return }
        let scrollView = page.barScrollView
        if scrollView !== followedScrollView {
            followedScrollView?.scrollObserver = nil
            followedScrollView?.barFollower = nil
            // Another one of the same page: the effect belongs to the scroll view that the bar follows (fact 27.3.9).
            if let old = followedScrollView, let root = page.viewIfLoaded, old.isDescendant(of: root) {
                old.setBarOverTopEdge(nil, fading: false)
            }
            followedScrollView = scrollView
        }
        scrollView?.scrollObserver = { [weak self] in self?.scrollViewDidScroll() }
        scrollView?.barFollower = self
        updateScrollEdge(of: page)
    }

    private func scrollViewDidScroll() {
        guard running == nil, !isStartingTransition, !isFollowingScroll, !barAwaitsLayout, nested?.running == nil,
            let page = displayed
        else { return }
        isFollowingScroll = true
        defer { isFollowingScroll = false }
        let before = (bar.largeTitleExtent, bar.searchExtent)
        let state = page.content.minimization
        updateLargeTitle()
        followMinimization()
        if (bar.largeTitleExtent, bar.searchExtent) != before
            || page.content.minimization.isElsewhere(than: state)
        {
            moveBarWithContents(keepingOffset: !movesContents(from: before.0, search: before.1))
        }
        updateScrollEdge(of: page)
    }

    /// Gives the bar its position for the scroll offset, and the page its insets.
    /// - Parameter keepingOffset: Whether the contents stay where they are on the screen.
    func moveBarWithContents(keepingOffset: Bool) {
        guard let page = displayed else { return }
        followedScrollView?.keepsOffsetOnInsetChange = keepingOffset
        showMinimization()
        bar.topOverhang = max(shownBarFrame.minY, 0)
        bar.setUnmovedFrame(shownBarFrame)
        layOutBar()
        let top = page.view.frame.minY
        updateInsets(of: page)
        if let nested, let shown = nested.displayed { nested.updateInsets(of: shown) }
        // A page below an opaque bar moves with the bar's edge; its contents follow the touch 1:1 (fact m7.2).
        followedScrollView?.holdContents(whileMovingBy: page.view.frame.minY - top)
        followedScrollView?.keepsOffsetOnInsetChange = false
    }

    /// Whether the contents move with a top inset that shrinks in one step: of a search bar (fact m1.12), or of a large
    /// title unless the user or an animation scrolls (facts m7.1, m21.1).
    private func movesContents(from largeTitle: CGFloat, search: CGFloat) -> Bool {
        if searchBarHidesInOneStep(from: search) { return true }
        guard let scrollView = followedScrollView, bar.metrics.collapsesLargeTitleAtOnce else { return false }
        return largeTitle > 0 && bar.largeTitleExtent == 0 && !scrollView.isDragging
            && scrollView.scrollAnimation == nil
    }

    func updateScrollEdge(of page: UIViewController) {
        bar.isContentAtScrollEdge = isAtScrollEdge(page)
        updateTopEdgeEffect(of: page.content)
    }

    /// Shows the edge effect of a page's scroll view under a visible bar (facts 27.3.8, 27.3.9). The effects of other pages
    /// stay: they move out with their pages.
    private func updateTopEdgeEffect(of page: UIViewController) {
        guard let metrics = Simulator.current.profile.edgeEffect, let scrollView = page.barScrollView,
            let root = page.viewIfLoaded
        else { return }
        let isHidden = barHidden || running == nil && bar.isHidden
        guard !isHidden, drawsEdgeEffect(under: page.navigationItem) else {
            return scrollView.setBarOverTopEdge(nil, fading: false)
        }
        let top = scrollView === root ? 0 : scrollView.superview?.convert(scrollView.frame.origin, to: root).y ?? 0
        let bottom = page.containerInsets?.top ?? root.safeAreaInsets.top - page.additionalSafeAreaInsets.top
        let statusBar = outermost.view.safeAreaInsets.top
        let isMovedByUser = scrollView.isDragging || scrollView.isDecelerating || scrollView.scrollAnimation != nil
        scrollView.setBarOverTopEdge(
            BarOverScrollView(
                bottom: bottom - top, statusBarBottom: min(statusBar, bottom) - top,
                coversContents: !isAtScrollEdge(page)),
            fading: running == nil && !isStartingTransition && (isMovedByUser || !metrics.switchesAtOnce))
    }

    /// The variant `drawsEdgeEffectsUnderBackgrounds`.
    private func drawsEdgeEffect(under item: UINavigationItem) -> Bool {
        guard !Simulator.current.profile.variants.drawsEdgeEffectsUnderBackgrounds else { return true }
        let background = bar.resolvedAppearance(for: item, atScrollEdge: false).background
        return background.color == nil && background.image == nil && background.effect == nil
    }

    /// Facts 6.1.5, m9.4, m21.5: always true without a scroll view; else until contents have moved under the bar, on iOS
    /// 26 by 12 points.
    private func isAtScrollEdge(_ page: UIViewController) -> Bool {
        guard let scrollView = page.barScrollView, scrollView.hasBeenLaidOut, page.isViewLoaded else { return true }
        // Under a large title only when it has collapsed (fact m9.4).
        if bar.metrics.collapsesLargeTitleAtOnce, page === barPage, bar.largeTitleExtent > 0 { return true }
        let under = scrollView.contentOffset.y + page.view.safeAreaInsets.top
        return Simulator.current.profile.design >= 26 ? under < 12 : under <= 0.5
    }

    func contentScrollViewDidChange(of page: UIViewController) {
        guard page === displayed, running == nil else { return }
        outermost.viewIfLoaded?.setNeedsLayout()
    }

    func largeTitleHost(for item: UINavigationItem) -> UIScrollView? {
        barStack.last { $0.storedNavigationItem === item }?.barScrollView
    }
}

/// A scroll view below the bar can be pulled down until the whole bar shows, and does not rest in the middle of a large
/// title.
extension UINavigationController: ScrollBarFollower {
    var collapsedBarHeight: CGFloat { displayed?.content.insetShortfall ?? 0 }

    func restingOffset(for offset: CGFloat) -> CGFloat {
        guard let page = displayed?.content, let scrollView = page.barScrollView else { return offset }
        let top = -scrollView.adjustedContentInset.top - collapsedBarHeight
        return restingOffsetOfMinimization(for: top + expandedBar(of: page).resting(scrolled: offset - top))
    }
}
