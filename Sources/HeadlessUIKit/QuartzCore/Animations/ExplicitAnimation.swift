import Foundation

/// An animation that was added to a layer with `add(_:forKey:)`.
@MainActor
package final class ExplicitAnimation {
    /// A copy of the animation that was added: later changes of that one have no effect. (QuartzCore documentation) A class of
    /// the app cannot be copied here and is kept itself.
    let animation: CAAnimation
    let key: String?
    /// Its number among the animations of the layer.
    let order: Int
    private let effect: AnimationEffect
    private let time: MediaTime
    private var clock: VirtualClock
    /// The timeline that scrubs it; nil unless it was added inside an interactive transition's animator.
    private let timeline: AnimationTimeline?
    /// The time at which it began; nil until its layer is in a window.
    private var begin: TimeInterval?
    private var endEvent: VirtualClock.Event?
    private var group: TransactionGroup?
    private(set) var hasEnded = false

    init(_ added: CAAnimation, key: String?, order: Int) {
        let copy = added.copy() as? CAAnimation
        let animation = copy.flatMap { type(of: $0) == type(of: added) ? $0 : nil } ?? added
        self.animation = animation
        self.key = key
        self.order = order
        effect = animation.effect()
        time = MediaTime(animation, inherited: CATransaction.animationDuration())
        clock = LayerDevices.current.clock
        let enclosing = AnimationContext.enclosing
        timeline = enclosing?.isCapture == true ? enclosing?.timeline : nil
        group = CATransaction.enterGroup()
    }

    /// Starts the animation, since its layer is in a window.
    func start(on layer: any AnimatedLayer) {
        guard begin == nil, !hasEnded else { return }
        clock = layer.device.clock
        begin = animation.beginTime > 0 ? animation.beginTime : clock.now
        clock.schedule(at: clock.now) { [animation] in animation.delegate?.animationDidStart(animation) }
        if let timeline {
            timeline.endsWhenEmpty = false
            timeline.addCompletion { [weak layer] finished in self.end(on: layer, finished: finished) }
        } else if time.end.isFinite {
            endEvent = clock.schedule(at: (begin ?? clock.now) + time.end) { [weak layer] in
                self.end(on: layer, finished: true)
            }
        }
    }

    /// Changes the shown values to those of this moment.
    func apply(to model: inout LayerModel) {
        guard let begin else { return }
        let elapsed = timeline.map { $0.fraction * $0.duration } ?? clock.now - begin
        guard let position = time.position(at: elapsed) else { return }
        effect(&model, position, time.duration)
    }

    /// The progress of a transition, 0...1; nil before its beginning and after its end.
    var progress: Double? {
        guard let begin else { return nil }
        let elapsed = timeline.map { $0.fraction * $0.duration } ?? clock.now - begin
        guard let position = time.position(at: elapsed), time.duration > 0 else { return nil }
        return (animation.timingFunction?.curve ?? .linear)
            .progress(at: position / time.duration, duration: time.duration)
    }

    /// Ends the animation and notifies its delegate, once.
    func end(on layer: (any AnimatedLayer)?, finished: Bool) {
        guard !hasEnded else {
            layer?.remove(self)
            return
        }
        hasEnded = true
        clock.cancel(endEvent)
        if !finished || animation.isRemovedOnCompletion { layer?.remove(self) }
        animation.delegate?.animationDidStop(animation, finished: finished)
        group?.leave()
        group = nil
    }
}
