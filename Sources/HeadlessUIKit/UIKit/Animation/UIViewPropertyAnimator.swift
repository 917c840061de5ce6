import Foundation

/// Animates the changes made in its blocks and can be paused, scrubbed, reversed and stopped on the way (facts 10.11,
/// m8.4).
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    struct Block {
        let animations: () -> Void
        let delayFactor: Double
    }

    /// The curve or spring it was made with.
    open internal(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds; a spring of given mass and stiffness has its own (fact 10.11).
    open var duration: TimeInterval { timing.duration }
    /// Seconds before it starts; set by `startAnimation(afterDelay:)`, default 0.
    open internal(set) var delay: TimeInterval = 0
    /// Whether the views take touches while they move; default true. Touches are not held back here.
    open var isUserInteractionEnabled = true {
        willSet { requireNotActive("isUserInteractionEnabled") }
    }
    /// Whether the app itself decides what a touch hits; default false. Touches hit the model here (fact 10.1).
    open var isManualHitTestingEnabled = false
    /// Whether it can be paused, scrubbed and stopped; default true.
    open var isInterruptible = true {
        willSet { requireNotActive("isInterruptible") }
    }
    /// Whether it is paused and scrubbed in a straight line rather than along its curve; default true.
    open var scrubsLinearly = true
    /// Whether it stays active at its end, without its completions; default false.
    open var pausesOnCompletion = false {
        didSet { timeline?.holdsOnArrival = pausesOnCompletion && !isJoined }
    }

    /// Whether pending updates are flushed whenever a block of changes begins or ends (iOS 26, fact 10.15); default
    /// false.
    open var flushUpdates = false

    /// Starts as inactive.
    public internal(set) var state = UIViewAnimatingState.inactive

    let requestedDuration: TimeInterval
    var timing: AnimationTiming
    var blocks: [Block] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var timeline: AnimationTimeline?
    var outcomes: [LayerOutcome] = []
    var storedIsReversed = false
    /// Runs on the timeline of the block or the scrubbed transition around it.
    var isJoined = false
    /// Started without a block: waits for one (UIKit header).
    var awaitsAnimations = false
    /// Where it was on its curve when it was paused: the share of the time, and the progress.
    var pausePoint: (share: Double, progress: Double)?

    /// Makes an animator that is not running; the duration in seconds.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        requestedDuration = duration
        timingParameters = parameters
        timing = parameters.timing(over: max(duration, 0))
        super.init()
    }

    /// Makes an animator that is not running, with a named curve; the duration in seconds.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator that is not running, with a Bézier curve; the duration in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator that is not running, with a spring that settles within the duration in seconds.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// A new animator with the same timing and without blocks.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: Self = MainActor.assumeIsolated {
            let parameters = timingParameters ?? UICubicTimingParameters()
            return Self(duration: requestedDuration, timingParameters: parameters)
        }
        return copy
    }

    /// Adds changes; they animate over the duration, or over what is left of it once the animator is active.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin `delayFactor` × duration later, 0...1, and end with the others (UIKit header).
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delayFactor) }

    /// Adds what to do at the end; stopping without finishing forgets it.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Goes on from here with another curve, or its own anew, over `durationFactor` × duration; 0 takes what is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { goOn(with: parameters, durationFactor) }

    private func requireNotActive(_ name: String) {
        precondition(
            state != .active, "UIViewPropertyAnimator.\(name): the animator is active; set it before it starts.")
    }
}
