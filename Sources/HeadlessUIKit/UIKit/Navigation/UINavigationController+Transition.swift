import Foundation

extension UINavigationController {
    /// Starts what push, pop or set recorded; called in the layout pass of the controller's own view (fact 1.1.1).
    func startDeferredTransitionIfNeeded() {
        guard viewIfLoaded?.window != nil, running == nil, !isStartingTransition, !quirks.isFrozen else { return }
        if stack.isEmpty, displayed == nil { quirks.wasShownEmpty = true }
        guard appearance.phase == .willAppear || appearance.phase == .appeared else { return }
        guard let change = pending ?? firstAppearance else { return }
        pending = nil
        guard let to = stack.last, to !== displayed else {
            settleUnchangedTop(change)
            return
        }
        isStartingTransition = true
        if change.isAnimated, let context = change.context, let from = displayed {
            start(change, context: context, from: from, to: to)
        } else {
            showAtOnce(change, to: to)
        }
    }

    private var firstAppearance: PendingTransition? {
        guard displayed == nil, !stack.isEmpty else { return nil }
        return PendingTransition(
            context: nil, operation: .none, isAnimated: false, stackBefore: stack,
            bottomBarWasHidden: bottomBarHidden, leaving: [], arriving: stack)
    }

    private func settleUnchangedTop(_ change: PendingTransition) {
        for page in change.leaving where page !== displayed { orphan(page) }
        bar.setManagedItems(stack.map(\.navigationItem))
        change.context?.runCompletions()
    }

    // MARK: Without animation (fact 1.6)

    private func showAtOnce(_ change: PendingTransition, to: UIViewController) {
        let from = displayed
        endTrails()
        if from == nil { loadCoveredRoot() }
        noteLargeTitle(of: to)
        prepareToShow(to)
        from?.appearance.isMovingFromParent = change.operation == .pop
        to.appearance.isMovingToParent = change.arriving.contains { $0 === to }
        // The first page comes as the controller itself does.
        let isAnimated = appearance.phase == .willAppear && appearance.isAnimated
        from?.beginAppearanceTransition(false, animated: false)
        refusingModalBlocks { to.beginAppearanceTransition(true, animated: isAnimated) }
        tellWillShow(to, after: from, animated: isAnimated)
        from?.viewIfLoaded?.superview?.removeFromSuperview()
        askBarToPush(change)
        bar.setManagedItems(stack.map(\.navigationItem))
        tellBarOfPop(change)
        displayed = to
        bottomBarDidChangeAtOnce()
        mount(to)
        layOutBarsAndPages()
        to.sendIsAppearing()
        to.view.layoutIfNeeded()
        isStartingTransition = false
        for page in change.leaving { orphan(page) }
        from?.endAppearanceTransition()
        if appearance.phase == .appeared { to.endAppearanceTransition() }
        tellMoves(change)
        if appearance.phase == .appeared {
            delegate?.navigationController(self, didShow: to, animated: false)
        } else {
            // The controller itself is still coming: its page has been shown when it has.
            owedDidShow = to
        }
        Simulator.current.updateStatusBar()
        runNextWaiting()
    }

    /// Fact 2.2.4: in the first `viewWillAppear` of a presented stack's page the coordinator takes no blocks.
    private func refusingModalBlocks(_ body: () -> Void) {
        let context = displayed == nil ? modalContext : nil
        context?.refusesBlocks = Simulator.current.profile.defects.refusesBlocksOfPresentedRoot
        body()
        context?.refusesBlocks = false
    }

    func tellMoves(_ change: PendingTransition) {
        for page in change.leaving {
            page.didMove(toParent: nil)
            page.appearance.isMovingFromParent = false
        }
        for page in change.arriving where page.parent === self {
            page.didMove(toParent: self)
            page.appearance.isMovingToParent = false
        }
    }

