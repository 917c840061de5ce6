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

    /// Whether animation blocks animate; default true. The flag is global (fact 10.6).
    public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

    /// Switches all animation off or on; changes made while off show at once (fact 10.6).
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.areAnimationsEnabled = enabled
    }

    /// Makes changes that show at once, even inside an animation block (fact 10.7).
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.perform(nil, actionsWithoutAnimation)
    }

    /// The duration a nested block inherits, in seconds; 0 outside of any block.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Changes made in the block cross-dissolve; views of the hierarchy keep their identity.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard options.contains(.transitionCrossDissolve), view.window != nil, UIView.areAnimationsEnabled else {
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

/// One call of `UIView.animate` and its relation to the block around it.
@MainActor
struct AnimationBlock {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var curve: TimingCurve

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        precondition(
            options.isDisjoint(with: [.repeat, .autoreverse]),
            "UIView.animate: .repeat and .autoreverse are not modelled; leave them out.")
        guard UIView.areAnimationsEnabled else {
            animations()
            finishAtOnce(completion)
            return
        }
        if let enclosing = AnimationContext.enclosing, !options.contains(.overrideInheritedDuration) {
            runNested(in: enclosing, animations, completion: completion)
            return
        }
        guard duration > 0 || delay > 0 else {
            // Fact 10.2: no animation, and the completion in the next turn of the run loop.
            AnimationContext.perform(nil, animations)
            finishAtOnce(completion)
            return
        }
        let clock = Simulator.current.clock
        let timeline = AnimationTimeline(duration: delay + duration, clock: clock)
        if let completion { timeline.addCompletion(completion) }
        timeline.run()
        let enclosingIsAbsent = AnimationContext.enclosing == nil
        let inherited = AnimationContext.enclosing.flatMap {
            options.contains(.overrideInheritedCurve) ? nil : $0.curve
        }
        let context = AnimationContext(
            timeline: timeline, delay: delay, duration: duration, curve: inherited ?? curve, options: options)
        timeline.endsWhenEmpty = false
        AnimationContext.perform(context) {
            animations()
            if enclosingIsAbsent { AnimationContext.takePendingAlongside()?() }
        }
        timeline.endsWhenEmpty = true
        // Fact m8.3: a block that animates nothing completes at once.
        if timeline.animatesNothing { timeline.end(at: 1, finished: true) }
    }

    /// Fact 10.8: duration and curve come from the block around it.
    private func runNested(in enclosing: AnimationContext, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
        var context = enclosing
        context.delay += delay
        context.options = options
        if enclosing.isCapture {
            context.isCapture = false
            context.duration = duration
        }
        if options.contains(.overrideInheritedCurve) { context.curve = curve }
        if let completion { enclosing.timeline.addCompletion(completion) }
        AnimationContext.perform(context, animations)
    }

    private func finishAtOnce(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        let clock = Simulator.current.clock
        clock.schedule(at: clock.now) { completion(true) }
    }
}
