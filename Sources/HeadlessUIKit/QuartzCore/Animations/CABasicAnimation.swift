import Foundation

/// Takes a property from one value to another. (QuartzCore documentation)
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it comes from; nil, the default, is what shows without the animation.
    open var fromValue: Any?
    /// Where it goes; nil, the default, is what shows without the animation.
    open var toValue: Any?
    /// How far it goes, in place of one of the ends; default nil.
    open var byValue: Any?

    override func effect() -> AnimationEffect {
        let (key, isAdditive, curve) = (key, isAdditive, timingFunction?.curve ?? .linear)
        let (from, to, by) = (fromValue.map(key.value), toValue.map(key.value), byValue.map(key.value))
        return { [progress = progress(on: curve)] model, seconds, duration in
            let base = key.read(model)
            let (start, end) = Self.ends(from: from, to: to, by: by, base: base)
            let value = start.mixed(with: end, progress(seconds, duration))
            key.write(isAdditive ? base + value : value, &model)
        }
    }

    func progress(on curve: TimingCurve) -> (TimeInterval, TimeInterval) -> Double {
        { seconds, duration in
            curve.progress(at: duration > 0 ? seconds / duration : 1, duration: duration)
        }
    }

    /// The rules of the header: which ends follow from those that are given.
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

/// Takes a property from one value to another on a spring. (QuartzCore documentation)
open class CASpringAnimation: CABasicAnimation {
    /// Default 1.
    open var mass: CGFloat = 1
    /// Default 100.
    open var stiffness: CGFloat = 100
    /// Default 10.
    open var damping: CGFloat = 10
    /// In units of the whole distance per second; default 0.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping above the critical one slows it down (iOS 17); default false.
    open var allowsOverdamping = false
    /// Seconds until it rests.
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
