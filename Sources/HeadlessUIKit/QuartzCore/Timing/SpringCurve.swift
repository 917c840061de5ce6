import Foundation

/// A damped harmonic oscillator that travels from 0 to 1.
package struct SpringCurve: Equatable, Sendable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    /// In units of the whole distance per second.
    var initialVelocity: Double = 0
    /// Whether a damping ratio above 1 slows it down; default false, as in Core Animation (fact 3.2).
    var allowsOverdamping = false

    /// The system's own spring, that of pushes and pops: mass 3, stiffness 1000, damping 500 (facts 3.1, m3.5).
    static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

    var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// Core Animation does not overdamp unless asked to, so the ratio is capped at 1 (fact 3.2).
    var dampingRatio: Double {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return allowsOverdamping ? ratio : min(1, ratio)
    }

    func displacement(at time: TimeInterval) -> Double {
        let w = naturalFrequency
        let z = dampingRatio
        // A hair's breadth around 1 both other forms divide by almost nothing.
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
