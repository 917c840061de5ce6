import Foundation

/// The progress of an animation as a function of the fraction of its duration.
package enum TimingCurve: Equatable, Sendable {
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    case spring(SpringCurve)
    /// A change to the end value when the time is over.
    case atEnd

    package static let linear = TimingCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1)
    // Fact m8.1.
    package static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
    package static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Core Animation's default curve, also that of `UICubicTimingParameters()` (fact m8.4).
    package static let coreAnimationDefault = TimingCurve.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    package static let system = TimingCurve.spring(.system)
    /// The duration of the system's spring, in seconds, whatever the requested duration (facts 3.1, 3.2).
    static let systemDuration: TimeInterval = 0.5

    /// Whether the curve is a spring's, whose movement no timing function replaces.
    var isSpring: Bool {
        if case .spring = self { true } else { false }
    }

    /// The progress at a fraction (0...1) of a duration in seconds: 0 at fraction 0, 1 at fraction 1.
    package func progress(at fraction: Double, duration: TimeInterval) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        switch self {
        case .linear: return fraction
        case .cubic(let x1, let y1, let x2, let y2):
            return UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: fraction)
        case .atEnd: return 0
        case .spring(let spring): return spring.displacement(at: fraction * duration)
        }
    }

    /// The first fraction at which the progress reaches `value`; 1 if it never does.
    package func fraction(reaching value: Double, duration: TimeInterval) -> Double {
        let steps = 256
        let step = (0...steps).first { progress(at: Double($0) / Double(steps), duration: duration) >= value }
        guard let step else { return 1 }
        var low = Double(max(step - 1, 0)) / Double(steps)
        var high = Double(step) / Double(steps)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if progress(at: middle, duration: duration) < value { low = middle } else { high = middle }
        }
        return high
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), solved for y at a given x.
struct UnitBezier {
    let x1, y1, x2, y2: Double

    func value(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        // Bisection: 40 halvings leave an error below 1e-12 and need no derivative.
        for _ in 0..<40 {
            if polynomial(t, x1, x2) < x { low = t } else { high = t }
            t = (low + high) / 2
        }
        return polynomial(t, y1, y2)
    }

    private func polynomial(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
}

/// A timing curve with its duration.
package struct AnimationTiming: Equatable, Sendable {
    package var curve: TimingCurve
    /// The curve of a position's y component, if it differs from that of x, as for a spring with a diagonal velocity.
    package var verticalCurve: TimingCurve?
    /// The duration, in seconds.
    package var duration: TimeInterval

    package init(curve: TimingCurve, verticalCurve: TimingCurve? = nil, duration: TimeInterval) {
        self.curve = curve
        self.verticalCurve = verticalCurve
        // Facts 3.1, 3.2: the system's spring has a fixed duration, whatever the requested one.
        self.duration = curve == .system && duration > 0 ? TimingCurve.systemDuration : duration
    }
}
