import Foundation

/// What a timing curve provider amounts to: a curve and the seconds it takes.
struct AnimationTiming: Equatable, Sendable {
    var curve: TimingCurve
    /// The curve of a position's y where it differs from that of its x: a spring thrown at a slant.
    var verticalCurve: TimingCurve?
    /// Seconds.
    var duration: TimeInterval

    init(curve: TimingCurve, verticalCurve: TimingCurve? = nil, duration: TimeInterval) {
        self.curve = curve
        self.verticalCurve = verticalCurve
        // Facts 3.1, 3.2: the system's spring takes its own time, whatever is asked for.
        self.duration = curve == .system && duration > 0 ? TimingCurve.systemDuration : duration
    }
}

extension UITimingCurveProvider {
    /// The curve over a duration in seconds; a spring of given mass and stiffness takes its own time (fact 10.11).
    func timing(over duration: TimeInterval) -> AnimationTiming {
        switch timingCurveType {
        case .spring:
            guard let parameters = springTimingParameters else {
                preconditionFailure("UITimingCurveProvider: it says .spring and has no springTimingParameters.")
            }
            return parameters.shape.timing(over: duration, initialVelocity: parameters.initialVelocity)
        case .builtin, .cubic:
            guard let parameters = cubicTimingParameters else {
                preconditionFailure("UITimingCurveProvider: it says .cubic and has no cubicTimingParameters.")
            }
            return AnimationTiming(curve: parameters.curve, duration: duration)
        case .composed:
            preconditionFailure("UITimingCurveType.composed is not modelled; give a cubic curve or a spring.")
        }
    }
}
