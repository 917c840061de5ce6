import Foundation

extension ModalPresentation {
    /// Fact m4.5: only a style that removes the presenter tells it so. The order is a measured one: presenter will
    /// disappear, presented will appear, presented did appear, presenter did disappear.
    func start(in window: UIWindow) {
        phase = .presenting
        window.addSubview(container)
        container.frame = window.bounds
        presented.loadViewIfNeeded()
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        tellOfAdaptiveStyle()
        UIView.performWithoutAnimation { controller.presentationTransitionWillBegin() }
        guard isAnimated, let context else {
            UIView.performWithoutAnimation { mountPresented() }
            container.dimming.alpha = dimmingAlpha
            finishStart(completed: true)
            return
        }
        context.onComplete = { [self] completed in finishStart(completed: completed) }
        let delegate = presented.transitioningDelegate
        let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        if let animator {
            context.onInteractionEnd = { [self] cancelled in if cancelled { turnBackStart() } }
            runCustom(animator, context, driver: delegate?.interactionControllerForPresentation(using: animator))
        } else {
            slideIn(context)
        }
    }

    var dimmingAlpha: CGFloat {
        let isBright = (controller as? UISheetPresentationController)?.leavesPresenterBright == true
        return style.cover == .screen || isBright ? 0 : metrics.dimming
    }

    private func mountPresented() {
        guard let view = movedView else { return }
        view.frame = presentedFrame
        container.addSubview(view)
        placePresentedView()
        presented.sendIsAppearing()
        container.layoutIfNeeded()
    }

    /// How far below its place the presented view is out of sight, in points.
    private var offScreen: CGFloat { container.bounds.height - presentedFrame.minY }

    private func slideIn(_ context: TransitionContext) {
        let fades = transitionStyle.fades
        UIView.performWithoutAnimation {
            mountPresented()
            // Fact 5.2.3: its insets stay those of its place on the screen.
            isMoving = true
            if fades { movedView?.alpha = 0 } else { moveCard(to: presentedFrame.offsetBy(dx: 0, dy: offScreen)) }
        }
        run(context) { [self] in
            if fades { movedView?.alpha = 1 } else { moveCard(to: presentedFrame) }
            container.dimming.alpha = dimmingAlpha
        }
    }

    /// An interactive presentation was cancelled: the pages are told before the way back is animated.
    private func turnBackStart() {
        presented.beginAppearanceTransition(false, animated: true)
        if removesPresenter { presenter.beginAppearanceTransition(true, animated: true) }
    }

    private func finishStart(completed: Bool) {
        guard phase == .presenting else { return }
        guard completed else { return giveUpStart() }
        phase = .presented
        isMoving = false
        UIView.performWithoutAnimation { placePresentedView() }
        presented.endAppearanceTransition()
        if removesPresenter {
            presenter.endAppearanceTransition()
            presenter.viewIfLoaded?.removeFromSuperview()
        }
        controller.presentationTransitionDidEnd(true)
        end(with: completion)
    }

    private func giveUpStart() {
        if context?.transitionWasCancelled != true { turnBackStart() }
        mountPresenter()
        presented.endAppearanceTransition()
        if removesPresenter { presenter.endAppearanceTransition() }
        movedView?.removeFromSuperview()
        container.removeFromSuperview()
        controller.presentationTransitionDidEnd(false)
        end(at: .ended)
        presenter.presentation.shown = nil
        end(with: completion)
    }

    /// Tells those who wait: the coordinator's blocks, the caller, and stacks that put a change off (fact 1.1.4).
    func end(with completion: (() -> Void)?) {
        let ended = context
        context = nil
        self.completion = nil
        Simulator.current.updateStatusBar()
        ended?.runCompletions()
        completion?()
        presenter.presentationDidEnd()
        presented.presentationDidEnd()
    }

    /// The built-in movement, on the system spring.
    func run(_ context: TransitionContext, _ changes: @escaping () -> Void) {
        let length = UIView.areAnimationsEnabled ? Simulator.current.profile.motion.presentationDuration : 0
        let timeline = AnimationTimeline(duration: length, clock: Simulator.current.clock)
        timeline.endsWhenEmpty = false
        context.timeline = timeline
        AnimationContext.perform(AnimationContext(timeline: timeline, duration: length, curve: .system)) {
            changes()
            Simulator.current.updateStatusBar()
            context.runAlongside()
        }
        timeline.addCompletion { _ in context.completeTransition(true) }
        timeline.run()
    }
}
