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