    @discardableResult
    func mount(_ page: UIViewController) -> PageWrapperView {
        let wrapper = PageWrapperView(frame: pageContainer.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageContainer.addSubview(wrapper)
        page.view.frame = pageFrame(for: page)
        // Fact m4.1: the insets change once.
        page.containerInsets = insets(for: page)
        wrapper.addSubview(page.view)
        return wrapper
    }

    // MARK: With animation (facts 1.2, 1.3)

    private func start(
        _ change: PendingTransition, context: TransitionContext, from: UIViewController, to: UIViewController
    ) {
        let animator = askForAnimator(change.operation, from: from, to: to)
        prepareToShow(to)
        let transition = RunningTransition(
            context: context, pending: change, from: from, to: to, barWasHidden: barHidden)
        running = transition
        from.appearance.isMovingFromParent = change.operation == .pop
        to.appearance.isMovingToParent = change.arriving.contains { $0 === to }
        from.beginAppearanceTransition(false, animated: true)
        to.beginAppearanceTransition(true, animated: true)
        tellWillShow(to, after: from, animated: true)
        askBarToPush(change)
        context.onComplete = { [weak self] completed in self?.finish(transition, completed: completed) }
        context.onInteractionEnd = { [weak self] cancelled in
            if cancelled { self?.turnBack(transition) }
        }
        if let animator {
            startCustom(animator, transition)
        } else {
            startBuiltIn(transition)
        }
        if bar.metrics.notifiesAnimatedChangesImmediately { tellBarOfPop(change) }
        isStartingTransition = false
    }

    private func startBuiltIn(_ transition: RunningTransition) {
        let context = transition.context
        let motion = Simulator.current.profile.motion
        let length = UIView.areAnimationsEnabled ? motion.pushDuration : 0
        let timeline = AnimationTimeline(duration: length, clock: Simulator.current.clock)
        timeline.endsWhenEmpty = false
        context.timeline = timeline
        var slide: PageSlide?
        UIView.performWithoutAnimation {
            slide = prepareSlide(transition)
            slide?.prepare(in: pageContainer, motion: motion)
            bar.beginItemTransition(to: stack.map(\.navigationItem), operation: transition.pending.operation)
            for trail in trails { trail.restack(beside: slide?.wrapper(of: transition.from) ?? pageContainer) }
            beginBarSlide(transition, slide: slide)
            updateInsets(of: transition.to)
            misplaceComingPage(transition)
            transition.to.sendIsAppearing()
            transition.to.view.layoutIfNeeded()
            updateScrollEdge(of: transition.to)
            mistakeScrollEdge(transition)
        }
        transition.slide = slide
        // Interactive motion is linear in the finger (facts 2.3.1, 3.4).
        let curve: TimingCurve = context.isUnderFinger ? .linear : .system
        let animation = AnimationContext(timeline: timeline, duration: length, curve: curve)
        AnimationContext.perform(animation) {
            slide?.finish(motion: motion)
            finishBarSlide(transition, slide: slide)
            bar.animateItemTransition()
            showBottomEdge(of: transition.to)
            Simulator.current.updateStatusBar()
            // Fact 1.2.1: at the end of the transition's own block.
            context.runAlongside()
        }
        timeline.addCompletion { _ in context.completeTransition(!context.isCancelled) }
        if context.isUnderFinger { context.applyPercent() } else { timeline.run() }
    }

    private func prepareSlide(_ transition: RunningTransition) -> PageSlide? {
        guard let leaving = transition.from.viewIfLoaded?.superview as? PageWrapperView else { return nil }
        let kept = trails.compactMap { $0.release(transition.to) }.last
        let coming = kept ?? mount(transition.to)
        let isPush = transition.pending.operation == .push
        return PageSlide(
            front: isPush ? coming : leaving, back: isPush ? leaving : coming,
            dimming: DimmingView(frame: pageContainer.bounds), isPush: isPush,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            width: pageContainer.bounds.width, fades: UIAccessibility.prefersCrossFadeTransitions,
            zoom: PageZoom(
                zoomed: isPush ? transition.to : transition.from, over: isPush ? transition.from : transition.to,
                in: pageContainer))
    }
}
