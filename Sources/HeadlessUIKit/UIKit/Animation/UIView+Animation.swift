import Foundation

extension UIView {
    /// Animates the changes made in a block over a duration in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock(duration: duration, delay: delay, options: options, curve: options.curve)
            .run(animations, completion: completion)
    }

    /// Animates the changes made in a block over a duration in seconds, ease-in ease-out.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes made in a block over a duration in seconds, ease-in ease-out.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates with a spring that settles within the duration (fact m8.2); damping ratio 0...1.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve.settling(
            after: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        AnimationBlock(duration: duration, delay: delay, options: options, curve: .spring(spring))
            .run(animations, completion: completion)
    }

    /// Animates with a spring described by its perceived duration in seconds and its bounce, -1...1; it rests when it is
    /// settled (iOS 17, fact m8.3).
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        AnimationBlock(
            duration: duration > 0 ? spring.settlingTime : 0, delay: delay, options: options, curve: .spring(spring)
        )
        .run(animations, completion: completion)
    }

    /// Whether animation blocks animate; default true. The flag is global (fact 10.6); inside `performWithoutAnimation`
    /// it is false.
    public class var areAnimationsEnabled: Bool { AnimationContext.allowsAnimation }

    /// Switches all animation off or on; changes made while off show at once (fact 10.6).
    public class func setAnimationsEnabled(_ enabled: Bool) {
        if enabled != AnimationContext.areAnimationsEnabled { AnimationContext.flushIfAsked() }
        AnimationContext.areAnimationsEnabled = enabled
    }

    /// Makes changes that show at once, even inside an animation block (fact 10.7).
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.perform(nil, actionsWithoutAnimation)
    }

    /// The duration a nested block inherits, in seconds; 0 outside of any block.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Changes made in the block cross-dissolve; views of the hierarchy keep their identity. Flips and curls stop with a
    /// sentence.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            [[], .transitionCrossDissolve].contains(options.transition),
            "UIView.transition(with:): flips and curls are missing in HeadlessUIKit; take .transitionCrossDissolve.")
        guard !options.transition.isEmpty, view.window != nil, UIView.areAnimationsEnabled else {
            animations?()
            completion?(true)
            return
        }
        let old = view.snapshotView(afterScreenUpdates: false)
        animations?()
        guard let old else {
            completion?(true)
            return
        }
        old.frame = view.bounds
        view.addSubview(old)
        animate(
            withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 },
            completion: { finished in
                old.removeFromSuperview()
                completion?(finished)
            })
    }
}
