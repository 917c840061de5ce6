import Foundation

extension UIView {
    /// How keyframes are joined.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Again and again, until the views leave the window or the property is set in another animation.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// There and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from value to value; the default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// From value to value in a jump, at the end of each stretch.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even pace; not modelled: stops.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// In a curve through the values; not modelled: stops.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// In a curve through the values, at an even pace; not modelled: stops.
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

    /// Animates the keyframes added in a block, each change within its own stretch as the options say.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: UIView.AnimationOptions(rawValue: options.rawValue),
            curve: .linear)
        block.run(animations, completion: completion)
    }

    /// One stretch of a keyframe animation: its start and duration as shares of the whole, 0...1.
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
