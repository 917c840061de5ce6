import Foundation

// The transitions of a presentation and its dismissal, with UIKit's animation or the app's animator.

extension ModalPresentation {
    // MARK: - Presenting

    /// Starts the presentation after this turn's layout, or when a navigation transition has ended that is running then
    /// (fact m20.9).
    func startAfterCommit() {
        Simulator.current.afterCommit { [weak self] in
            guard let self, phase == .waiting else { return }
            guard let window = presenter.viewIfLoaded?.window else { return tearDown() }
            if let navigation = source.navigationControllerInTransition {
                navigation.whenTransitionEnds.append { [weak self] in self?.startAfterCommit() }
            } else {
                // A callback can replace the root: then nothing else keeps the presenter.
                withExtendedLifetime(presenter) { start(in: window) }
            }
        }
    }

    /// Starts the presentation. Only a style that removes the presenter sends it appearance callbacks, in a measured
    /// order: presenter will disappear, presented will appear, presented did appear, presenter did disappear (fact
    /// m4.5).
    func start(in window: UIWindow) {
        phase = .presenting
        window.addSubview(container)
        container.frame = window.bounds
        presented.loadViewIfNeeded()
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        notifyOfAdaptiveStyle()
        UIView.performWithoutAnimation { controller.presentationTransitionWillBegin() }
        guard isAnimated, let context else {
            UIView.performWithoutAnimation { mountPresented() }
            container.dimming.alpha = dimmingAlpha
            setTintDimmed(true)
            finishStart(completed: true)
            return
        }
        context.onComplete = { [self] completed in finishStart(completed: completed) }
        let delegate = presented.transitioningDelegate
        let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        if let animator {
            context.onInteractionEnd = { [self] cancelled in if cancelled { reverseStartAppearance() } }
            runCustom(animator, context, driver: delegate?.interactionControllerForPresentation(using: animator))
        } else {
            slideIn(context)
        }
    }

    private func mountPresented() {
        guard movedView != nil else { return }
        mountMovedView()
        layOutPresentedView()
        presented.sendIsAppearing()
        container.layoutIfNeeded()
    }

    /// The distance by which the presented view is below its final position when it is off the screen, in points.
    private var offScreen: CGFloat { container.bounds.height - presentedFrame.minY }

    private func slideIn(_ context: TransitionContext) {
        let fades = transitionStyle.fades
        UIView.performWithoutAnimation {
            mountPresented()
            // Fact 5.2.3: the insets are those of the final position.
            isMoving = true
            if fades { movedView?.alpha = 0 } else { moveCard(to: presentedFrame.offsetBy(dx: 0, dy: offScreen)) }
        }
        run(context) { [self] in
            if fades { movedView?.alpha = 1 } else { moveCard(to: presentedFrame) }
            container.dimming.alpha = dimmingAlpha
            setTintDimmed(true)
        }
    }

    /// An interactive presentation was canceled: the view controllers are notified before the animation reverses.
    private func reverseStartAppearance() {
        presented.beginAppearanceTransition(false, animated: true)
        if removesPresenter { presenter.beginAppearanceTransition(true, animated: true) }
    }

    private func finishStart(completed: Bool) {
        guard phase == .presenting else { return }
        guard completed else { return cancelStart() }
        phase = .presented
        isMoving = false
        UIView.performWithoutAnimation { layOutPresentedView() }
        isSendingDidAppear = true
        presented.endAppearanceTransition()
        isSendingDidAppear = false
        if removesPresenter {
            presenter.endAppearanceTransition()
            presenter.viewIfLoaded?.removeFromSuperview()
        }
        controller.presentationTransitionDidEnd(true)
        setTintDimmed(true)
        notifyEnd(with: completion)
        runWhenPresented()
    }

    private func runWhenPresented() {
        let blocks = whenPresented
        whenPresented = []
        for block in blocks { block() }
    }

