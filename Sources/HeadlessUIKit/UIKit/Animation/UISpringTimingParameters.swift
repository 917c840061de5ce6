import Foundation

/// A spring's motion, as a timing curve.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In units of the whole distance per second; both components count for a position, `dx` alone for all else.
    public let initialVelocity: CGVector
    let shape: SpringShape

    private init(_ shape: SpringShape, velocity: CGVector) {
        self.shape = shape
        initialVelocity = velocity
        super.init()
    }

    /// The system's own spring: mass 3, stiffness 1000, damping 500 (facts 3.1, 10.11).
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

    /// A spring that takes its own settling time, whatever the animator's duration (fact 10.11).
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

    /// Archives do not exist here: stops with a sentence.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UISpringTimingParameters(coder:): archives are not modelled; make it with its other initialisers.")
    }

    /// Archives do not exist here: stops with a sentence.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UISpringTimingParameters.encode(with:): archives are not modelled.")
    }

    /// Itself: it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None: nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
