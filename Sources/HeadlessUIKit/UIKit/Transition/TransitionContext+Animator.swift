import Foundation

extension TransitionContext {
    /// Makes the app's animator the one that draws, with the timeline its movement runs on.
    func take(_ animator: any UIViewControllerAnimatedTransitioning) -> AnimationTimeline {
        self.animator = animator
        reportedDuration = animator.transitionDuration(using: self)
        let timeline = AnimationTimeline(duration: reportedDuration, clock: Simulator.current.clock)
        timeline.endsWhenEmpty = false
        self.timeline = timeline
        return timeline
    }

    /// Starts the animator, or leaves that to an interaction controller that begins under the finger (fact 2.3.1).
    func start(_ driver: (any UIViewControllerInteractiveTransitioning)?, animator start: @escaping () -> Void) {
        startAnimator = start
        self.driver = driver
        if let driver, driver.wantsInteractiveStart {
            becomeInteractive()
            driver.startInteractiveTransition(self)
            // A controller of the app's own may draw by itself; what goes alongside is UIKit's still.
            isDrawnByDriver = startAnimator != nil
            if isDrawnByDriver, onComplete != nil { beginCustomAnimation() }
        } else {
            // UIKit header: such a transition starts as if it were not interactive, and is interrupted later.
            (driver as? UIPercentDrivenInteractiveTransition)?.follow(self)
            beginCustomAnimation()
        }
    }

    /// Lets the animator draw, with `alongside` at the end of its own block (fact 1.2.1).
    func draw(_ animator: any UIViewControllerAnimatedTransitioning, alongside: @escaping () -> Void) {
        if isDrawnByDriver {
            guard isInteractive, let timeline else {
                return UIView.animate(withDuration: reportedDuration, animations: alongside)
            }
            runScrubbed(alongside, on: timeline)
        } else if isInteractive, let timeline {
            var capture = AnimationContext(timeline: timeline, duration: reportedDuration, curve: .linear)
            capture.isCapture = true
            AnimationContext.perform(capture) { startScrubbed(animator) }
            runScrubbed(alongside, on: timeline)
        } else {
            AnimationContext.pendingAlongside = alongside
            animator.animateTransition(using: self)
            // One that has ended by now is not asked again.
            let own = onComplete.map { _ in animator.interruptibleAnimator(using: self) }
            if let own, !(own is NoInterruptibleAnimator) { interruptible = own }
            if let left = AnimationContext.takePendingAlongside() {
                UIView.animate(withDuration: reportedDuration, animations: left)
            }
        }
    }

    private func runScrubbed(_ alongside: () -> Void, on timeline: AnimationTimeline) {
        let context = AnimationContext(timeline: timeline, duration: reportedDuration, curve: .linear)
        AnimationContext.perform(context, alongside)
        applyPercent()
    }

    /// Where the app's own objects draw and drive, a finger scrubs what is in the container and in the views that a block
    /// was given for; what a block changes elsewhere runs by itself (fact 2.2.3).
    func leavingOutsideUnscrubbed(_ body: () -> Void) {
        guard animator != nil, isInteractive, var context = AnimationContext.current, context.timeline === timeline
        else {
            return body()
        }
        let free = AnimationTimeline(duration: reportedDuration, clock: Simulator.current.clock)
        free.run()
        free.endsWhenEmpty = false
        context.unscrubbed = AnimationContext.Unscrubbed(
            timeline: free, scrubbedRoots: ([container] + scrubbedViews).map(\.layer))
        AnimationContext.perform(context, body)
        free.endsWhenEmpty = true
        if free.animatesNothing { free.end(at: 1, finished: true) }
    }

    /// UIKit documentation: an interactive transition takes the animator that can be interrupted, where there is one.
    private func startScrubbed(_ animator: any UIViewControllerAnimatedTransitioning) {
        let interruptible = animator.interruptibleAnimator(using: self)
        if interruptible is NoInterruptibleAnimator {
            animator.animateTransition(using: self)
        } else {
            self.interruptible = interruptible
            isScrubbed = true
            if interruptible.state == .inactive { interruptible.startAnimation() }
        }
    }
}
