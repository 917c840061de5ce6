import Foundation

/// A named curve or a cubic Bézier curve from (0, 0) to (1, 1).
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `.easeInOut` where control points were given.
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
        animationCurve = .easeInOut
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

    /// The curve with two control points; their x lie in 0...1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        curve = .cubic(x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    /// Archives do not exist here: stops with a sentence.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UICubicTimingParameters(coder:): archives are not modelled; make it with its other initialisers.")
    }

    /// Archives do not exist here: stops with a sentence.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UICubicTimingParameters.encode(with:): archives are not modelled.")
    }

    /// Itself: it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None: nil.
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
