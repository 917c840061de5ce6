import Foundation

// A transition from its deferred start to its end: without animation, with UIKit's animation, or with the app's
// animator.

extension UINavigationController {
    private var variants: Simulator.Profile.Variants { Simulator.current.profile.variants }

    // MARK: - Start

    /// Starts the recorded push, pop or set; called in the layout pass of the controller's view (fact 1.1.1).
    func startDeferredTransitionIfNeeded() {
        guard viewIfLoaded?.window != nil, running == nil, !isStartingTransition, !defectState.isFrozen else { return }
        if stack.isEmpty, displayed == nil { defectState.wasShownEmpty = true }
        guard appearance.phase == .willAppear || appearance.phase == .appeared else { return }
        guard let change = pending ?? firstAppearance else { return }
        pending = nil
        guard let to = stack.last, to !== displayed else {
            if stack.isEmpty, let displayed {
                remove(displayed, change)
            } else {
                settleUnchangedTop(change)
            }
            return
        }
        isStartingTransition = true
        if change.isAnimated, let context = change.context, let from = displayed {
            start(change, context: context, from: from, to: to)
        } else {
            showAtOnce(change, to: to)
        }
    }

    /// The change that shows the first page.
    private var firstAppearance: PendingTransition? {
        guard displayed == nil, !stack.isEmpty else { return nil }
        return PendingTransition(
            context: nil, operation: .none, isAnimated: false, stackBefore: stack,
            tabBarWasHidden: hidesTabBar, removed: [], added: stack, isMultiLevelPop: false)
    }

    private func settleUnchangedTop(_ change: PendingTransition) {
        for page in change.removed where page !== displayed { orphan(page) }
        // A page that was popped and pushed again in one turn has not moved.
        displayed?.appearance.isMovingFromParent = false
        for page in change.added where page !== displayed && page.parent === self { page.didMove(toParent: self) }
        showItems()
        change.context?.runCompletions()
        runWaitingOperations()
    }

    /// The stack has become empty: its last page leaves the screen at once.
    private func remove(_ page: UIViewController, _ change: PendingTransition) {
        isStartingTransition = true
        endSupersededTransitions()
        page.appearance.isMovingFromParent = true
        page.beginAppearanceTransition(false, animated: false)
        unmount(page)
        displayed = nil
        showItems()
        isStartingTransition = false
        for page in change.removed { orphan(page) }
        page.endAppearanceTransition()
        notifyDidMove(change)
        change.context?.runCompletions()
        layOutBarsAndPages()
        Simulator.current.updateStatusBar()
        runWaitingOperations()
    }

    /// Reads the status bar preferences and loads the page, then sets its view's frame with the page's edges as they
    /// are now. Both are read again later (fact 1.2.5).
    private func prepareToShow(_ page: UIViewController) {
        if !page.isViewLoaded {
            _ = (page.prefersStatusBarHidden, page.preferredStatusBarUpdateAnimation)
            page.loadViewIfNeeded()
        }
        guard page.view.superview == nil else { return }
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.setUnmovedFrame(pageFrame(for: page))
    }

