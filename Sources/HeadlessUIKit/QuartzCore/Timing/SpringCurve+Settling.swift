import Foundation

extension SpringCurve {
    /// The share of the way at which a spring counts as settled (facts 3.2, m8.2).
    private static let rest = 0.001

    /// A spring described by how long it seems to take and by how much it bounces, iOS 17; 0.5 and 0 give the stiffness
    /// 157.91 and the damping 25.13 of fact m8.3.
    package init(duration: TimeInterval, bounce: Double, initialVelocity: Double = 0) {
        let frequency = 2 * Double.pi / max(duration, 1e-3)
        let bounce = min(max(bounce, -0.99), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * max(ratio, 0.01) * frequency,
            initialVelocity: initialVelocity, allowsOverdamping: true)
    }

    /// How long until the rest is below a thousandth of the way for good, the measure UIKit uses (fact m8.2).
    package var settlingTime: TimeInterval {
        var low = 0.0
        var high = 60.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(at: middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }

    private func envelope(at time: TimeInterval) -> Double {
        let w = naturalFrequency
        let z = dampingRatio
        if z > 1 + 1e-6 { return abs(1 - displacement(at: time)) }
        if z > 1 - 1e-6 { return (1 + abs(w - initialVelocity) * time) * exp(-w * time) }
        let wd = w * (1 - z * z).squareRoot()
        return max(1, abs((z * w - initialVelocity) / wd)) * exp(-z * w * time)
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
        // A velocity gives the equation several solutions; the stiffest is the one that has come to rest.
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
