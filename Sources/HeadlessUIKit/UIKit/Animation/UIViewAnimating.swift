import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive
    /// Started: running or paused.
    case active
    /// Stopped, and waiting to be finished.
    case stopped
}

/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// With the values set by the animation blocks.
    case end
    /// With the values from before the animation.
    case start
    /// With the values shown at that moment.
    case current
}

/// Control of an animation: start, pause, reverse, scrub, stop (fact 10.11).
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator; initially inactive.
    var state: UIViewAnimatingState { get }
    /// Whether the animation runs, in either direction; the state is active then.
    var isRunning: Bool { get }
    /// Whether the animation runs, or will run, back to its start.
    var isReversed: Bool { get set }
    /// The completed fraction in the animation's direction, 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation; an inactive animator becomes active at its start.
    func pauseAnimation()
    /// Stops with the shown values; unless `withoutFinishing`, `finishAnimation(at:)` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Sets the final values of a stopped animation and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator with animation blocks. Every method is optional in UIKit; here the default does nothing.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the duration, 0...1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues with another curve over a fraction of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
