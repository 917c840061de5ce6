import Foundation

/// How a spring was described, before it is known how long it may take.
package enum SpringShape: Equatable, Sendable {
    /// The system's own spring (facts 3.1, 10.11).
    case system
    /// Settles within the animator's duration (facts 10.11, m8.2).
    case damped(ratio: Double)
    /// Takes its own settling time, whatever duration is asked for (fact 10.11).
    case physical(mass: Double, stiffness: Double, damping: Double)
    /// iOS 17: a perceived duration and a bounce (fact m8.3).
    case bouncing(duration: TimeInterval, bounce: Double)

    /// Both components of the velocity count for a position, `dx` alone for everything else (UIKit documentation).
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
        case .physical, .bouncing: spring.settlingTime
        }
    }
}
