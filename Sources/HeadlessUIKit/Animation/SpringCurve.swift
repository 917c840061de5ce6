import Foundation

/// A damped harmonic oscillator that travels from 0 to 1.
struct SpringCurve: Equatable, Sendable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    /// In units of the whole distance per second.
    var initialVelocity: Double = 0

    /// The system's own spring, that of pushes and pops: mass 3, stiffness 1000, damping 500 (facts 3.1, m3.5).
    static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

    /// `UIView.animate` without a duration, iOS 17 (fact m8.3).
    static let interfaceDefault = SpringCurve(mass: 1, stiffness: 157.91, damping: 25.13)

    var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// Core Animation does not overdamp unless asked to, so the ratio is capped at 1 (fact 3.2).
    var dampingRatio: Double { min(1, damping / (2 * (stiffness * mass).squareRoot())) }

    func displacement(at time: TimeInterval) -> Double {
        let w = naturalFrequency
        let z = dampingRatio
        if z >= 1 {
            return 1 - (1 + (w - initialVelocity) * time) * exp(-w * time)
        }
        let wd = w * (1 - z * z).squareRoot()
        let b = z * w
        return 1 - exp(-b * time) * (cos(wd * time) + (b - initialVelocity) / wd * sin(wd * time))
    }

    /// How long until the rest is below a thousandth of the way, the measure UIKit uses (fact m8.2).
    var settlingTime: TimeInterval {
        var low = 0.0
        var high = 60.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(at: middle) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }

    private func envelope(at time: TimeInterval) -> Double {
        let w = naturalFrequency
        let z = dampingRatio
        if z >= 1 { return (1 + abs(w - initialVelocity) * time) * exp(-w * time) }
        let wd = w * (1 - z * z).squareRoot()
        return max(1, abs((z * w - initialVelocity) / wd)) * exp(-z * w * time)
    }

    /// The spring of mass 1 that settles after `duration` seconds (fact m8.2).
    static func settling(after duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) -> SpringCurve {
        let z = min(max(dampingRatio, 0.01), 1)
        var low = 0.0
        var high = 100_000.0
        for _ in 0..<80 {
            let w = (low + high) / 2
            if residual(w: w, z: z, velocity: initialVelocity, duration: duration) > 0.001 { low = w } else { high = w }
        }
        let w = high
        return SpringCurve(mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: initialVelocity)
    }

    private static func residual(w: Double, z: Double, velocity: Double, duration: TimeInterval) -> Double {
        if z >= 1 { return abs(1 + (w - velocity) * duration) * exp(-w * duration) }
        let wd = w * (1 - z * z).squareRoot()
        let b = z * w
        return abs((b - velocity) / max(wd, 1e-9)) * exp(-b * duration)
    }
}
