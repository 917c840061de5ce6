import Foundation

// A bar that moves away while its page scrolls and comes back (iOS 27, facts 27.1.1 to 27.1.9). A hidden bar and a bar
// without a scroll view do not minimize. What is unknown is in `Profile.Variants`.

/// The parameters of minimization. None of them is documented.
struct MinimizationMetrics: Equatable, Sendable {
    /// The part of the row by which the contents have to move before a bar that is released minimizes, 0...1.
    var hideThreshold: CGFloat = 0.25
    /// The same for a bar that comes back.
    var revealThreshold: CGFloat = 0.25
    /// The duration in which a released bar comes to rest, in seconds: a critically damped spring.
    var duration: TimeInterval = 0.35
}

extension UINavigationController {
    private var variants: Simulator.Profile.Variants { Simulator.current.profile.variants }

    // MARK: - Geometry

    /// How a page's bar minimizes; nil if it does not now.
    private func minimizationRule(of page: UIViewController) -> BarMinimizationRule? {
        guard !barHidden, page.barScrollView != nil, let item = page.storedNavigationItem, bar.rowHeight(for: item) > 0
        else { return nil }
        return item.minimizationRule
    }

    /// The height that a bar loses: that of its row and prompt. A search bar below them stays (fact 27.1.6).
    private var minimizationDistance: CGFloat { bar.rowHeight(for: barPage?.navigationItem) }

    /// How far a minimized bar is above its position, in points.
    func minimizedOffset(of full: CGRect) -> CGFloat {
        let fraction = barPage?.minimization.fraction ?? 0
        guard fraction > 0 else { return 0 }
        switch variants.minimizedBar {
        case .movesUp: return fraction * minimizationDistance
        case .movesOff: return fraction * (bar.searchExtent > 0 ? minimizationDistance : full.maxY)
        // The frame that is set is the one without the transform.
        case .isTransformed, .fades: return 0
        }
    }

    /// How much less than the whole bar the pages are inset by, in points.
    var minimizedInset: CGFloat {
        guard let page = barPage, let rule = minimizationRule(of: page), rule.adjustsSafeArea else { return 0 }
        return page.minimization.insetFraction * minimizationDistance
    }

    /// The part of it that comes back when the contents are scrolled to their upper edge.
    func minimizedInsetAtEdge(of page: UIViewController) -> CGFloat {
        guard minimizationRule(of: page)?.minimizesOnScrollDown == true else { return 0 }
        return minimizedInset
    }

    /// Gives the bar the look of its page's fraction, inside or outside of an animation; its frame is set afterwards.
    func showMinimization() {
        let fraction = barPage?.minimization.fraction ?? 0
        guard fraction != bar.minimizedFraction else { return }
        bar.minimizedFraction = fraction
        if variants.fadesMinimizedBar || variants.minimizedBar == .fades { bar.alpha = 1 - fraction }
        if variants.minimizedBar == .isTransformed {
            bar.transform =
                fraction == 0 ? .identity : CGAffineTransform(translationX: 0, y: -fraction * minimizationDistance)
        }
    }

    // MARK: - Scrolling

    /// The distance of a page's contents from where the bar begins to minimize, in points: at rest below the collapsed large
    /// title. Beyond the edges of the contents nothing moves.
    private func minimizationOffset(of page: UIViewController) -> CGFloat? {
        guard let scrollView = page.barScrollView, scrollView.hasBeenLaidOut else { return nil }
        let start = scrollView.rangeY.lowerBound + expandedBar(of: page).collapsible
        let end = max(scrollView.rangeY.upperBound, start)
        return min(max(scrollView.contentOffset.y, start), end) - start
    }

    /// From here on the contents of the bar's page count as scrolled from where they are.
    func beginMinimization() {
        guard let page = barPage else { return }
        if minimizationRule(of: page) == nil { page.minimization = BarMinimizationState() }
        page.minimization.offset = minimizationOffset(of: page)
    }

    /// Follows the contents of the bar's page.
    func followMinimization() {
        guard let page = barPage, let rule = minimizationRule(of: page), let offset = minimizationOffset(of: page)
        else {
            return beginMinimization()
        }
        let last = page.minimization.offset ?? offset
        page.minimization.offset = offset
        let isByUser = page.barScrollView?.isDragging == true
        let moved = isByUser || variants.minimizesForEveryOffset ? offset - last : 0
        if moved != 0 {
            let isTurned = (moved > 0) != (page.minimization.travel > 0)
            page.minimization.travel = (isTurned ? 0 : page.minimization.travel) + moved
        }
        if variants.minimizationFollowsScroll {
            setMinimization(of: page, to: fraction(of: page, rule, moved: moved, offset: offset))
            return
        }
        let distance = minimizationDistance
        let travel = (rule.minimizesOnScrollDown ? 1 : -1) * page.minimization.travel
        var target = page.minimization.fraction
        if travel > bar.metrics.minimization.hideThreshold * distance { target = 1 }
        if -travel > bar.metrics.minimization.revealThreshold * distance, !rule.restoresAtScrollEdge { target = 0 }
        if rule.minimizesOnScrollDown, offset < distance { target = 0 }
        if target != page.minimization.fraction { moveBar(of: page, to: target) }
    }