    private func cancelStart() {
        if context?.transitionWasCancelled != true { reverseStartAppearance() }
        mountPresenter()
        presented.endAppearanceTransition()
        if removesPresenter { presenter.endAppearanceTransition() }
        removeMovedView()
        container.removeFromSuperview()
        controller.presentationTransitionDidEnd(false)
        end()
        presenter.presentation.shown = nil
        notifyEnd(with: completion)
        runWhenPresented()
    }

    // MARK: - Dismissing

    /// This presentation and those above it, from the bottom up.
    private var chain: [ModalPresentation] {
        [self] + (presented.presentation.shown?.chain ?? [])
    }

    /// Dismisses this presentation and all above it; only the top one is animated. (UIKit documentation) Waits for the end
    /// of a presentation that has been requested or is running (fact m20.7), and of a dismissal by the finger (unknown).
    func dismiss(animated: Bool, completion: (() -> Void)?) {
        if let awaited = chain.first(where: { $0.phase == .waiting || $0.phase == .presenting || $0.mayReturn }) {
            awaited.whenPresented.append { [self] in
                if phase == .presented { dismiss(animated: animated, completion: completion) } else { completion?() }
            }
            return
        }
        guard chain.allSatisfy({ $0.phase == .presented }) else {
            SystemLog.warn("Attempt to dismiss from \(presenter) while a presentation or dismiss is in progress!")
            return
        }
        phase = .dismissalWaiting
        self.completion = completion
        let top = chain.last ?? self
        if animated { context = makeContext(from: top.presented, to: presenter) }
        Simulator.current.afterCommit { [self] in startDismissal(animated: animated, top: top) }
    }

    /// Makes the coordinator of a dismissal that the user's finger controls.
    func prepareInteractiveDismissal(completion: @escaping () -> Void) {
        phase = .dismissalWaiting
        followsFinger = true
        self.completion = completion
        context = makeContext(from: presented, to: presenter, isInteractive: true)
    }

    /// Starts that dismissal: the view controllers are notified, and the finger moves the sheet itself. What was added alongside
    /// follows it, as in other interactive transitions (fact 2.3.1; for sheets this is unknown). So is whether UIKit asks the app
    /// for an animator.
    func startInteractiveDismissal() { startDismissal(animated: true, top: self) }

    private func startDismissal(animated: Bool, top: ModalPresentation) {
        guard phase == .dismissalWaiting else { return }
        // A callback can replace the root: then nothing else keeps the presenter.
        let presenter = presenter
        defer { withExtendedLifetime(presenter) {} }
        let dismissed = chain
        for presentation in dismissed { presentation.phase = .dismissing }
        let presenterAppears = presenter.viewIfLoaded?.window == nil
        for presentation in dismissed.reversed() {
            presentation.presented.beginAppearanceTransition(false, animated: animated)
        }
        if presenterAppears { presenter.beginAppearanceTransition(true, animated: animated) }
        let delegate = top.presented.transitioningDelegate
        let isInteractive = context?.isInteractive == true
        let animator = animated && !isInteractive ? delegate?.animationController(forDismissed: top.presented) : nil
        UIView.performWithoutAnimation {
            for presentation in dismissed { presentation.controller.dismissalTransitionWillBegin() }
            for presentation in dismissed.dropLast() { presentation.movedView?.removeFromSuperview() }
            // The app's animator adds the view that it gets. (UIKit documentation, "Customizing the transition animations")
            let animatorGetsView = animator != nil && top === self && removesPresenter
            if presenterAppears, !animatorGetsView { mountPresenter() }
        }
        guard animated, let context else { return finishDismissal(dismissed, presenterAppears: presenterAppears) }
        context.onComplete = { [self] completed in
            if completed {
                finishDismissal(dismissed, presenterAppears: presenterAppears)
            } else {
                cancelDismissal(dismissed, presenterAppears: presenterAppears)
            }
        }
        context.onInteractionEnd = { [self] cancelled in
            if cancelled { reverseDismissalAppearance(dismissed, presenterAppears: presenterAppears) }
        }
        if isInteractive {
            run(context) {}
        } else if let animator {
            placePresenter()
            top.runCustom(animator, context, driver: delegate?.interactionControllerForDismissal(using: animator))
            if presenterAppears { presenter.sendIsAppearing() }
        } else {
            slideOut(top, dismissed, context)
        }
    }

