import Foundation

/// The time that a group of animations shares: it can run, be held under a finger, and run on to either end.
@MainActor
package final class AnimationTimeline {
    private enum Phase {
        case held(fraction: Double)
        case moving(from: Double, to: Double, begin: TimeInterval, duration: TimeInterval, curve: TimingCurve)
        /// Again and again: in each stretch of its duration from end to end, every other one backward where it turns.
        case cycling(begin: TimeInterval, turns: Bool)
        case ended(fraction: Double)
    }

    /// Seconds from end to end when it runs by itself.
    package let duration: TimeInterval
    private(set) var clock: VirtualClock
    private var phase: Phase
    private var endEvent: VirtualClock.Event?
    private var completions: [(Bool) -> Void] = []
    private var layers: [ObjectIdentifier: (layer: CALayer, order: Int)] = [:]
    private var wasInterrupted = false
    /// How many animations it has been given so far.
    package private(set) var animationCount = 0
    /// Ends by itself when all that it animated has been replaced or has left the window.
    package var endsWhenEmpty = true
    /// Values follow the fraction in a straight line; the animations' own curves are set aside (fact 10.11).
    package var isLinear = false
    /// Stays at its destination with its animations rather than to end there (fact 10.11, `pausesOnCompletion`).
    package var holdsOnArrival = false
    /// Called when it ends by itself, while its animations are still there.
    package var willEnd: (() -> Void)?

    package init(duration: TimeInterval, clock: VirtualClock) {
        self.duration = max(duration, 0)
        self.clock = clock
        phase = .held(fraction: 0)
    }

    /// How far it is at this moment, 0...1; linear in time unless it was given a curve, whose spring may overshoot.
    package var fraction: Double {
        switch phase {
        case .held(let fraction), .ended(let fraction): return fraction
        case .moving(let from, let to, let begin, let length, let curve):
            guard length > 0 else { return to }
            let progress = curve.progress(at: (clock.now - begin) / length, duration: length)
            return from + (to - from) * progress
        case .cycling(let begin, let turns):
            guard duration > 0, clock.now > begin else { return 0 }
            let stretches = (clock.now - begin) / duration
            let part = stretches - stretches.rounded(.down)
            return turns && !stretches.rounded(.down).truncatingRemainder(dividingBy: 2).isZero ? 1 - part : part
        }
    }

    /// As `fraction`, but linear in time whatever the curve (fact m8.4).
    package var timeFraction: Double {
        guard case .moving(let from, let to, let begin, let length, _) = phase, length > 0 else { return fraction }
        return from + (to - from) * min(max((clock.now - begin) / length, 0), 1)
    }

    /// Whether it goes back to its beginning by itself: what is set anew takes its animations' place.
    var isCycling: Bool { if case .cycling = phase { true } else { false } }
    var isEnded: Bool { if case .ended = phase { true } else { false } }
    package var isMoving: Bool { if case .moving = phase { true } else { false } }

    /// The fraction it comes to rest at, while it is moving.
    var destination: Double? { if case .moving(_, let to, _, _, _) = phase { to } else { nil } }

    /// Runs from here to the end in its own time; the animations' own curves shape the values.
    package func run(after delay: TimeInterval = 0) {
        let start = fraction
        move(to: 1, duration: duration * (1 - start), curve: .linear, delay: delay)
    }

    package func move(
        to destination: Double, duration length: TimeInterval, curve: TimingCurve, delay: TimeInterval = 0
    ) {
        guard !isEnded else { return }
        let begin = clock.now + delay
        phase = .moving(from: fraction, to: destination, begin: begin, duration: length, curve: curve)
        clock.cancel(endEvent)
        scheduleEnd(at: begin + length, destination: destination)
    }

    /// Runs there and back, or again and again. What has no end is nothing to wait for: nothing is scheduled for it.
    package func cycle(after delay: TimeInterval, turns: Bool, forever: Bool) {
        guard !isEnded else { return }
        let begin = clock.now + delay
        phase = .cycling(begin: begin, turns: turns)
        guard !forever else { return }
        scheduleEnd(at: begin + 2 * duration, destination: 1)
    }

    package func hold(at fraction: Double) {
        freeze(at: min(max(fraction, 0), 1))
    }

    /// Holds where it is, also while a spring overshoots.
    package func freeze(at fraction: Double) {
        guard !isEnded else { return }
        clock.cancel(endEvent)
        endEvent = nil
        phase = .held(fraction: fraction)
    }

    package func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Stops here: the animations go, the model values show, the completions hear `finished`; false where one of the
    /// animations did not come to its end (fact 10.10).
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

    /// Stops here without telling anyone; returns the layers it animated.
    @discardableResult
    package func abandon() -> [CALayer] {
        clock.cancel(endEvent)
        endEvent = nil
        let touched = removeAnimations()
        willEnd = nil
        completions = []
        phase = .ended(fraction: fraction)
        return touched
    }

    @discardableResult
    private func removeAnimations() -> [CALayer] {
        let touched = animatedLayers
        layers = [:]
        for layer in touched { layer.removeAnimations(of: self) }
        return touched
    }

    package var animatesNothing: Bool { layers.isEmpty }

    /// The layers it animates, in the order in which they were first changed.
    package var animatedLayers: [CALayer] { layers.values.sorted { $0.order < $1.order }.map(\.layer) }

    func attach(_ layer: CALayer) {
        take(layer.device.clock)
        animationCount += 1
        guard layers[ObjectIdentifier(layer)] == nil else { return }
        layers[ObjectIdentifier(layer)] = (layer, animationCount)
    }

    /// What it animates is on the screen of the device with a clock: it runs on that, though another device was in use when
    /// it began.
    private func take(_ clock: VirtualClock) {
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
        case .cycling(let begin, let turns):
            phase = .cycling(begin: begin + shift, turns: turns)
            if hadEnd { scheduleEnd(at: begin + shift + 2 * duration, destination: 1) }
        case .held, .ended: break
        }
    }

    private func scheduleEnd(at time: TimeInterval, destination: Double) {
        endEvent = clock.schedule(at: time) { [self] in
            if holdsOnArrival { freeze(at: destination) } else { end(at: destination, finished: true) }
        }
    }

    /// One of its animations was replaced or removed before its end.
    func interrupt() {
        wasInterrupted = true
    }

    /// `layer` no longer has an animation of this timeline: it was replaced, or the layer left its window.
    func detach(_ layer: CALayer) {
        guard layers.removeValue(forKey: ObjectIdentifier(layer)) != nil else { return }
        if layers.isEmpty, endsWhenEmpty, !isEnded {
            // Fact m8.3: an animation that was replaced completes with false.
            end(at: fraction, finished: false)
        }
    }
}
