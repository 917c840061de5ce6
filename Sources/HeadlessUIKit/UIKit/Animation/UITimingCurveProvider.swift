import Foundation

/// The timing of an animator: a cubic curve or a spring.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of the curve, which says which parameters apply.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing curves.
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

extension UITimingCurveProvider {
    /// The timing for a duration in seconds; a spring of given mass and stiffness has a duration of its own (fact
    /// 10.11).
    func timing(over duration: TimeInterval) -> AnimationTiming {
        switch timingCurveType {
        case .spring:
            guard let parameters = springTimingParameters else {
                preconditionFailure(
                    "UITimingCurveProvider: timingCurveType is .spring and springTimingParameters is nil; return parameters."
                )
            }
            return parameters.shape.timing(over: duration, initialVelocity: parameters.initialVelocity)
        case .builtin, .cubic:
            guard let parameters = cubicTimingParameters else {
                preconditionFailure(
                    "UITimingCurveProvider: timingCurveType is .cubic and cubicTimingParameters is nil; return parameters."
                )
            }
            return AnimationTiming(curve: parameters.curve, duration: duration)
        case .composed:
            preconditionFailure("UITimingCurveType.composed is not modelled; give a cubic curve or a spring.")
        }
    }
}

// MARK: - Cubic curves

/// A named curve or a cubic Bézier curve from (0, 0) to (1, 1).
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve. Core Animation's default has the raw value 5, a curve of control points 6 (fact m21.4).
    public let animationCurve: UIView.AnimationCurve

    /// The first control point.
    public let controlPoint1: CGPoint

    /// The second control point.
    public let controlPoint2: CGPoint

    /// `.builtin` for a named curve, `.cubic` for control points.
    public let timingCurveType: UITimingCurveType

    let curve: TimingCurve

    /// Core Animation's default curve: (0.25, 0.1), (0.25, 1) (facts 10.12, m8.4).
    public override init() {
        animationCurve = ._default
        (curve, timingCurveType) = (.coreAnimationDefault, .builtin)
        (controlPoint1, controlPoint2) = curve.controlPoints
        super.init()
    }

    /// A named curve (fact m8.1).
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (self.curve, timingCurveType) = (curve.timing, .builtin)
        (controlPoint1, controlPoint2) = self.curve.controlPoints
        super.init()
    }

    /// A curve with two control points, whose x are in 0...1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = ._custom
        timingCurveType = .cubic
        curve = .cubic(x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    /// Archives are not modeled: traps with a message.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UICubicTimingParameters(coder:): archives are not modelled; make it with its other initialisers.")
    }

    /// Archives are not modeled: traps with a message.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UICubicTimingParameters.encode(with:): archives are not modelled.")
    }

    /// The object itself: it is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension TimingCurve {
    /// The control points; those of Core Animation's default for a spring, which has none.
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        guard case .cubic(let x1, let y1, let x2, let y2) = self else {
            return TimingCurve.coreAnimationDefault.controlPoints
        }
        return (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }
}

// MARK: - Springs

/// A spring's motion, as a timing curve.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In units of the whole distance per second. Both components apply to a position, `dx` alone to other properties.
    public let initialVelocity: CGVector

    let shape: SpringShape

    private init(_ shape: SpringShape, velocity: CGVector) {
        self.shape = shape
        initialVelocity = velocity
        super.init()
    }

    /// The system's spring: mass 3, stiffness 1000, damping 500 (facts 3.1, 10.11).
    public override convenience init() {
        self.init(.system, velocity: .zero)
    }

    /// A spring that settles within the animator's duration; damping ratio 0...1 (facts 10.11, m8.2).
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that settles within the animator's duration; damping ratio 0...1 (facts 10.11, m8.2).
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.damped(ratio: Double(ratio)), velocity: velocity)
    }

    /// A spring that runs for its own settling time, whatever the animator's duration (fact 10.11).
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            mass > 0 && stiffness > 0,
            "UISpringTimingParameters: mass is \(mass) and stiffness \(stiffness); give both greater than 0.")
        self.init(
            .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)), velocity: velocity)
    }

    /// A spring of a perceived duration in seconds and a bounce, -1...1 (iOS 17, fact m8.3).
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// A spring of a perceived duration in seconds and a bounce, -1...1 (iOS 17, fact m8.3).
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.bouncing(duration: duration, bounce: Double(bounce)), velocity: velocity)
    }

    /// Archives are not modeled: traps with a message.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UISpringTimingParameters(coder:): archives are not modelled; make it with its other initialisers.")
    }

    /// Archives are not modeled: traps with a message.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UISpringTimingParameters.encode(with:): archives are not modelled.")
    }

    /// The object itself: it is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// Always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