    private func mountPresenter() {
        guard let host = presenterHost, let view = presenter.viewIfLoaded, view.superview !== host else { return }
        placePresenter()
        if host is UIWindow { host.insertSubview(view, at: 0) } else { host.addSubview(view) }
        presenter.sendIsAppearing()
        view.layoutIfNeeded()
    }

    /// Gives the view of a presenter that is not on the screen its frame there.
    private func placePresenter() {
        guard let host = presenterHost, let view = presenter.viewIfLoaded, view.window == nil else { return }
        view.setUnmovedFrame(presenter.presentation.own?.mountedFrame ?? host.bounds)
    }

    private func slideOut(_ top: ModalPresentation, _ dismissed: [ModalPresentation], _ context: TransitionContext) {
        for presentation in dismissed { presentation.isMoving = true }
        run(context) {
            for presentation in dismissed { presentation.leaveScreen(movesView: presentation === top) }
        }
    }

    /// Moves the presented view off the screen and undims the presenter. Call it in the dismissal's animation.
    func leaveScreen(movesView: Bool = true) {
        container.dimming.alpha = 0
        setTintDimmed(false)
        guard movesView else { return }
        if transitionStyle.fades {
            movedView?.alpha = 0
        } else {
            let card = movedView?.frame ?? .zero
            moveCard(to: card.offsetBy(dx: 0, dy: container.bounds.height - card.minY))
        }
    }

    /// An interactive dismissal was canceled: the view controllers are notified before the animation reverses.
    private func reverseDismissalAppearance(_ dismissed: [ModalPresentation], presenterAppears: Bool) {
        if presenterAppears { presenter.beginAppearanceTransition(false, animated: true) }
        for presentation in dismissed { presentation.presented.beginAppearanceTransition(true, animated: true) }
    }

    private func cancelDismissal(_ dismissed: [ModalPresentation], presenterAppears: Bool) {
        guard phase == .dismissing else { return }
        if context?.transitionWasCancelled != true {
            reverseDismissalAppearance(dismissed, presenterAppears: presenterAppears)
        }
        if presenterAppears {
            presenter.endAppearanceTransition()
            presenter.viewIfLoaded?.removeFromSuperview()
        }
        for presentation in dismissed {
            presentation.phase = .presented
            presentation.isMoving = false
            presentation.setTintDimmed(true)
            if let view = presentation.movedView, view.superview == nil { presentation.container.addSubview(view) }
            presentation.presented.endAppearanceTransition()
            presentation.controller.dismissalTransitionDidEnd(false)
        }
        notifyEnd(with: nil)
        followsFinger = false
        runWhenPresented()
        runWhenEnded()
    }

    private func finishDismissal(_ dismissed: [ModalPresentation], presenterAppears: Bool) {
        guard phase == .dismissing else { return }
        // Presented while the finger controlled the dismissal.
        dismissed.last?.presented.presentation.shown?.tearDown()
        // The app's animator added the view to the container, which is removed.
        UIView.performWithoutAnimation { mountPresenter() }
        if presenterAppears { presenter.endAppearanceTransition() }
        for presentation in dismissed.reversed() {
            presentation.removeMovedView()
            presentation.container.removeFromSuperview()
            presentation.presented.endAppearanceTransition()
            presentation.movedView?.alpha = 1
            presentation.controller.dismissalTransitionDidEnd(true)
            presentation.end()
            presentation.presenter.presentation.shown = nil
        }
        notifyEnd(with: completion)
        for presentation in dismissed {
            presentation.runWhenPresented()
            presentation.runWhenEnded()
        }
    }

