import Foundation

/// Animates the changes made in its blocks; the animation can be paused, scrubbed, reversed and stopped (facts 10.11,
/// m8.4).
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    private struct Block {
        let animations: () -> Void
        let delayFactor: Double
    }

    // MARK: Properties

    /// The curve or spring that the animator was made with.
    open internal(set) var timingParameters: (any UITimingCurveProvider)?

    /// In seconds; a spring of given mass and stiffness has its own (fact 10.11).
    open var duration: TimeInterval { timing.duration }

    /// The delay before the start in seconds, as given to `startAnimation(afterDelay:)`; default 0.
    open internal(set) var delay: TimeInterval = 0

    /// Whether the views receive touches while they are animated; default true. (UIKit documentation) An animator that runs on
    /// the timeline of an enclosing block inherits that block's option instead.
    open var isUserInteractionEnabled = true {
        willSet { requireNotActive("isUserInteractionEnabled") }
    }

    /// Whether the app does the hit-testing itself; default false. Here touches hit the model's frames (fact 10.1).
    open var isManualHitTestingEnabled = false

    /// Whether the animation can be paused, scrubbed and stopped; default true.
    open var isInterruptible = true {
        willSet { requireNotActive("isInterruptible") }
    }

    /// Whether a paused animation is scrubbed linearly rather than along its curve; default true.
    open var scrubsLinearly = true

    /// Whether the animator stays active at its end, without calling its completions; default false.
    open var pausesOnCompletion = false {
        didSet { timeline?.holdsOnArrival = pausesOnCompletion && !isJoined }
    }

    /// Whether pending updates are flushed whenever a block of changes begins or ends (iOS 26, fact 10.15); default
    /// false.
    open var flushUpdates = false

    /// The state of the animator; initially inactive.
    public internal(set) var state = UIViewAnimatingState.inactive

    private let requestedDuration: TimeInterval
    private var timing: AnimationTiming
    private var blocks: [Block] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var timeline: AnimationTimeline?
    private var animatedValues: [AnimatedLayerValue] = []

    /// Whether it runs on the timeline of the enclosing block or interactive transition.
    private var isJoined = false

    /// Whether it was started without a block and waits for one (UIKit header).
    private var awaitsAnimations = false

    /// The position on the curve at which it was paused: the fraction of the time and the progress.
    private var pausePoint: (time: Double, progress: Double)?

    // MARK: Creating an animator

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

    /// Makes an animator and starts it. Inside an animation block it inherits the block's duration, curve and options,
    /// unless the options override them, and is not interruptible (fact 10.8, UIKit header).
    @discardableResult
    open class func runningPropertyAnimator(
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

    /// A new animator with the same timing and without blocks.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: Self = MainActor.assumeIsolated {
            let parameters = timingParameters ?? UICubicTimingParameters()
            return Self(duration: requestedDuration, timingParameters: parameters)
        }
        return copy
    }

    // MARK: Adding blocks

    /// Adds changes; they animate over the duration, or over the remaining duration once the animator is active.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin `delayFactor` × duration later, 0...1, and end with the others (UIKit header).
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(
            state != .stopped,
            "UIViewPropertyAnimator.addAnimations: the animator is stopped; call finishAnimation(at:) first.")
        let block = Block(animations: animation, delayFactor: min(max(Double(delayFactor), 0), 1))
        guard state == .active, let timeline else {
            blocks.append(block)
            return
        }
        perform(block, at: min(max(timeline.fraction, 0), 1) * timeline.duration)
        if awaitsAnimations {
            awaitsAnimations = false
            resume()
        }
    }

    /// Adds a block that is called at the end; stopping without finishing discards it.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Performs a block whose changes begin at a time of the timeline, in seconds.
    private func perform(_ block: Block, at time: TimeInterval) {
        guard let timeline, !isJoined else { return block.animations() }
        let delay = time + block.delayFactor * duration
        // UIKit documentation: changes that cannot be additive begin from the current state.
        var options = AnimationContext.Options.beginFromCurrentState
        if flushUpdates { options.insert(.flushUpdates) }
        if !isUserInteractionEnabled { options.insert(.disablesInteraction) }
        let context = AnimationContext(
            timeline: timeline, delay: delay, duration: max(timeline.duration - delay, 0), curve: timing.curve,
            verticalCurve: timing.verticalCurve, options: options)
        // Disabled animations and an enclosing `performWithoutAnimation` apply to the animator too (facts 10.6, 10.7).
        AnimationContext.perform(AnimationContext.allowsAnimation ? context : nil, block.animations)
    }

    /// Makes the animator active at its start: the model has the final values, the timeline is paused.
    private func activate() {
        requireNotStopped("startAnimation")
        state = .active
        if let enclosing = AnimationContext.enclosing, enclosing.isCapture {
            join(enclosing, options: [], delay: delay)
            return
        }
        let timeline = AnimationTimeline(duration: timing.duration, clock: Simulator.current.clock)
        self.timeline = timeline
        timeline.endsWhenEmpty = false
        timeline.holdsOnArrival = pausesOnCompletion
        timeline.willEnd = { [self] in timelineWillEnd() }
        timeline.addCompletion { [self] _ in timelineDidEnd() }
        for block in blocks { perform(block, at: 0) }
        if AnimationContext.enclosing == nil, let alongside = AnimationContext.takePendingAlongside() {
            perform(Block(animations: alongside, delayFactor: 0), at: 0)
        }
        timeline.freeze(at: isReversed ? 1 : 0)
    }

    /// Runs on the timeline of the enclosing block, with what it inherits from it (fact 10.8).
    private func join(_ enclosing: AnimationContext, options: UIView.AnimationOptions, delay: TimeInterval) {
        let nested = AnimationBlock(duration: duration, delay: delay, options: options, curve: timing.curve)
        let context = nested.context(joining: enclosing)
        let count = enclosing.timeline.animationCount
        isJoined = true
        timeline = enclosing.timeline
        AnimationContext.perform(context) {
            for block in blocks { block.animations() }
        }
        if enclosing.timeline.animationCount == count {
            timelineDidEnd()
        } else {
            enclosing.timeline.addCompletion { [self] _ in timelineDidEnd() }
        }
    }

    // MARK: Running

    /// Whether the animation runs, in either direction.
    public var isRunning: Bool { state == .active && timeline?.isMoving == true }

    private var storedIsReversed = false

    /// Whether the animation runs, or will run, back to its start; default false. Setting it changes the direction of a
    /// running animation.
    public var isReversed: Bool {
        get { storedIsReversed }
        set {
            guard state != .stopped, newValue != storedIsReversed else { return }
            storedIsReversed = newValue
            guard isRunning, !isJoined, let timeline else { return }
            timeline.freeze(at: timeline.fraction)
            run(timeline, after: 0)
        }
    }

    /// Starts the animation, or continues it after a pause, along its curve.
    public func startAnimation() {
        start(after: 0)
    }

    /// Starts the animation after a delay in seconds.
    public func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        start(after: delay)
    }

    private func start(after delay: TimeInterval) {
        requireNotStopped("startAnimation")
        if state == .inactive {
            let isEmpty = blocks.isEmpty
            activate()
            awaitsAnimations = isEmpty && state == .active && !isJoined
        }
        guard !awaitsAnimations, !isRunning, !isJoined else { return }
        resume(after: delay)
    }

    private func resume(after delay: TimeInterval = 0) {
        guard let timeline else { return }
        if timeline.isLinear {
            // Returns to the curve, at the time at which the curve has the shown value.
            let progress = timeline.fraction
            let time =
                pausePoint.flatMap { $0.progress == progress ? $0.time : nil }
                ?? timing.curve.fraction(reaching: progress, duration: duration)
            timeline.isLinear = false
            timeline.freeze(at: time)
        }
        run(timeline, after: delay)
    }

    /// Runs from the present position to the end of its direction, in the remaining time.
    private func run(_ timeline: AnimationTimeline, after delay: TimeInterval) {
        let destination: Double = isReversed ? 0 : 1
        let length = timeline.animatesNothing ? 0 : timeline.duration * abs(destination - timeline.fraction)
        timeline.endsWhenEmpty = !timeline.animatesNothing
        timeline.move(to: destination, duration: length, curve: .linear, delay: delay)
    }

    /// Pauses the animation; an inactive animator becomes active at its start.
    public func pauseAnimation() {
        requireNotStopped("pauseAnimation")
        if state == .inactive { activate() } else { awaitsAnimations = false }
        guard let timeline else { return }
        requireInterruptible("pauseAnimation")
        if scrubsLinearly { makeLinear(timeline) }
        timeline.freeze(at: timeline.fraction)
    }

    /// Makes progress proportional to the fraction from now on; the shown values do not change.
    private func makeLinear(_ timeline: AnimationTimeline) {
        guard !timeline.isLinear else { return }
        let time = timeline.fraction
        let progress = timing.curve.progress(at: time, duration: duration)
        pausePoint = (time, progress)
        timeline.isLinear = true
        timeline.freeze(at: progress)
    }

    /// The completed fraction in the animation's direction, 0...1, linear in time while it runs (fact m8.4). Setting it
    /// pauses the animation and scrubs.
    public var fractionComplete: CGFloat {
        get {
            guard state == .active, let timeline else { return 0 }
            let fraction = timeline.timeFraction
            return CGFloat(isReversed ? 1 - fraction : fraction)
        }
        set {
            pauseAnimation()
            let fraction = min(max(Double(newValue), 0), 1)
            timeline?.freeze(at: isReversed ? 1 - fraction : fraction)
        }
    }

    /// Continues from the present position with another curve, or with its own from the start, over `durationFactor` ×
    /// duration; 0 means the remaining duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if state == .inactive || isRunning { pauseAnimation() }
        guard state == .active, let timeline, let parameters = parameters ?? timingParameters else { return }
        let factor = durationFactor > 0 ? Double(durationFactor) : max(1 - Double(fractionComplete), 0)
        makeLinear(timeline)
        let timing = parameters.timing(over: duration * factor)
        let length = timeline.animatesNothing ? 0 : timing.duration
        timeline.endsWhenEmpty = !timeline.animatesNothing
        timeline.move(to: isReversed ? 0 : 1, duration: length, curve: timing.curve)
    }

    // MARK: Ending

    /// Stops with the shown values as the model's; unless `withoutFinishing`, `finishAnimation(at:)` must follow.
    public func stopAnimation(_ withoutFinishing: Bool) {
        if state == .active, let timeline {
            requireInterruptible("stopAnimation")
            animatedValues = timeline.animatedValues()
            timeline.abandon()
            for value in animatedValues { value.settle(at: .current) }
            self.timeline = nil
            state = .stopped
        }
        if state == .stopped, withoutFinishing { becomeInactive() }
    }

    /// Sets the final values of a stopped animation and calls its completions.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "UIViewPropertyAnimator.finishAnimation(at:): the animator is not stopped; call stopAnimation(false) first."
        )
        for value in animatedValues { value.settle(at: finalPosition) }
        complete(at: finalPosition)
    }

    /// The timeline is about to end: if it ran back to the start, the start's values become the model's again.
    private func timelineWillEnd() {
        guard let timeline, timeline.fraction != 1 else { return }
        let position: UIViewAnimatingPosition = timeline.fraction == 0 ? .start : .current
        for value in timeline.animatedValues() { value.settle(at: position) }
    }

    /// The timeline ended.
    private func timelineDidEnd() {
        let fraction = timeline?.fraction ?? 1
        complete(at: fraction == 0 ? .start : fraction == 1 ? .end : .current)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let waiting = completions
        becomeInactive()
        for completion in waiting { completion(position) }
    }

    private func becomeInactive() {
        state = .inactive
        timeline = nil
        animatedValues = []
        blocks = []
        completions = []
        pausePoint = nil
        awaitsAnimations = false
        isJoined = false
    }

    // MARK: Preconditions

    private func requireNotStopped(_ name: String) {
        precondition(
            state != .stopped,
            "UIViewPropertyAnimator.\(name): the animator is stopped; call finishAnimation(at:) first.")
    }

    private func requireInterruptible(_ name: String) {
        precondition(
            isInterruptible && !isJoined,
            "UIViewPropertyAnimator.\(name): the animator is not interruptible; let it run to its end.")
    }

    private func requireNotActive(_ name: String) {
        precondition(
            state != .active, "UIViewPropertyAnimator.\(name): the animator is active; set it before it starts.")
    }
}
