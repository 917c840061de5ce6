import Foundation

extension UIViewPropertyAnimator {
    /// Makes an animator and starts it; inside a block it takes its duration and the rest from that one, unless the
    /// options override it, and cannot be interrupted (fact 10.8, UIKit header).
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.animationCurve)
        let animator = Self(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        guard let enclosing = AnimationContext.enclosing, UIView.areAnimationsEnabled else {
            animator.startAnimation(afterDelay: delay)
            return animator
        }
        animator.isInterruptible = false
        let block = AnimationBlock(duration: duration, delay: delay, options: options, curve: options.curve)
        if block.joins(enclosing) {
            animator.state = .active
            animator.delay = delay
            animator.join(enclosing, options: options, delay: delay)
        } else {
            if !options.contains(.overrideInheritedCurve) {
                animator.timing = AnimationTiming(curve: enclosing.curve, duration: max(duration, 0))
            }
            animator.startAnimation(afterDelay: delay)
        }
        return animator
    }
}

extension UIView.AnimationOptions {
    var animationCurve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut
    }
}