    private func runWhenEnded() {
        let blocks = whenEnded
        whenEnded = []
        for block in blocks { block() }
    }

    /// Ends everything at once because the presenter leaves its window.
    func tearDown() {
        presented.presentation.shown?.tearDown()
        if presented.viewIfLoaded?.window != nil {
            presented.beginAppearanceTransition(false, animated: false)
            container.removeFromSuperview()
            presented.endAppearanceTransition()
        }
        container.removeFromSuperview()
        // The finger may still be down, also on a view of the app's, and must not end a transition that is gone.
        context?.onComplete = nil
        context?.onInteractionEnd = nil
        if followsFinger {
            context?.timeline?.abandon()
            context = nil
            completion = nil
        } else if let context, context.isInteractive {
            // What an interaction controller holds does not end by itself.
            context.timeline?.end(at: Double(context.percentComplete), finished: false)
        }
        // Those that wait for the presentation keep it.
        if phase != .presented { whenPresented = [] }
        end()
        presenter.presentation.shown = nil
        presenter.presentationDidEnd()
    }

    // MARK: - Running and ending

    /// Runs UIKit's own animation with the system's spring, or holds it for the finger.
    private func run(_ context: TransitionContext, _ changes: @escaping () -> Void) {
        let length = UIView.areAnimationsEnabled ? Simulator.current.profile.motion.presentationDuration : 0
        let timeline = AnimationTimeline(duration: length, clock: Simulator.current.clock)
        timeline.endsWhenEmpty = false
        context.timeline = timeline
        let curve = context.isInteractive ? TimingCurve.linear : .system
        let animation = AnimationContext(
            timeline: timeline, duration: length, curve: curve, options: .beginFromCurrentState)
        AnimationContext.perform(animation) {
            changes()
            Simulator.current.updateStatusBar()
            context.runAlongsideOwnAnimation()
        }
        timeline.addCompletion { _ in context.completeTransition(!context.isCancelled) }
        if context.isInteractive { context.applyPercent() } else { timeline.run() }
    }

    /// Runs the app's animator, interactively with an interaction controller; the animator sets the incoming view's
    /// frame.
    private func runCustom(
        _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext,
        driver: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let isPresenting = phase == .presenting
        context.setAnimator(animator)
        context.finalFrameOfTo = isPresenting ? presentedFrame : presenter.view.frame
        // A dismissal reports the presented frame, from which the animators of sheets start.
        if !isPresenting { context.finalFrameOfFrom = presentedFrame }
        context.views = viewsForAnimator(isPresenting: isPresenting)
        isMoving = true
        if removesPresenter, isPresenting, let view = presenter.viewIfLoaded {
            // UIKit documentation: the presenter's view is in the container as well.
            UIView.performWithoutAnimation { container.insertSubview(view, at: 0) }
        }
        context.start(driver) { context.draw(animator) { context.runAlongside() } }
        if isPresenting { presented.sendIsAppearing() }
        Simulator.current.updateStatusBar()
    }

    /// The view of a presenter that stays in place is nil. (UIKit documentation)
    private func viewsForAnimator(isPresenting: Bool) -> [UITransitionContextViewKey: UIView] {
        let other = removesPresenter ? presenter.viewIfLoaded : nil
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[isPresenting ? .to : .from] = movedView
        views[isPresenting ? .from : .to] = other
        return views
    }

    private func end() {
        phase = .ended
        setTintDimmed(false)
        controller.presentedViewController.presentation.prepared = nil
        controller.modal = nil
    }

    /// Notifies the coordinator's blocks, the caller, and stacks that deferred a change (fact 1.1.4).
    private func notifyEnd(with completion: (() -> Void)?) {
        let ended = context
        context = nil
        self.completion = nil
        Simulator.current.updateStatusBar()
        ended?.runCompletions()
        completion?()
        presenter.presentationDidEnd()
        presented.presentationDidEnd()
    }
}
