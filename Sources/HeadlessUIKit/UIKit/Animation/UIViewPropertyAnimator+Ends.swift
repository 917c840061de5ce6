import Foundation

extension UIViewPropertyAnimator {
    /// Ends it with the shown values in the model; unless `withoutFinishing`, `finishAnimation(at:)` must follow.
    public func stopAnimation(_ withoutFinishing: Bool) {
        if state == .active, let timeline {
            requireInterruptible("stopAnimation")
            outcomes = timeline.outcomes()
            timeline.abandon()
            for outcome in outcomes { outcome.settle(at: .current) }
            self.timeline = nil
            state = .stopped
        }
        if state == .stopped, withoutFinishing { becomeInactive() }
    }

    /// Gives a stopped animator's views their final values and calls its completions.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "UIViewPropertyAnimator.finishAnimation(at:): the animator is not stopped; call stopAnimation(false) first."
        )
        for outcome in outcomes { outcome.settle(at: finalPosition) }
        complete(at: finalPosition)
    }

    /// The timeline is about to end by itself: back at the start, the model takes the start's values again.
    func arrive() {
        guard let timeline, timeline.fraction != 1 else { return }
        let position: UIViewAnimatingPosition = timeline.fraction == 0 ? .start : .current
        for outcome in timeline.outcomes() { outcome.settle(at: position) }
    }

    /// The timeline has ended.
    func finish() {
        let fraction = timeline?.fraction ?? 1
        complete(at: fraction == 0 ? .start : fraction == 1 ? .end : .current)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let waiting = completions
        becomeInactive()
        for completion in waiting { completion(position) }
    }

    private func becomeInactive() {
        state = .inactive
        timeline = nil
        outcomes = []
        blocks = []
        completions = []
        pausePoint = nil
        awaitsAnimations = false
        isJoined = false
    }
}
