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

    /// Animates with a spring of a perceived duration in seconds and a bounce, -1...1, until the spring has settled
    /// (iOS 17, facts m8.3, m21.3).
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        AnimationBlock(
            duration: duration > 0 ? spring.bouncingDuration : 0, delay: delay, options: options, curve: .spring(spring)
        )
        .run(animations, completion: completion)
    }

    /// Animates changes that UIKit makes itself, in its bars, sheets, and containers. Their views receive touches meanwhile,
    /// since no source says which of UIKit's own animations disable their views, as those of apps do. Nor does one say that a fade
    /// of UIKit's jumps if it follows another one.
    static func animateSystemChanges(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay,
            options: options.union([.allowUserInteraction, .beginFromCurrentState]),
            animations: animations, completion: completion)
    }

    /// Whether animation blocks animate; default true. The flag is global (fact 10.6); inside `performWithoutAnimation`
    /// it is false.
    public class var areAnimationsEnabled: Bool { AnimationContext.allowsAnimation }

    /// Enables or disables all animations; changes made while they are disabled are not animated (fact 10.6).
    public class func setAnimationsEnabled(_ enabled: Bool) {
        if enabled != AnimationContext.areAnimationsEnabled { AnimationContext.flushIfAsked() }
        AnimationContext.areAnimationsEnabled = enabled
    }

    /// Makes changes without animation, even inside an animation block (fact 10.7).
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.perform(nil, actionsWithoutAnimation)
    }

    /// The duration that a nested block inherits, in seconds; 0 outside of any block.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Animates the changes made in a block, and cross-dissolves from what the view showed before to what it shows then.
    /// (UIKit documentation) Flips and curls trap with a message.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            [[], .transitionCrossDissolve].contains(options.transition),
            "UIView.transition(with:): flips and curls are missing in HeadlessUIKit; take .transitionCrossDissolve.")
        let block = AnimationBlock(duration: duration, delay: 0, options: options, curve: options.curve)
        // Inside another block the fade has that block's timing, as the changes do (fact 10.8).
        let outer = AnimationContext.enclosing.flatMap { block.joins($0) ? block.context(joining: $0) : nil }
        let fade = CATransition()
        fade.duration = outer?.duration ?? duration
        guard !options.transition.isEmpty, view.window != nil, UIView.areAnimationsEnabled, fade.duration > 0 else {
            return block.run({ animations?() }, completion: completion)
        }
        fade.timingFunction = CAMediaTimingFunction(curve: outer?.curve ?? options.curve)
        if let completion { fade.delegate = TransitionEnd(completion) }
        view.layer.add(fade, forKey: nil)
        block.run({ animations?() }, completion: nil)
    }
}

/// Calls the completion block of a transition when its layer animation has ended.
private final class TransitionEnd: NSObject, CAAnimationDelegate {
    private let completion: (Bool) -> Void

    init(_ completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}

// MARK: - Curves and options

extension UIView {
    /// The named timing curves.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
        /// Core Animation's default curve: raw value 5, which has no name in UIKit (fact m21.4).
        case _default = 5
        /// A curve of control points: raw value 6, which has no name in UIKit (fact m21.4).
        case _custom = 6
        /// The curve of system transitions: raw value 7, which has no name in UIKit (facts 3.1, m3.3).
        case _system = 7

        var timing: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            case ._default, ._custom: .coreAnimationDefault
            case ._system: .system
            }
        }
    }

    /// The options of an animation block.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(
            rawValue: AnimationContext.Options.beginFromCurrentState.rawValue)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Performs pending layout whenever an animation block begins or ends, also for nested blocks (iOS 26, fact
        /// 10.15).
        public static let flushUpdates = AnimationOptions(rawValue: AnimationContext.Options.flushUpdates.rawValue)

        /// The options for the context that layers read.
        var context: AnimationContext.Options { AnimationContext.Options(rawValue: rawValue) }

        /// The transition option: a number rather than single bits.
        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 7 << 20) }

        var curve: TimingCurve {
            switch (rawValue >> 16) & 0xF {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            case 7: .system
            default: .easeInOut
            }
        }

        /// The named curve among the options.
        var animationCurve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut
        }
    }
}

// MARK: - Keyframes

extension UIView {
    /// The options of a keyframe animation.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats until the views leave the window or the property is set in another animation.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs forward and backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between values; the default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps from value to value, at the end of each keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates at an even pace; not modeled: traps with a message.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a curve through the values; not modeled: traps with a message.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a curve at an even pace; not modeled: traps with a message.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        fileprivate var curve: TimingCurve {
            switch (rawValue >> 10) & 0xF {
            case 0: return .linear
            case 1: return .atEnd
            default:
                preconditionFailure(
                    "UIView.animateKeyframes: paced and cubic calculation modes are not modelled; take "
                        + "calculationModeLinear or calculationModeDiscrete.")
            }
        }
    }

    /// Animates the keyframes added in a block, each in its own interval, with the calculation mode of the options. Their curve is
    /// that of the whole animation, which is eased unless it is another one (stackoverflow.com/questions/20521214).
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        var block = AnimationBlock(
            duration: duration, delay: delay, options: UIView.AnimationOptions(rawValue: options.rawValue),
            curve: .linear)
        block.pacing = block.options.curve
        block.run(animations, completion: completion)
    }

    /// Adds a keyframe; its start and duration are fractions of the whole animation, 0...1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard var context = AnimationContext.current else {
            animations()
            return
        }
        context.delay += frameStartTime * context.duration
        context.duration *= frameDuration
        context.curve = KeyframeAnimationOptions(rawValue: context.options.rawValue).curve
        AnimationContext.perform(context, animations)
    }
}
