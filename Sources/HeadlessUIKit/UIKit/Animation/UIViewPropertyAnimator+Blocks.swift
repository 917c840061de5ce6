import Foundation

extension UIViewPropertyAnimator {
    func add(_ animation: @escaping () -> Void, _ delayFactor: CGFloat) {
        precondition(
            state != .stopped,
            "UIViewPropertyAnimator.addAnimations: the animator is stopped; call finishAnimation(at:) first.")
        let block = Block(animations: animation, delayFactor: min(max(Double(delayFactor), 0), 1))
        guard state == .active, let timeline else {
            blocks.append(block)
            return
        }
        perform(block, at: min(max(timeline.fraction, 0), 1) * timeline.duration)
        if awaitsAnimations {
            awaitsAnimations = false
            resume()
        }
    }

    /// Runs a block's changes at a moment of the timeline, in seconds.
    private func perform(_ block: Block, at moment: TimeInterval) {
        guard let timeline, !isJoined else { return block.animations() }
        let delay = moment + block.delayFactor * duration
        // UIKit documentation: what cannot be added up takes over as if from the current state.
        let context = AnimationContext(
            timeline: timeline, delay: delay, duration: max(timeline.duration - delay, 0), curve: timing.curve,
            verticalCurve: timing.verticalCurve,
            options: flushUpdates ? [.beginFromCurrentState, .flushUpdates] : .beginFromCurrentState)
        // A switched-off or enclosing `performWithoutAnimation` holds for the animator too (facts 10.6, 10.7).
        AnimationContext.perform(AnimationContext.allowsAnimation ? context : nil, block.animations)
    }

    /// Becomes active at its beginning: the model takes the final values, the timeline is held.
    func activate() {
        requireNotStopped("startAnimation")
        state = .active
        if let enclosing = AnimationContext.enclosing, enclosing.isCapture {
            join(enclosing, options: [], delay: delay)
            return
        }
        let timeline = AnimationTimeline(duration: timing.duration, clock: Simulator.current.clock)
        self.timeline = timeline
        timeline.endsWhenEmpty = false
        timeline.holdsOnArrival = pausesOnCompletion
        timeline.willEnd = { [self] in arrive() }
        timeline.addCompletion { [self] _ in finish() }
        for block in blocks { perform(block, at: 0) }
        if AnimationContext.enclosing == nil, let alongside = AnimationContext.takePendingAlongside() {
            perform(Block(animations: alongside, delayFactor: 0), at: 0)
        }
        timeline.freeze(at: isReversed ? 1 : 0)
    }

    /// Runs on the timeline of the block around it, with what it inherits from that (fact 10.8).
    func join(_ enclosing: AnimationContext, options: UIView.AnimationOptions, delay: TimeInterval) {
        let nested = AnimationBlock(duration: duration, delay: delay, options: options, curve: timing.curve)
        let context = nested.context(joining: enclosing)
        let count = enclosing.timeline.animationCount
        isJoined = true
        timeline = enclosing.timeline
        AnimationContext.perform(context) {
            for block in blocks { block.animations() }
        }
        if enclosing.timeline.animationCount == count {
            finish()
        } else {
            enclosing.timeline.addCompletion { [self] _ in finish() }
        }
    }
}
