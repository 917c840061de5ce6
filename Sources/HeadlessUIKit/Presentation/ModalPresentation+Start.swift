import Foundation

extension ModalPresentation {
    /// Fact m4.5: only a style that removes the presenter tells it so. The order is a measured one: presenter will
    /// disappear, presented will appear, presented did appear, presenter did disappear.
    func start(in window: UIWindow) {
        phase = .presenting
        window.addSubview(container)
        container.frame = window.bounds
        presented.loadViewIfNeeded()
        if style.removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        guard isAnimated, let context else {
            UIView.performWithoutAnimation { mountPresented() }
            container.dimming.alpha = dimmingAlpha
            finishStart()
            return
        }
        context.onComplete = { [self] _ in finishStart() }
        let animator = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
        if let animator {
            runCustom(animator, context)
        } else {
            slideIn(context)
        }
    }

    var dimmingAlpha: CGFloat { style.cover == .screen ? 0 : metrics.dimming }

    private func mountPresented() {
        presented.view.frame = presentedFrame
        container.addSubview(presented.view)
        placePresentedView()
        presented.sendIsAppearing()
        container.layoutIfNeeded()
    }

    private func slideIn(_ context: TransitionContext) {
        let fades = presented.modalTransitionStyle.fades
        UIView.performWithoutAnimation {
            mountPresented()
            // Fact 5.2.3: its insets stay those of its place on the screen.
            isMoving = true
            if fades { presented.view.alpha = 0 } else { presented.view.frame.origin.y = container.bounds.height }
        }
        run(context) { [self] in
            if fades { presented.view.alpha = 1 } else { presented.view.frame = presentedFrame }
            container.dimming.alpha = dimmingAlpha
        }
    }

    private func finishStart() {
        guard phase == .presenting else { return }
        phase = .presented
        isMoving = false
        UIView.performWithoutAnimation { placePresentedView() }
        presented.endAppearanceTransition()
        if style.removesPresenter {
            presenter.endAppearanceTransition()
            presenter.viewIfLoaded?.removeFromSuperview()
        }
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
