import Foundation

extension UINavigationController {
    /// How much of the large title shows, by the scroll position of the bar's page (facts 4.3, m7.2).
    func updateLargeTitle() {
        guard let page = barPage else { return }
        let expanded = expandedBar(of: page)
        let extents = expanded.shown(
            scrolled: scrolledDistance(of: page), settles: page.barScrollView?.isDragging == false)
        bar.searchExtent = extents.search
        bar.largeTitleExtent = isHeldCollapsed(page) ? 0 : extents.largeTitle
        bar.showSearchExtent()
    }

    /// How far the contents are from their resting place under the expanded bar, in points. What counts is the distance
    /// from rest under the insets that the page has now, which were worked out for a bar that was lower by the shortfall.
    private func scrolledDistance(of page: UIViewController) -> CGFloat {
        guard let scrollView = page.barScrollView else { return 0 }
        guard scrollView.hasBeenLaidOut, let shortfall = page.insetShortfall else {
            return expandedBar(of: page).initialScrollOffset
        }
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top + shortfall
    }

    /// The page's contents moved: the large title and the scroll edge follow.
    func followScroll() {
        guard let page = barPage else { return }
        let scrollView = page.barScrollView
        if scrollView !== followedScrollView {
            followedScrollView?.scrollObserver = nil
            followedScrollView?.barFollower = nil
            followedScrollView = scrollView
        }
        scrollView?.scrollObserver = { [weak self] in self?.scrolled() }
        scrollView?.barFollower = self
        updateScrollEdge(of: page)
    }

    private func scrolled() {
        guard running == nil, !isStartingTransition, !isFollowingScroll, !barAwaitsLayout, let page = displayed else {
            return
        }
        isFollowingScroll = true
        defer { isFollowingScroll = false }
        let before = (bar.largeTitleExtent, bar.searchExtent)
        updateLargeTitle()
        if (bar.largeTitleExtent, bar.searchExtent) != before {
            // A search bar that goes in one step takes the contents with it (facts m1.12, m7.1).
            followedScrollView?.keepsOffsetOnInsetChange = !searchBarHidesInOneStep(from: before.1)
            bar.frame = shownBarFrame
            bar.layoutIfNeeded()
            let top = page.view.frame.minY
            updateInsets(of: page)
            // A page below an opaque bar moves with the bar's edge; its contents follow the finger 1:1 (fact m7.2).
            followedScrollView?.holdContents(whileMovingBy: page.view.frame.minY - top)
            followedScrollView?.keepsOffsetOnInsetChange = false
        }
        updateScrollEdge(of: page)
    }

    func updateScrollEdge(of page: UIViewController) {
        bar.isContentAtScrollEdge = isAtScrollEdge(page)
    }

    /// Facts 6.1.5, m9.4: without a scroll view always; else until contents have passed under the bar.
    func isAtScrollEdge(_ page: UIViewController) -> Bool {
        guard let scrollView = page.barScrollView, scrollView.hasBeenLaidOut, page.isViewLoaded else { return true }
        let under = scrollView.contentOffset.y + page.view.safeAreaInsets.top
        let limit: CGFloat = Simulator.current.profile.design >= 26 ? 12 : 0.5
        return under <= limit
    }

    func trackedScrollViewDidChange(of page: UIViewController) {
        guard page === displayed, running == nil else { return }
        viewIfLoaded?.setNeedsLayout()
    }

    func largeTitleHost(for item: UINavigationItem) -> UIScrollView? {
        stack.first { $0.storedNavigationItem === item }?.barScrollView
    }
}
