import Foundation

extension UIView {
    /// How keyframes are joined.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
    }

    /// Animates the keyframes added in a block; each change is linear within its own stretch.
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
        context.curve = .linear
        AnimationContext.perform(context, animations)
    }
}
