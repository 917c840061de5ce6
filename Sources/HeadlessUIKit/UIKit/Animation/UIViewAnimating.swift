import Foundation

/// Whether an animator has something to do.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive
    /// Started: running or paused.
    case active
    /// Stopped, and waiting to be finished.
    case stopped
}

/// Where an animation came to its end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// With the values that its blocks set.
    case end
    /// With the values from before.
    case start
    /// Somewhere between.
    case current
}

/// The flow of an animation: start, pause, reverse, scrub, stop (fact 10.11).
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// Starts as inactive.
    var state: UIViewAnimatingState { get }
    /// Whether it moves, in either direction; then it is active.
    var isRunning: Bool { get }
    /// Whether it runs, or will run, back to the start.
    var isReversed: Bool { get set }
    /// How far it is in its direction, 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts it, or goes on after a pause.
    func startAnimation()
    /// Starts it after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is; one that was inactive becomes active at its beginning.
    func pauseAnimation()
    /// Ends it with the shown values; unless `withoutFinishing`, `finishAnimation(at:)` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Gives a stopped one its final values and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks. All of it is optional in UIKit; here it does nothing where it is left out.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a share of the duration, 0...1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what to do at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on from here with another curve and a share of the duration.
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
