import Foundation

extension UIViewPropertyAnimator {
    /// Whether it moves, in either direction.
    public var isRunning: Bool { state == .active && timeline?.isMoving == true }

    /// Whether it runs, or will run, back to the start; default false. Turning a running one turns it around.
    public var isReversed: Bool {
        get { storedIsReversed }
        set {
            guard state != .stopped, newValue != storedIsReversed else { return }
            storedIsReversed = newValue
            guard isRunning, !isJoined, let timeline else { return }
            timeline.freeze(at: timeline.fraction)
            run(timeline, after: 0)
        }
    }

    /// Starts it, or goes on after a pause, along its curve.
    public func startAnimation() {
        start(after: 0)
    }

    /// Starts it after a delay in seconds.
    public func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        start(after: delay)
    }

    private func start(after delay: TimeInterval) {
        requireNotStopped("startAnimation")
        if state == .inactive {
            let isEmpty = blocks.isEmpty
            activate()
            awaitsAnimations = isEmpty && state == .active && !isJoined
        }
        guard !awaitsAnimations, !isRunning, !isJoined else { return }
        resume(after: delay)
    }

    func resume(after delay: TimeInterval = 0) {
        guard let timeline else { return }
        if timeline.isLinear {
            // Back to the curve: at the moment at which it has the value that shows.
            let progress = timeline.fraction
            let share =
                pausePoint.flatMap { $0.progress == progress ? $0.share : nil }
                ?? timing.curve.fraction(reaching: progress, duration: duration)
            timeline.isLinear = false
            timeline.freeze(at: share)
        }
        run(timeline, after: delay)
    }

    /// From here to the end it is bound for, in its own time.
    private func run(_ timeline: AnimationTimeline, after delay: TimeInterval) {
        let destination: Double = isReversed ? 0 : 1
        let length = timeline.animatesNothing ? 0 : timeline.duration * abs(destination - timeline.fraction)
        timeline.endsWhenEmpty = !timeline.animatesNothing
        timeline.move(to: destination, duration: length, curve: .linear, delay: delay)
    }

    /// Holds it where it is; one that was inactive becomes active at its beginning.
    public func pauseAnimation() {
        requireNotStopped("pauseAnimation")
        if state == .inactive { activate() } else { awaitsAnimations = false }
        guard let timeline else { return }
        requireInterruptible("pauseAnimation")
        if scrubsLinearly { straighten(timeline) }
        timeline.freeze(at: timeline.fraction)
    }

    /// Sets the curve aside: what shows does not change, and from now on follows the fraction in a straight line.
    private func straighten(_ timeline: AnimationTimeline) {
        guard !timeline.isLinear else { return }
        let share = timeline.fraction
        let progress = timing.curve.progress(at: share, duration: duration)
        pausePoint = (share, progress)
        timeline.isLinear = true
        timeline.freeze(at: progress)
    }

    /// How far it is in its direction, 0...1; linear in time while it runs (fact m8.4). Setting it pauses and scrubs.
    public var fractionComplete: CGFloat {
        get {
            guard state == .active, let timeline else { return 0 }
            let fraction = timeline.timeFraction
            return CGFloat(isReversed ? 1 - fraction : fraction)
        }
        set {
            pauseAnimation()
            let fraction = min(max(Double(newValue), 0), 1)
            timeline?.freeze(at: isReversed ? 1 - fraction : fraction)
        }
    }

    func goOn(with parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) {
        if state == .inactive || isRunning { pauseAnimation() }
        guard state == .active, let timeline, let parameters = parameters ?? timingParameters else { return }
        let factor = durationFactor > 0 ? Double(durationFactor) : max(1 - Double(fractionComplete), 0)
        straighten(timeline)
        let timing = parameters.timing(over: duration * factor)
        let length = timeline.animatesNothing ? 0 : timing.duration
        timeline.endsWhenEmpty = !timeline.animatesNothing
        timeline.move(to: isReversed ? 0 : 1, duration: length, curve: timing.curve)
    }

    func requireNotStopped(_ name: String) {
        precondition(
            state != .stopped,
            "UIViewPropertyAnimator.\(name): the animator is stopped; call finishAnimation(at:) first.")
    }

    func requireInterruptible(_ name: String) {
        precondition(
            isInterruptible && !isJoined,
            "UIViewPropertyAnimator.\(name): the animator is not interruptible; let it run to its end.")
    }
}
