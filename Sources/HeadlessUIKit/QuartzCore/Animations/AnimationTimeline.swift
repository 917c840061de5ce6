import Foundation

/// The time shared by a group of animations: it can run, be held while the user drags, and continue to either end.
@MainActor
package final class AnimationTimeline {
    private enum Phase {
        case held(fraction: Double)
        case moving(from: Double, to: Double, begin: TimeInterval, duration: TimeInterval, curve: TimingCurve)
        /// Repeats; if it `turns`, every other repetition runs backwards.
        case repeating(begin: TimeInterval, turns: Bool)
        case ended(fraction: Double)
    }

    /// The duration from end to end if it runs by itself, in seconds.
    package let duration: TimeInterval
    private(set) var clock: VirtualClock
    private var phase: Phase
    private var endEvent: VirtualClock.Event?
    private var completions: [(Bool) -> Void] = []
    private var layers: [ObjectIdentifier: (layer: any AnimatedLayer, order: Int)] = [:]
    private var wasInterrupted = false
    /// The number of animations added so far.
    package private(set) var animationCount = 0
    /// Whether it ends when all its animations have been replaced or their layers have left the window.
    package var endsWhenEmpty = true
    /// Whether values follow the fraction linearly, ignoring the animations' own curves (fact 10.11).
    package var isLinear = false
    /// Whether it pauses at its destination with its animations instead of ending (fact 10.11, `pausesOnCompletion`).
    package var holdsOnArrival = false
    /// Called when it ends, before its animations are removed.
    package var willEnd: (() -> Void)?

    package init(duration: TimeInterval, clock: VirtualClock) {
        self.duration = max(duration, 0)
        self.clock = clock
        phase = .held(fraction: 0)
    }

    // MARK: State

    /// The progress at this moment, 0...1; linear in time unless it moves along a curve, whose spring may overshoot.
    package var fraction: Double {
        switch phase {
        case .held(let fraction), .ended(let fraction): return fraction
        case .moving(let from, let to, let begin, let length, let curve):
            guard length > 0 else { return to }
            let progress = curve.progress(at: (clock.now - begin) / length, duration: length)
            return from + (to - from) * progress
        case .repeating(let begin, let turns):
            guard duration > 0, clock.now > begin else { return 0 }
            let repetitions = (clock.now - begin) / duration
            let part = repetitions - repetitions.rounded(.down)
            return turns && !repetitions.rounded(.down).truncatingRemainder(dividingBy: 2).isZero ? 1 - part : part
        }
    }

    /// As `fraction`, but linear in time whatever the curve (fact m8.4).
    package var timeFraction: Double {
        guard case .moving(let from, let to, let begin, let length, _) = phase, length > 0 else { return fraction }
        return from + (to - from) * min(max((clock.now - begin) / length, 0), 1)
    }

    /// Whether it repeats; new values replace its animations instead of adding to them.
    var isRepeating: Bool { if case .repeating = phase { true } else { false } }
    var isEnded: Bool { if case .ended = phase { true } else { false } }
    package var isMoving: Bool { if case .moving = phase { true } else { false } }

    /// The fraction at which it will stop; nil unless it is moving.
    var destination: Double? { if case .moving(_, let to, _, _, _) = phase { to } else { nil } }

    // MARK: Running

    /// Runs from the current fraction to the end; the animations' own curves shape the values.
    package func run(after delay: TimeInterval = 0) {
        let start = fraction
        move(to: 1, duration: duration * (1 - start), curve: .linear, delay: delay)
    }

    /// Runs from the current fraction to another along a curve.
    package func move(
        to destination: Double, duration length: TimeInterval, curve: TimingCurve, delay: TimeInterval = 0
    ) {
        guard !isEnded else { return }
        let begin = clock.now + delay
        phase = .moving(from: fraction, to: destination, begin: begin, duration: length, curve: curve)
        clock.cancel(endEvent)
        scheduleEnd(at: begin + length, destination: destination)
    }

    /// Runs forwards and backwards once, or repeats forever. An infinite repeat schedules no end event.
    package func cycle(after delay: TimeInterval, turns: Bool, forever: Bool) {
        guard !isEnded else { return }
        let begin = clock.now + delay
        phase = .repeating(begin: begin, turns: turns)
        guard !forever else { return }
        scheduleEnd(at: begin + 2 * duration, destination: 1)
    }

    /// Pauses at a fraction, clamped to 0...1.
    package func hold(at fraction: Double) {
        freeze(at: min(max(fraction, 0), 1))
    }

    /// Pauses at a fraction, which may lie outside 0...1 while a spring overshoots.
    package func freeze(at fraction: Double) {
        guard !isEnded else { return }
        clock.cancel(endEvent)
        endEvent = nil
        phase = .held(fraction: fraction)
    }

    // MARK: Ending

    /// Adds a closure that is called at the end with whether all animations finished.
    package func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Ends: the animations are removed, the model values show, and the completions receive `finished`, or false if one
    /// of the animations was interrupted (fact 10.10).
    package func end(at fraction: Double, finished: Bool) {
        guard !isEnded else { return }
        clock.cancel(endEvent)
        endEvent = nil
        phase = .ended(fraction: fraction)
        willEnd?()
        willEnd = nil
        removeAnimations()
        let waiting = completions
        completions = []
        for completion in waiting { completion(finished && !wasInterrupted) }
    }

    /// Ends without calling the completions.
    package func abandon() {
        clock.cancel(endEvent)
        endEvent = nil
        removeAnimations()
        willEnd = nil
        completions = []
        phase = .ended(fraction: fraction)
    }

    private func removeAnimations() {
        let targets = targets
        layers = [:]
        for layer in targets { layer.removeAnimations(of: self) }
    }

    private func scheduleEnd(at time: TimeInterval, destination: Double) {
        endEvent = clock.schedule(at: time) { [self] in
            if holdsOnArrival { freeze(at: destination) } else { end(at: destination, finished: true) }
        }
    }

    // MARK: Layers

    /// Whether it animates no layer.
    package var animatesNothing: Bool { layers.isEmpty }

    /// The layers it animates, in the order in which they were first changed.
    var targets: [any AnimatedLayer] { layers.values.sorted { $0.order < $1.order }.map(\.layer) }

    /// Adds an animation of a layer.
    func attach(_ layer: any AnimatedLayer) {
        use(layer.device.clock)
        animationCount += 1
        guard layers[ObjectIdentifier(layer)] == nil else { return }
        layers[ObjectIdentifier(layer)] = (layer, animationCount)
    }

    /// Continues on the clock of the device that shows the animated layers, even if another device was current when the
    /// timeline was created.
    private func use(_ clock: VirtualClock) {
        guard clock !== self.clock, !isEnded else { return }
        precondition(
            animationCount == 0,
            "An animation's views are shown by two Simulators; animate those of each in a block of their own.")
        let shift = clock.now - self.clock.now
        let hadEnd = endEvent != nil
        self.clock.cancel(endEvent)
        endEvent = nil
        self.clock = clock
        switch phase {
        case .moving(let from, let to, let begin, let length, let curve):
            phase = .moving(from: from, to: to, begin: begin + shift, duration: length, curve: curve)
            if hadEnd { scheduleEnd(at: begin + shift + length, destination: to) }
        case .repeating(let begin, let turns):
            phase = .repeating(begin: begin + shift, turns: turns)
            if hadEnd { scheduleEnd(at: begin + shift + 2 * duration, destination: 1) }
        case .held, .ended: break
        }
    }

    /// Records that one of its animations was replaced or removed before its end.
    func interrupt() {
        wasInterrupted = true
    }

    /// Removes a layer that no longer has an animation on this timeline: it was replaced, or the layer left its window.
    func detach(_ layer: any AnimatedLayer) {
        guard layers.removeValue(forKey: ObjectIdentifier(layer)) != nil else { return }
        if layers.isEmpty, endsWhenEmpty, !isEnded {
            // Fact m8.3: an animation that was replaced completes with false.
            end(at: fraction, finished: false)
        }
    }
}

/// A layer, as seen by animations.
@MainActor
package protocol AnimatedLayer: AnyObject {
    /// The device whose clock the layer's animations run on.
    var device: any LayerDevice { get }

    /// Removes the layer's animations on a timeline; their model values show.
    func removeAnimations(of timeline: AnimationTimeline)

    /// Removes an animation that was added with `add(_:forKey:)`.
    func remove(_ animation: ExplicitAnimation)
}
