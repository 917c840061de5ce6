import Foundation

/// A transition that a finger takes over on its way, and the way on from there.
extension TransitionContext {
    /// The animator that moves the transition on a timeline of its own.
    private var ownAnimator: (any UIViewImplicitlyAnimating)? { isScrubbed ? nil : interruptible }

    /// UIKit documentation, pauseInteractiveTransition(): pauses an interruptible animation in the middle.
    func interrupt() {
        guard !isInteractive else { return }
        precondition(
            isInterruptible,
            "pauseInteractiveTransition(): the transition's animator cannot be interrupted; give it "
                + "interruptibleAnimator(using:).")
        precondition(
            !isCancelled, "pauseInteractiveTransition(): a transition on its way back is not modelled; let it run.")
        if let ownAnimator {
            ownAnimator.pauseAnimation()
            comeUnderFinger(at: ownAnimator.fractionComplete)
        } else if let timeline {
            let fraction = min(max(timeline.fraction, 0), 1)
            timeline.hold(at: fraction)
            comeUnderFinger(at: CGFloat(fraction))
        }
    }

    func scrub() {
        guard isInteractive else { return }
        if let ownAnimator { ownAnimator.fractionComplete = percentComplete } else { applyPercent() }
    }

    /// The finger let go: the rest takes its share of the duration, divided by the driver's speed, along the driver's
    /// curve (UIKit documentation, completionSpeed and completionCurve). A timing curve of the driver's counts for an
    /// animator that can be interrupted (UIKit header).
    func goOn(cancelled: Bool) {
        guard isInteractive else { return }
        let speed = max(driver?.completionSpeed ?? 1, 0.01)
        let curve = driver?.completionCurve ?? .easeInOut
        let own = interruptible == nil ? nil : (driver as? UIPercentDrivenInteractiveTransition)?.timingCurve
        let rest = TimeInterval((cancelled ? percentComplete : 1 - percentComplete) / speed)
        report(curve)
        if let ownAnimator {
            leaveFinger(cancelled: cancelled, velocity: speed)
            ownAnimator.isReversed = cancelled
            ownAnimator.continueAnimation(withTimingParameters: own, durationFactor: CGFloat(rest))
            return
        }
        let timing = own?.timing(over: rest * transitionDuration)
        endInteraction(
            cancelled: cancelled, duration: timing?.duration ?? rest * transitionDuration,
            curve: timing?.curve ?? curve.timing, velocity: speed)
    }
}
