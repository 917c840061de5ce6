import Foundation

/// What kind of curve a provider has.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's named curves.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A cubic curve over a spring.
    case composed
}

/// The timing of an animator: a cubic curve or a spring.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the parameters below apply.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
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
