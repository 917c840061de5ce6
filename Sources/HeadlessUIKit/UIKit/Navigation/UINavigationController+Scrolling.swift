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
        guard scrollView.hasBeenLaidOut, let shortfall = page.insetShortfall else {
            return expandedBar(of: page).initialScrollOffset
        }
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top + shortfall
    }

    /// Observes the scroll view of the bar's page and updates the scroll edge.
    func followScroll() {
        guard let page = barPage else { return }
        let scrollView = page.barScrollView
        if scrollView !== followedScrollView {
            followedScrollView?.scrollObserver = nil
            followedScrollView?.barFollower = nil
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
        bar.frame = shownBarFrame
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
        barStack.first { $0.storedNavigationItem === item }?.barScrollView
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