    @discardableResult
    private func mount(_ page: UIViewController) -> PageWrapperView {
        let wrapper = PageWrapperView(frame: pageContainer.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageContainer.addSubview(wrapper)
        page.view.setUnmovedFrame(pageFrame(for: page))
        // Fact m4.1: the insets change once.
        page.containerInsets = insetsNow(for: page)
        wrapper.addSubview(page.view)
        return wrapper
    }

    /// The variant `laysOutIncomingViewBeforeWillShow`.
    /// - Parameter mounts: Whether the view is also added to the hierarchy, as UIKit's own transitions do later.
    private func layOutEarly(_ page: UIViewController, mounts: Bool) {
        guard variants.laysOutIncomingViewBeforeWillShow, page.view.superview == nil else { return }
        UIView.performWithoutAnimation {
            if mounts { mount(page) }
            page.view.layoutIfNeeded()
        }
    }

    /// Removes a page's view and its wrapper.
    private func unmount(_ page: UIViewController) {
        guard let root = page.viewIfLoaded else { return }
        if let wrapper = root.superview as? PageWrapperView {
            wrapper.removeFromSuperview()
        } else {
            root.removeFromSuperview()
        }
    }

    private func ensureMounted(_ page: UIViewController) {
        if page.viewIfLoaded?.superview is PageWrapperView { return }
        page.viewIfLoaded?.removeFromSuperview()
        mount(page)
    }

    // MARK: - Without animation (facts 1.6.1 to 1.6.4)

    private func showAtOnce(_ change: PendingTransition, to: UIViewController) {
        let from = displayed
        endSupersededTransitions()
        if from == nil { loadCoveredRoot() }
        noteLargeTitle(of: to)
        prepareToShow(to)
        from?.appearance.isMovingFromParent = change.removed.contains { $0 === from }
        to.appearance.isMovingToParent = change.added.contains { $0 === to }
        // The first page appears together with the controller.
        let isAnimated = appearance.phase == .willAppear && appearance.isAnimated
        from?.beginAppearanceTransition(false, animated: false)
        if firstPageThatAppears === to {
            layOutEarly(to, mounts: false)
        } else {
            abandonFirstAppearance()
            refusingModalBlocks { to.beginAppearanceTransition(true, animated: isAnimated) }
            layOutEarly(to, mounts: false)
            notifyWillShow(to, after: from, animated: isAnimated)
        }
        firstPageThatAppears = nil
        from?.viewIfLoaded?.superview?.removeFromSuperview()
        askBarDelegateToPush(change)
        showItems()
        notifyBarDelegateOfPop(change)
        displayed = to
        Simulator.current.updateVerticalBars()
        tabBarOwner?.layOutBarAndPage()
        mount(to)
        layOutBarsAndPages()
        to.sendIsAppearing()
        if !variants.laysOutViewsAfterUnanimatedTransitions { to.view.layoutIfNeeded() }
        isStartingTransition = false
        for page in change.removed { orphan(page) }
        from?.endAppearanceTransition()
        if appearance.phase == .appeared { to.endAppearanceTransition() }
        notifyDidMove(change)
        if appearance.phase == .appeared {
            storedDelegate?.navigationController(self, didShow: to, animated: false)
            notifyWillShowAgain()
        } else {
            // The delegate is notified when the controller itself has appeared.
            pageAwaitingDidShow = to
        }
        Simulator.current.updateStatusBar()
        popTransitionDidEnd()
        runWaitingOperations()
    }

    /// The variant `firstAppearance`: the appearance of the first page begins with the controller's.
    func beginFirstAppearance() {
        guard variants.firstAppearance == .withController, displayed == nil, firstPageThatAppears == nil,
            !isStartingTransition, let page = stack.last
        else { return }
        firstPageThatAppears = page
        isStartingTransition = true
        prepareToShow(page)
        page.appearance.isMovingToParent = true
        refusingModalBlocks { page.beginAppearanceTransition(true, animated: appearance.isAnimated) }
        notifyWillShow(page, after: nil, animated: appearance.isAnimated)
        isStartingTransition = false
    }

    /// Another page is shown, or the controller has disappeared before its first layout pass.
    func abandonFirstAppearance() {
        guard let page = firstPageThatAppears else { return }
        firstPageThatAppears = nil
        page.beginAppearanceTransition(false, animated: false)
        page.endAppearanceTransition()
    }

    /// Fact 2.2.4: in the first `viewWillAppear` of a presented stack's page the coordinator refuses animation blocks.
    private func refusingModalBlocks(_ body: () -> Void) {
        let context = displayed == nil ? modalContext : nil
        context?.refusesBlocks = Simulator.current.profile.defects.refusesBlocksOfPresentedRoot
        body()
        context?.refusesBlocks = false
    }

    // MARK: - With animation (facts 1.2, 1.3)

    private func start(
        _ change: PendingTransition, context: TransitionContext, from: UIViewController, to: UIViewController
    ) {
        let animator = animatorFromDelegate(change.operation, from: from, to: to)
        prepareToShow(to)
        let transition = RunningTransition(
            context: context, pending: change, from: from, to: to, barWasHidden: barHidden,
            toolbarWasHidden: isToolbarHidden(for: from.content))
        running = transition
        // A page that still moves with an earlier transition has no container at rest to share.
        if animator != nil, supersededTransitions.isEmpty,
            let container = from.viewIfLoaded?.superview as? PageWrapperView
        {
            transition.animatorContainer = container
            context.containerView = container
        }
        beginVariants(of: transition)
        from.appearance.isMovingFromParent = change.removed.contains { $0 === from }
        to.appearance.isMovingToParent = change.added.contains { $0 === to }
        from.beginAppearanceTransition(false, animated: true)
        to.beginAppearanceTransition(true, animated: true)
        layOutEarly(to, mounts: animator == nil)
        beginMinimization(of: transition)
        notifyWillShow(to, after: from, animated: true)
        askBarDelegateToPush(change)
        // The transition retains the context, whose closures must not retain the transition: the stack can be discarded
        // before the end.
        context.onComplete = { [weak self, weak transition] completed in
            if let transition { self?.finish(transition, completed: completed) }
        }
        context.onInteractionEnd = { [weak self, weak transition] cancelled in
            if cancelled, let transition { self?.reverseAppearance(transition) }
        }
        if let animator {
            startCustom(animator, transition)
        } else {
            startBuiltIn(transition)
        }
        if bar.metrics.notifiesAnimatedChangesImmediately { notifyBarDelegateOfPop(change) }
        isStartingTransition = false
    }

    private func startBuiltIn(_ transition: RunningTransition) {
        let context = transition.context
        let motion = Simulator.current.profile.motion
        let length = UIView.areAnimationsEnabled ? motion.pushDuration : 0
        let timeline = AnimationTimeline(duration: length, clock: Simulator.current.clock)
        timeline.endsWhenEmpty = false
        context.timeline = timeline
        var slide: NavigationSlide?
        UIView.performWithoutAnimation {
            beginVerticalBarChange()
            slide = makeSlide(transition)
            slide?.prepare(in: pageContainer, motion: motion)
            bar.beginItemTransition(to: shownItems, operation: transition.pending.operation)
            for superseded in supersededTransitions {
                superseded.restack(beside: slide?.wrapper(of: transition.from) ?? pageContainer)
            }
            beginBarSlide(transition, slide: slide)
            updateInsets(of: transition.to)
            misplaceIncomingPage(transition)
        }
        beginFirstLayout(transition)
        UIView.performWithoutAnimation {
            updateScrollEdge(of: transition.to)
            flashScrollEdge(transition)
            beginToolbarSlide(transition)
        }
        transition.slide = slide
        // Interactive movement is linear (facts 2.3.1, 3.4).
        let curve = context.isInteractive ? .linear : motion.pushCurve
        let animation = AnimationContext(
            timeline: timeline, duration: length, curve: curve, options: .beginFromCurrentState)
        AnimationContext.perform(animation) {
            slide?.finish(motion: motion)
            finishBarSlide(transition, slide: slide)
            bar.animateItemTransition()
            updateBottomBarAppearance(for: transition.to)
            if variants.statusBarUpdate == .withTransition { Simulator.current.updateStatusBar() }
            // Fact 1.2.1: at the end of the transition's own block.
            runAlongside(transition, isOwnBlock: true)
        }
        timeline.addCompletion { [weak context] _ in
            if let context { context.completeTransition(!context.isCancelled) }
        }
        if context.isInteractive { context.applyPercent() } else { timeline.run() }
    }

    /// The incoming page receives `viewIsAppearing`, in which the app's own animations run, and is laid out (fact 1.2.4a).
    private func beginFirstLayout(_ transition: RunningTransition) {
        let page = transition.to
        guard !variants.laysOutIncomingViewAfterAlongside else {
            // Both come in the next layout pass. A view that stayed in the hierarchy need not be due for it.
            if page.appearance.needsIsAppearing { page.view.setNeedsLayout() }
            return
        }
        transition.pageIsAppearing = true
        page.sendIsAppearing()
        UIView.performWithoutAnimation { page.view.layoutIfNeeded() }
        transition.pageIsAppearing = false
    }

    private func makeSlide(_ transition: RunningTransition) -> NavigationSlide? {
        guard let outgoing = transition.from.viewIfLoaded?.superview as? PageWrapperView else { return nil }
        let released = supersededTransitions.compactMap { $0.release(transition.to) }.last
        let early =
            variants.laysOutIncomingViewBeforeWillShow ? transition.to.view.superview as? PageWrapperView : nil
        let incoming = released ?? early ?? mount(transition.to)
        let isPush = transition.pending.operation == .push
        return NavigationSlide(
            front: isPush ? incoming : outgoing, back: isPush ? outgoing : incoming,
            dimming: DimmingView(frame: pageContainer.bounds), isPush: isPush,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            width: pageContainer.bounds.width, fades: UIAccessibility.prefersCrossFadeTransitions,
            zoom: NavigationZoom(
                zoomed: isPush ? transition.to : transition.from, over: isPush ? transition.from : transition.to,
                in: pageContainer))
    }

    /// Starts the app's animator, or its interaction controller, which starts the animator (fact 2.3.1).
    private func startCustom(_ animator: any UIViewControllerAnimatedTransitioning, _ transition: RunningTransition) {
        let context = transition.context
        context.setAnimator(animator)
        let driver = storedDelegate?.navigationController(self, interactionControllerFor: animator)
        UIView.performWithoutAnimation {
            beginVerticalBarChange()
            bar.beginItemTransition(to: shownItems, operation: transition.pending.operation)
            beginBarSlide(transition, slide: nil)
            transition.to.containerInsets = nil
            updateInsets(of: transition.to)
            // The frame for the bar's final height.
            context.finalFrameOfTo = pageFrame(for: transition.to)
            holdInsetsOfCustomTransition(transition)
            beginToolbarSlide(transition)
            updateScrollEdge(of: transition.to)
        }
        context.start(driver) { [weak self] in
            guard let self else { return }
            context.draw(animator) {
                self.finishBarSlide(transition, slide: nil)
                self.bar.animateItemTransition()
                self.updateBottomBarAppearance(for: transition.to)
                self.runAlongside(transition)
            }
            transition.to.sendIsAppearing()
        }
    }

    /// Runs the app's blocks alongside a transition, inside its animation.
    private func runAlongside(_ transition: RunningTransition, isOwnBlock: Bool = false) {
        transition.runsAppBlocks = true
        if isOwnBlock { transition.context.runAlongsideOwnAnimation() } else { transition.context.runAlongside() }
        transition.runsAppBlocks = false
    }

    // MARK: - End

    /// The pop gesture was canceled: the pages are notified before the animation reverses (fact 1.4.6).
    private func reverseAppearance(_ transition: RunningTransition) {
        transition.hasReversedAppearance = true
        transition.to.beginAppearanceTransition(false, animated: true)
        transition.from.beginAppearanceTransition(true, animated: true)
    }

    private func finish(_ transition: RunningTransition, completed: Bool) {
        guard running === transition else { return }
        transition.isEnding = true
        let change = transition.pending
        transition.context.onInteractionEnd = nil
        // An animator can end a transition as not completed without an interaction (`completeTransition(_:)`): the outgoing page
        // stays.
        if !completed, !transition.hasReversedAppearance { reverseAppearance(transition) }
        UIView.performWithoutAnimation {
            if !transition.isSuperseded {
                transition.slide?.dimming.removeFromSuperview()
                transition.slide?.front.layer.shadowOpacity = 0
            }
            if completed {
                if let container = transition.animatorContainer {
                    mount(transition.to)
                    container.removeFromSuperview()
                    transition.from.viewIfLoaded?.removeFromSuperview()
                } else if !transition.isSuperseded {
                    unmount(transition.from)
                }
                displayed = transition.to
                ensureMounted(transition.to)
            } else {
                if let container = transition.animatorContainer {
                    transition.to.viewIfLoaded?.removeFromSuperview()
                    if transition.from.view.superview !== container { container.addSubview(transition.from.view) }
                } else {
                    unmount(transition.to)
                }
                restoreStack(before: transition)
                cancelMinimization(of: transition)
            }
            bar.endItemTransition(cancelled: !completed, retainsOutgoing: transition.isSuperseded)
            if !completed { updateBottomBarAppearance(for: transition.from) }
            endBarSlide(transition)
            let wrapper = displayed?.viewIfLoaded?.superview as? PageWrapperView
            wrapper?.transform = .identity
            wrapper?.frame.origin.x = 0
            wrapper?.alpha = 1
        }
        if completed {
            for page in change.removed { orphan(page) }
            transition.from.endAppearanceTransition()
            transition.to.endAppearanceTransition()
            notifyDidMove(change)
            if variants.alongsideCompletion == .beforeDidShow { transition.context.runCompletions() }
            if !transition.isSuperseded || variants.notifiesInterruptedTransitions {
                storedDelegate?.navigationController(self, didShow: transition.to, animated: true)
            }
            // Fact 7.2.
            if !bar.metrics.notifiesAnimatedChangesImmediately { notifyBarDelegateOfPop(change) }
        } else {
            transition.to.endAppearanceTransition()
            transition.from.endAppearanceTransition()
            for page in change.removed { page.appearance.isMovingFromParent = false }
        }
        running = nil
        defectState.barHidesAfterSwipe = transition.barIsUnscrubbed && barHidden
        if !Simulator.current.isInTransition { Simulator.current.updateVerticalBars() }
        if transition.variantState.holdsMinimizedBar {
            UIView.animateSystemChanges(withDuration: bar.metrics.minimization.duration) { self.layOutBarsAndPages() }
        } else {
            layOutBarsAndPages()
        }
        Simulator.current.updateStatusBar()
        popTransitionDidEnd()
        transition.context.runCompletions()
        notifyWillShowAgain()
        hideBarAfterSwipe()
        view.setNeedsLayout()
        runWaitingOperations()
        runWaitingOperationsOfOtherStack()
        let blocks = whenTransitionEnds
        whenTransitionEnds = []
        for block in blocks { block() }
    }

    // MARK: - Superseding

    /// Completes the transition while its animation continues: the next one adds to it, so that nothing jumps (fact
    /// 10.5).
    func supersede(_ transition: RunningTransition) {
        transition.isSuperseded = true
        let timeline = transition.context.timeline
        let insets = transition.from.containerInsets
        let takesBar = barHidden && !transition.barWasHidden
        transition.context.completeTransition(true)
        let superseded = SupersededTransition(
            transition, takesBar: takesBar, barContent: bar.takeRetainedContent(), insets: insets)
        supersededTransitions.append(superseded)
        timeline?.addCompletion { [weak self] _ in self?.end(superseded) }
    }

    private func end(_ superseded: SupersededTransition) {
        supersededTransitions.removeAll { $0 === superseded }
        superseded.end()
        if running == nil, supersededTransitions.isEmpty { layOutBarsAndPages() }
    }

    /// A change without animation ends the earlier animations.
    private func endSupersededTransitions() {
        for superseded in supersededTransitions { superseded.transition.context.timeline?.end(at: 1, finished: true) }
    }

    /// The bar is hidden and still moves out with the page of an earlier transition.
    var barLeavesWithSupersededTransition: Bool {
        barHidden && supersededTransitions.contains(where: \.takesBar)
    }

    // MARK: - Notifying

    /// Notifies the delegate, after the observers of UIKit's unpublished notification (fact 1.7.5; scrolling labels
    /// stop on it).
    func notifyWillShow(_ page: UIViewController, after last: UIViewController?, animated: Bool) {
        var pages: [AnyHashable: Any] = ["UINavigationControllerNextVisibleViewController": page]
        pages["UINavigationControllerLastVisibleViewController"] = last
        NotificationCenter.default.post(
            name: Notification.Name("UINavigationControllerWillShowViewControllerNotification"), object: self,
            userInfo: pages)
        let calls = variants.willShowCalls == .twice ? 2 : 1
        for _ in 0..<calls {
            trappingOnBarLayout(whileShowing: page, after: last) {
                storedDelegate?.navigationController(self, willShow: page, animated: animated)
            }
        }
    }

    /// Notifies the delegate of the page that a transition has shown, with the variant `alsoForShownViewController`.
    private func notifyWillShowAgain() {
        guard variants.willShowCalls == .alsoForShownViewController, let displayed else { return }
        storedDelegate?.navigationController(self, willShow: displayed, animated: false)
    }

    private func notifyDidMove(_ change: PendingTransition) {
        for page in change.removed where page.parent == nil {
            page.didMove(toParent: nil)
        }
        for page in change.added where page.parent === self {
            page.didMove(toParent: self)
        }
    }

    /// Asks the bar's delegate before a push adds the page's item, when the stack already contains the page (fact
    /// m5.2). How a managed bar handles false is unknown: the item is added.
    private func askBarDelegateToPush(_ change: PendingTransition) {
        guard change.operation == .push, let item = shownItems.last, item !== bar.topItem else { return }
        _ = bar.storedDelegate?.navigationBar(bar, shouldPush: item)
    }

    /// Notifies the bar's delegate after a tap on the back button, when both stacks have been popped (fact m5.2).
    private func notifyBarDelegateOfPop(_ change: PendingTransition) {
        guard let item = change.tappedItem else { return }
        bar.storedDelegate?.navigationBar(bar, didPop: item)
    }
}
