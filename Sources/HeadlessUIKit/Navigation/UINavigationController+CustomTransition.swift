import Foundation

extension UINavigationController {
    /// Lets the app's animator draw; with an interaction controller that one starts it (fact 2.3.1).
    func startCustom(_ animator: any UIViewControllerAnimatedTransitioning, _ transition: RunningTransition) {
        let context = transition.context
        context.animator = animator
        context.reportedDuration = animator.transitionDuration(using: context)
        context.finalFrameOfTo = pageFrame(for: transition.to)
        let driver = delegate?.navigationController(self, interactionControllerFor: animator)
        UIView.performWithoutAnimation {
            bar.beginItemTransition(to: stack.map(\.navigationItem), operation: transition.pending.operation)
            beginBarSlide(transition, slide: nil)
            transition.to.containerInsets = nil
            updateInsets(of: transition.to)
            holdInsetsOfCustomTransition(transition)
            updateScrollEdge(of: transition.to)
        }
        let isInteractive = driver?.wantsInteractiveStart == true
        let timeline = AnimationTimeline(duration: context.reportedDuration, clock: Simulator.current.clock)
        timeline.endsWhenEmpty = false
        context.timeline = timeline
        context.startAnimator = { [weak self] in
            guard let self else { return }
            self.runAnimator(animator, transition, isScrubbed: isInteractive, timeline: timeline)
        }
        if isInteractive, let driver {
            context.becomeInteractive()
            driver.startInteractiveTransition(context)
        } else {
            context.beginCustomAnimation()
        }
    }

    private func runAnimator(
        _ animator: any UIViewControllerAnimatedTransitioning, _ transition: RunningTransition, isScrubbed: Bool,
        timeline: AnimationTimeline
    ) {
        let context = transition.context
        let alongside: () -> Void = { [weak self] in
            guard let self else { return }
            self.finishBarSlide(transition, slide: nil)
            self.bar.animateItemTransition()
            context.runAlongside()
        }
        if isScrubbed {
            var capture = AnimationContext(timeline: timeline, duration: context.reportedDuration, curve: .linear)
            capture.isCapture = true
            AnimationContext.perform(capture) { animator.animateTransition(using: context) }
            let inner = AnimationContext(timeline: timeline, duration: context.reportedDuration, curve: .linear)
            AnimationContext.perform(inner, alongside)
            context.applyPercent()
        } else {
            // Fact 1.2.1: at the end of the animator's own block, or after it where it opened none.
            AnimationContext.pendingAlongside = alongside
            animator.animateTransition(using: context)
            if let left = AnimationContext.takePendingAlongside() {
                UIView.animate(withDuration: context.reportedDuration, animations: left)
            }
        }
        transition.to.sendIsAppearing()
    }
}
