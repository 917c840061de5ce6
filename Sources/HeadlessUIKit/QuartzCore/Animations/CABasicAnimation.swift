import Foundation

/// Animates a property from one value to another. (QuartzCore documentation)
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value; nil, the default, is the value without the animation.
    open var fromValue: Any?
    /// The end value; nil, the default, is the value without the animation.
    open var toValue: Any?
    /// The difference between the end and the start value, in place of one of them; default nil.
    open var byValue: Any?

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }

    override func effect() -> AnimationEffect {
        let (key, isAdditive, curve) = (key, isAdditive, timingFunction?.curve ?? .linear)
        let (from, to, by) = (fromValue.map(key.value), toValue.map(key.value), byValue.map(key.value))
        return { [progress = progress(on: curve)] model, seconds, duration in
            let base = key.read(model)
            let (start, end) = Self.ends(from: from, to: to, by: by, base: base)
            let value = start.mixed(with: end, by: progress(seconds, duration))
            key.write(isAdditive ? base + value : value, &model)
        }
    }

    /// The progress at a second of a run, given its duration.
    func progress(on curve: TimingCurve) -> (TimeInterval, TimeInterval) -> Double {
        { seconds, duration in
            curve.progress(at: duration > 0 ? seconds / duration : 1, duration: duration)
        }
    }

    /// The start and end values, by the rules of CAAnimation.h for those that are given.
    private static func ends(
        from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, base: AnimationValue
    ) -> (AnimationValue, AnimationValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from + by)
        case (nil, let to?, let by?): (to - by, to)
        case (let from?, nil, nil): (from, base)
        case (nil, let to?, nil): (base, to)
        case (nil, nil, let by?): (base, base + by)
        case (nil, nil, nil): (base, base)
        }
    }
}

/// Animates a property from one value to another with a spring. (QuartzCore documentation)
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the object on the spring; default 1.
    open var mass: CGFloat = 1

    /// The stiffness of the spring; default 100.
    open var stiffness: CGFloat = 100

    /// The damping coefficient; default 10.
    open var damping: CGFloat = 10

    /// The initial velocity, in units of the whole distance per second; default 0.
    open var initialVelocity: CGFloat = 0

    /// Whether a damping above the critical one slows the spring down (iOS 17); default false.
    open var allowsOverdamping = false

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    }

    /// The time until the spring is at rest, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingTime }

    private var spring: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    override func progress(on curve: TimingCurve) -> (TimeInterval, TimeInterval) -> Double {
        let spring = spring
        return { seconds, _ in spring.displacement(at: seconds) }
    }
}