    /// The fraction after the contents have moved by a distance to an offset.
    private func fraction(
        of page: UIViewController, _ rule: BarMinimizationRule, moved: CGFloat, offset: CGFloat
    ) -> CGFloat {
        let distance = minimizationDistance
        let forward = rule.minimizesOnScrollDown ? moved : -moved
        var fraction = page.minimization.fraction
        if forward > 0 || !rule.restoresAtScrollEdge { fraction += forward / distance }
        // At the upper edge the whole bar shows.
        if rule.minimizesOnScrollDown { fraction = min(fraction, offset / distance) }
        return min(max(fraction, 0), 1)
    }

    private func setMinimization(of page: UIViewController, to fraction: CGFloat) {
        page.minimization.fraction = fraction
        if !variants.minimizedSafeAreaChangesAtRest || fraction == 0 { page.minimization.insetFraction = fraction }
    }

    // MARK: - Coming to rest

    /// The offset at which the contents come to rest, so that no bar stays half minimized near the upper edge.
    func restingOffsetOfMinimization(for proposed: CGFloat) -> CGFloat {
        guard let page = barPage, let rule = minimizationRule(of: page), rule.minimizesOnScrollDown,
            let scrollView = page.barScrollView, let now = minimizationOffset(of: page)
        else { return proposed }
        let start = scrollView.rangeY.lowerBound + expandedBar(of: page).collapsible
        let (offset, distance) = (proposed - start, minimizationDistance)
        guard offset > 0, offset < distance else { return proposed }
        guard fraction(of: page, rule, moved: offset - now, offset: offset) > 0 else { return proposed }
        let hides = offset > bar.metrics.minimization.hideThreshold * distance
        return start + (hides ? min(distance, scrollView.rangeY.upperBound - start) : 0)
    }

    /// The contents of the followed scroll view have come to rest: a bar that is half minimized moves on by itself.
    func scrollViewDidRest() {
        guard running == nil, !isStartingTransition, let page = displayed?.content, page === barPage,
            let rule = minimizationRule(of: page)
        else { return }
        let state = page.minimization
        guard state.fraction > 0, state.fraction < 1 else {
            if state.insetFraction != state.fraction { moveBar(of: page, to: state.fraction) }
            return
        }
        let isHiding = (state.travel > 0) == rule.minimizesOnScrollDown
        let metrics = bar.metrics.minimization
        var hides = isHiding ? state.fraction > metrics.hideThreshold : 1 - state.fraction < metrics.revealThreshold
        if rule.minimizesOnScrollDown, let offset = state.offset, offset < minimizationDistance { hides = false }
        moveBar(of: page, to: hides ? 1 : 0)
    }

    /// Moves the bar by itself; the contents stay.
    private func moveBar(of page: UIViewController, to fraction: CGFloat) {
        page.minimization.fraction = fraction
        if !variants.minimizedSafeAreaChangesAtRest { page.minimization.insetFraction = fraction }
        let spring = UISpringTimingParameters(dampingRatio: 1)
        let animator = UIViewPropertyAnimator(duration: bar.metrics.minimization.duration, timingParameters: spring)
        animator.addAnimations { [self] in
            moveBarWithContents(keepingOffset: true)
            displayed?.viewIfLoaded?.layoutIfNeeded()
        }
        animator.addCompletion { [weak self, weak page] _ in
            guard let self, let page, page.minimization.insetFraction != page.minimization.fraction else { return }
            page.minimization.insetFraction = page.minimization.fraction
            if running == nil, page === barPage { moveBarWithContents(keepingOffset: true) }
        }
        animator.startAnimation()
    }

    // MARK: - Transitions

    /// A push or pop begins: with the variants the outgoing page's safe area or the incoming page's bar returns now.
    func beginMinimization(of transition: RunningTransition) {
        let to = transition.to.content
        if !variants.keepsMinimizationOfCoveredPages || to.storedNavigationItem?.minimizationRule == nil {
            to.minimization = BarMinimizationState()
        }
        let from = transition.from.content
        guard variants.updatesMinimizedSafeAreaBeforeWillShow, from.minimization.insetFraction > 0, !barHidden,
            let inset = transition.from.containerInsets
        else { return }
        var whole = inset
        whole.top = insetTop(of: transition.from, belowBarAt: wholeBarFrame(for: from).maxY)
        from.barScrollView?.keepsOffsetOnInsetChange = true
        transition.from.containerInsets = whole
        transition.from.viewIfLoaded?.updateSafeAreaInsets()
        from.barScrollView?.keepsOffsetOnInsetChange = false
    }

    /// A push or pop was canceled.
    func cancelMinimization(of transition: RunningTransition) {
        guard !variants.keepsMinimizationOfCoveredPages else { return }
        transition.from.content.minimization = BarMinimizationState()
    }

    /// Whether the bar keeps its minimized position until the end of a transition, with the variant
    /// `minimizedBarReturnsAfterTransitions`.
    func holdsMinimizedBar(_ transition: RunningTransition) -> Bool {
        guard variants.minimizedBarReturnsAfterTransitions, !barHidden, !transition.barWasHidden else { return false }
        return (barPage?.minimization.fraction ?? 0) < bar.minimizedFraction
    }
}

extension Simulator {
    /// How far the bar of a navigation controller is minimized: 0 is the whole bar, 1 the minimized one (iOS 27).
    public static func minimization(of navigationController: UINavigationController) -> CGFloat {
        navigationController.barHidden ? 0 : navigationController.barPage?.minimization.fraction ?? 0
    }

    /// Whether `UINavigationItem.navigationBarMinimization` was ever assigned, which UIKit does not tell and which changes
    /// its behavior (fact 27.1.7).
    public static func hasAssignedMinimization(_ item: UINavigationItem) -> Bool { item.minimization != nil }
}
