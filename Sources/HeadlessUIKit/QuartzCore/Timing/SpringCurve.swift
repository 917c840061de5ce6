import Foundation

/// A damped harmonic oscillator that moves from 0 to 1.
package struct SpringCurve: Equatable, Sendable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    /// The initial velocity, in units of the whole distance per second.
    var initialVelocity: Double = 0
    /// Whether a damping ratio above 1 slows it down; default false, as in Core Animation (fact 3.2).
    var allowsOverdamping = false

    /// The system's own spring, that of pushes and pops: mass 3, stiffness 1000, damping 500 (facts 3.1, m3.5).
    static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

    var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// The damping ratio, at most 1 unless overdamping is allowed (fact 3.2).
    var dampingRatio: Double {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return allowsOverdamping ? ratio : min(1, ratio)
    }

    /// The position at a time in seconds.
    func displacement(at time: TimeInterval) -> Double {
        let w = naturalFrequency
        let z = dampingRatio
        // Near 1 both other formulas divide by a number close to 0.
        if abs(z - 1) < 1e-6 {
            return 1 - (1 + (w - initialVelocity) * time) * exp(-w * time)
        }
        let b = z * w
        if z > 1 {
            let r = w * (z * z - 1).squareRoot()
            let slow = exp((r - b) * time)
            let fast = exp((-r - b) * time)
            return 1 - (slow + fast) / 2 - (b - initialVelocity) / r * (slow - fast) / 2
        }
        let wd = w * (1 - z * z).squareRoot()
        return 1 - exp(-b * time) * (cos(wd * time) + (b - initialVelocity) / wd * sin(wd * time))
    }
}

// MARK: - Settling

extension SpringCurve {
    /// The fraction of the distance below which a spring counts as settled (facts 3.2, m8.2).
    private static let rest = 0.001

    /// Creates a spring from a perceived duration and a bounce (iOS 17); 0.5 and 0 give the stiffness 157.91 and the
    /// damping 25.13 of fact m8.3.
    package init(duration: TimeInterval, bounce: Double, initialVelocity: Double = 0) {
        let frequency = 2 * Double.pi / max(duration, 1e-3)
        let bounce = min(max(bounce, -0.99), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * max(ratio, 0.01) * frequency,
            initialVelocity: initialVelocity, allowsOverdamping: true)
    }

    /// The time after which a spring counts as settled, in seconds. An underdamped one does when the sum of its amplitudes is a
    /// thousandth of the distance: that gives the durations of fact m21.3, the 1.4727 seconds that Apple's QuartzCore has for a
    /// new `CASpringAnimation` (observed: gnustep/libs-quartzcore, pull request 32), and the 2.85 seconds of its documentation
    /// for a damping of 5. Any other does when the remaining distance stays below a thousandth (fact m8.2).
    package var settlingTime: TimeInterval {
        let decay = dampingRatio * naturalFrequency
        if dampingRatio < 1 - 1e-6, decay > 0 { return log(amplitudes / Self.rest) / decay }
        var low = 0.0
        var high = 60.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(at: middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }

    /// The duration of `UIView.animate(springDuration:bounce:)`, in seconds, by the measurements of fact m21.3: an
    /// underdamped spring until the sum of its amplitudes is a thousandth; a critically damped one until the remaining
    /// distance is, in tenths of a second. Of an overdamped spring one value was measured, 1.1 for 0.5 and -0.3; a limit
    /// of five thousandths is a stand-in that meets it.
    package var bouncingDuration: TimeInterval {
        let z = dampingRatio
        if z < 1 - 1e-6 { return settlingTime }
        return tenths(until: z > 1 + 1e-6 ? 0.005 : Self.rest)
    }

    /// The sum of the amplitudes of an underdamped spring's cosine and sine at its beginning, in units of the whole distance.
    private var amplitudes: Double {
        let w = naturalFrequency
        let z = dampingRatio
        return 1 + abs(z - initialVelocity / w) / (1 - z * z).squareRoot()
    }

    /// The first tenth of a second after which the remaining distance is below a fraction of the whole.
    private func tenths(until fraction: Double) -> TimeInterval {
        var tenths = 1
        while tenths < 600, envelope(at: Double(tenths) / 10) > fraction { tenths += 1 }
        return TimeInterval(tenths) / 10
    }

    private func envelope(at time: TimeInterval) -> Double {
        let w = naturalFrequency
        let z = dampingRatio
        if z > 1 + 1e-6 { return abs(1 - displacement(at: time)) }
        if z > 1 - 1e-6 { return (1 + abs(w - initialVelocity) * time) * exp(-w * time) }
        return amplitudes * exp(-z * w * time)
    }

    /// The spring of mass 1 that settles after `duration` seconds (fact m8.2).
    package static func settling(
        after duration: TimeInterval, dampingRatio: Double, initialVelocity: Double
    ) -> SpringCurve {
        let z = min(max(dampingRatio, 0.01), 1)
        func residual(_ w: Double) -> Double {
            if z == 1 { return abs(1 + (w - initialVelocity) * duration) * exp(-w * duration) }
            let wd = w * (1 - z * z).squareRoot()
            return abs((z * w - initialVelocity) / wd) * exp(-z * w * duration)
        }
        // With a velocity the equation has several solutions; the stiffest is the one that is at rest.
        var high = 10_000 / max(duration, 1e-6)
        while high > 1e-6, residual(high * 0.95) <= rest { high *= 0.95 }
        var low = high * 0.95
        for _ in 0..<60 {
            let w = (low + high) / 2
            if residual(w) > rest { low = w } else { high = w }
        }
        return SpringCurve(
            mass: 1, stiffness: high * high, damping: 2 * z * high, initialVelocity: initialVelocity)
    }
}

// MARK: - Descriptions

/// The description of a spring, before its duration is known.
package enum SpringShape: Equatable, Sendable {
    /// The system's own spring (facts 3.1, 10.11).
    case system
    /// Settles within the animator's duration (facts 10.11, m8.2).
    case damped(ratio: Double)
    /// Takes its own settling time, whatever the requested duration (fact 10.11).
    case physical(mass: Double, stiffness: Double, damping: Double)
    /// iOS 17: a perceived duration and a bounce (fact m8.3).
    case bouncing(duration: TimeInterval, bounce: Double)

    /// The timing of the spring. A position uses both components of the velocity, every other value `dx` only (UIKit
    /// documentation).
    package func timing(over duration: TimeInterval, initialVelocity velocity: CGVector) -> AnimationTiming {
        let spring = spring(over: duration, initialVelocity: Double(velocity.dx))
        let vertical =
            velocity.dx == velocity.dy
            ? nil : TimingCurve.spring(self.spring(over: duration, initialVelocity: Double(velocity.dy)))
        return AnimationTiming(
            curve: .spring(spring), verticalCurve: vertical, duration: length(of: spring, over: duration))
    }

    private func spring(over duration: TimeInterval, initialVelocity velocity: Double) -> SpringCurve {
        switch self {
        case .system: SpringCurve.system
        case .damped(let ratio): .settling(after: duration, dampingRatio: ratio, initialVelocity: velocity)
        case .physical(let mass, let stiffness, let damping):
            SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        case .bouncing(let duration, let bounce):
            SpringCurve(duration: duration, bounce: bounce, initialVelocity: velocity)
        }
    }

    private func length(of spring: SpringCurve, over duration: TimeInterval) -> TimeInterval {
        switch self {
        case .system: TimingCurve.systemDuration
        case .damped: duration
        case .physical: spring.settlingTime
        case .bouncing: spring.bouncingDuration
        }
    }
}
