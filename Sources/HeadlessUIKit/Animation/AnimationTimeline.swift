import Foundation

/// The time that a group of animations shares: it can run, be held under a finger, and run on to either end.
@MainActor
final class AnimationTimeline {
    private enum Phase {
        case held(fraction: Double)
        case moving(from: Double, to: Double, begin: TimeInterval, duration: TimeInterval, curve: TimingCurve)
        case ended(fraction: Double)
    }

    /// Seconds from end to end when it runs by itself.
    let duration: TimeInterval
    let clock: VirtualClock
    private var phase: Phase
    private var endEvent: VirtualClock.Event?
    private var completions: [(Bool) -> Void] = []
    private var layers: [ObjectIdentifier: CALayer] = [:]
    /// Ends by itself when all that it animated has been replaced or has left the window.
    var endsWhenEmpty = true

    init(duration: TimeInterval, clock: VirtualClock) {
        self.duration = max(duration, 0)
        self.clock = clock
        phase = .held(fraction: 0)
    }

    /// How far it is at this moment, linear in time, 0...1.
    var fraction: Double {
        switch phase {
        case .held(let fraction), .ended(let fraction): return fraction
        case .moving(let from, let to, let begin, let length, let curve):
            guard length > 0 else { return to }
            let progress = curve.progress(at: (clock.now - begin) / length, duration: length)
            return from + (to - from) * progress
        }
    }

    var isEnded: Bool { if case .ended = phase { true } else { false } }
    var isMoving: Bool { if case .moving = phase { true } else { false } }

    /// The fraction it comes to rest at, while it is moving.
    var destination: Double? { if case .moving(_, let to, _, _, _) = phase { to } else { nil } }

    /// Runs from here to the end in its own time; the animations' own curves shape the values.
    func run(after delay: TimeInterval = 0) {
        let start = fraction
        move(to: 1, duration: duration * (1 - start), curve: .linear, delay: delay)
    }

    func move(to destination: Double, duration length: TimeInterval, curve: TimingCurve, delay: TimeInterval = 0) {
        guard !isEnded else { return }
        let begin = clock.now + delay
        phase = .moving(from: fraction, to: destination, begin: begin, duration: length, curve: curve)
        clock.cancel(endEvent)
        endEvent = clock.schedule(at: begin + length) { [self] in end(at: destination, finished: true) }
    }

    func hold(at fraction: Double) {
        guard !isEnded else { return }
        clock.cancel(endEvent)
        endEvent = nil
        phase = .held(fraction: min(max(fraction, 0), 1))
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Stops here: the animations go, the model values show, the completions hear `finished`.
    func end(at fraction: Double, finished: Bool) {
        guard !isEnded else { return }
        clock.cancel(endEvent)
        endEvent = nil
        phase = .ended(fraction: fraction)
        let touched = layers.values
        layers = [:]
        for layer in touched { layer.removeAnimations(of: self) }
        let waiting = completions
        completions = []
        for completion in waiting { completion(finished) }
    }

    /// Stops here without telling anyone; returns the layers it animated.
    func abandon() -> [CALayer] {
        clock.cancel(endEvent)
        endEvent = nil
        let touched = Array(layers.values)
        for layer in touched { layer.removeAnimations(of: self) }
        layers = [:]
        completions = []
        phase = .ended(fraction: fraction)
        return touched
    }

    var animatesNothing: Bool { layers.isEmpty }
    var animatedLayers: [CALayer] { Array(layers.values) }

    func attach(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = layer
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
