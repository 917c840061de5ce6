import Foundation

/// A transition as coordinators, animators and interaction controllers see it.
@MainActor
final class TransitionContext: NSObject {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let from: UIViewController?
    let to: UIViewController?
    var containerView: UIView
    let isAnimated: Bool
    private(set) var initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve._system
    /// The reported duration in seconds.
    private(set) var transitionDuration: TimeInterval
    /// None for navigation (fact m3.3).
    var presentationStyle = UIModalPresentationStyle.none
    /// A quarter or half turn for a rotation (fact 2.2.12).
    var targetTransform = CGAffineTransform.identity

    var timeline: AnimationTimeline?
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    var finalFrameOfTo = CGRect.zero
    /// Zero except for a view controller that is being dismissed.
    var finalFrameOfFrom = CGRect.zero
    /// The results of `view(forKey:)`; nil for the view controllers' own views.
    var views: [UITransitionContextViewKey: UIView]?

    /// The interaction controller.
    private var driver: (any UIViewControllerInteractiveTransitioning)?
    /// The animator that can be paused and reversed; nil if the animator has none.
    private var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
    /// The interruptible animator runs on the transition's timeline, since it was interactive from the start.
    private var isScrubbed = false
    /// The app's own interaction controller draws, not the animator.
    private var isDrawnByDriver = false
    /// Starts the animator; set while an interaction controller decides when.
    private var startAnimator: (() -> Void)?

    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionChangeHandlers: [Block] = []
    private var interactionEndHandlers: [Block] = []
    private var didRunAlongside = false
    /// The views outside of the container that were passed to `animateAlongsideTransition(in:…)` (fact 2.2.3).
    private var scrubbedViews: [UIView] = []
    /// New animation blocks are refused, completions are not (fact 2.2.4).
    var refusesBlocks = false
    /// What happens to animation blocks; set for a push or pop only.
    var alongsideAnimation = Simulator.Profile.Variants.AlongsideAnimation.runs
    /// The completions do not run.
    var dropsCompletions = false

    /// Called when the transition is completed.
    var onComplete: ((Bool) -> Void)?
    /// Called when the interaction ends, after the interaction handlers.
    var onInteractionEnd: ((_ cancelled: Bool) -> Void)?

    init(
        from: UIViewController?, to: UIViewController?, container: UIView, animated: Bool, interactive: Bool,
        duration: TimeInterval
    ) {
        self.from = from
        self.to = to
        containerView = container
        isAnimated = animated
        initiallyInteractive = interactive
        isInteractive = interactive
        transitionDuration = duration
    }

    // MARK: - Animations alongside

    func runAlongside() {
        guard !didRunAlongside else { return }
        didRunAlongside = true
        let blocks = animations
        animations = []
        leavingOutsideUnscrubbed { for block in blocks { block(self) } }
    }

    /// Runs them in UIKit's own block.
    func runAlongsideOwnAnimation() {
        guard var animation = AnimationContext.enclosing,
            !Simulator.current.profile.variants.alongsideBeginsFromCurrentState
        else { return runAlongside() }
        animation.options.remove(.beginFromCurrentState)
        AnimationContext.perform(animation) { runAlongside() }
    }

    func runCompletions() {
        let blocks = completions
        completions = []
        interactionChangeHandlers = []
        interactionEndHandlers = []
        driver = nil
        interruptibleAnimator = nil
        startAnimator = nil
        guard !dropsCompletions else { return }
        for block in blocks { block(self) }
    }

    /// With the app's own animator and interaction controller, the interaction scrubs what is in the container and in
    /// the views that were passed with a block; other changes of a block run by themselves (fact 2.2.3).
    private func leavingOutsideUnscrubbed(_ body: () -> Void) {
        guard animator != nil, isInteractive, var context = AnimationContext.current, context.timeline === timeline
        else {
            return body()
        }
        let free = AnimationTimeline(duration: transitionDuration, clock: Simulator.current.clock)
        free.run()
        free.endsWhenEmpty = false
        context.unscrubbed = AnimationContext.Unscrubbed(
            timeline: free, scrubbedRoots: ([containerView] + scrubbedViews).map(\.layer))
        AnimationContext.perform(context, body)
        free.endsWhenEmpty = true
        if free.animatesNothing { free.end(at: 1, finished: true) }
    }

    // MARK: - The app's animator

    /// Sets the app's animator and makes the timeline of its animations.
    func setAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        transitionDuration = animator.transitionDuration(using: self)
        let timeline = AnimationTimeline(duration: transitionDuration, clock: Simulator.current.clock)
        timeline.endsWhenEmpty = false
        self.timeline = timeline
    }

    /// Starts the animator, or lets an interaction controller start it (fact 2.3.1).
    func start(_ driver: (any UIViewControllerInteractiveTransitioning)?, animator start: @escaping () -> Void) {
        startAnimator = start
        self.driver = driver
        if let driver, driver.wantsInteractiveStart {
            initiallyInteractive = true
            isInteractive = true
            driver.startInteractiveTransition(self)
            // The app's own interaction controller may draw by itself; animations alongside still run.
            isDrawnByDriver = startAnimator != nil
            if isDrawnByDriver, onComplete != nil { beginCustomAnimation() }
        } else {
            // UIKit header: such a transition starts noninteractively and is interrupted later.
            (driver as? UIPercentDrivenInteractiveTransition)?.follow(self)
            beginCustomAnimation()
        }
    }

    func beginCustomAnimation() {
        startAnimator?()
        startAnimator = nil
    }

    /// Lets the animator draw, with `alongside` at the end of its own block (fact 1.2.1).
    func draw(_ animator: any UIViewControllerAnimatedTransitioning, alongside: @escaping () -> Void) {
        if isDrawnByDriver {
            guard isInteractive, let timeline else {
                return UIView.animateSystemChanges(withDuration: transitionDuration, animations: alongside)
            }
            runScrubbed(alongside, on: timeline)
        } else if isInteractive, let timeline {
            var capture = AnimationContext(timeline: timeline, duration: transitionDuration, curve: .linear)
            capture.isCapture = true
            AnimationContext.perform(capture) { startScrubbed(animator) }
            runScrubbed(alongside, on: timeline)
        } else {
            AnimationContext.pendingAlongside = alongside
            animator.animateTransition(using: self)
            // An animator that has already completed the transition is not asked.
            let interruptible = onComplete.map { _ in animator.interruptibleAnimator(using: self) }
            if let interruptible, !(interruptible is NoInterruptibleAnimator) { interruptibleAnimator = interruptible }
            if let left = AnimationContext.takePendingAlongside() {
                UIView.animateSystemChanges(withDuration: transitionDuration, animations: left)
            }
        }
    }

    private func runScrubbed(_ alongside: () -> Void, on timeline: AnimationTimeline) {
        let context = AnimationContext(timeline: timeline, duration: transitionDuration, curve: .linear)
        AnimationContext.perform(context, alongside)
        applyPercent()
    }

    /// UIKit documentation: an interactive transition uses the interruptible animator if there is one.
    private func startScrubbed(_ animator: any UIViewControllerAnimatedTransitioning) {
        let interruptible = animator.interruptibleAnimator(using: self)
        if interruptible is NoInterruptibleAnimator {
            animator.animateTransition(using: self)
        } else {
            interruptibleAnimator = interruptible
            isScrubbed = true
            if interruptible.state == .inactive { interruptible.startAnimation() }
        }
    }

    // MARK: - Interaction

    func applyPercent() {
        guard isInteractive else { return }
        timeline?.hold(at: Double(percentComplete))
    }

    /// Ends the interaction: the rest runs by itself, forward or back, over `duration` seconds.
    func endInteraction(cancelled: Bool, duration: TimeInterval, curve: TimingCurve, velocity: CGFloat) {
        guard isInteractive else { return }
        becomeNoninteractive(cancelled: cancelled, velocity: velocity)
        timeline?.move(to: cancelled ? 0 : 1, duration: duration, curve: curve)
    }

    private func becomeNoninteractive(cancelled: Bool, velocity: CGFloat) {
        isInteractive = false
        isCancelled = cancelled
        completionVelocity = velocity
        let endHandlers = interactionEndHandlers
        interactionEndHandlers = []
        for handler in interactionChangeHandlers + endHandlers { handler(self) }
        onInteractionEnd?(cancelled)
    }

    private func becomeInteractive(at fraction: CGFloat) {
        isInteractive = true
        percentComplete = fraction
        for handler in interactionChangeHandlers { handler(self) }
    }

    /// The animator that runs on its own timeline.
    private var independentAnimator: (any UIViewImplicitlyAnimating)? { isScrubbed ? nil : interruptibleAnimator }

    /// Runs the rest by the interaction controller: for the remaining fraction of the duration, divided by its speed,
    /// along its curve (UIKit documentation, completionSpeed and completionCurve). Its timing curve applies to an
    /// interruptible animator only (UIKit header).
    private func continueAfterInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        let speed = max(driver?.completionSpeed ?? 1, 0.01)
        let curve = driver?.completionCurve ?? .easeInOut
        let timingCurve =
            interruptibleAnimator == nil ? nil : (driver as? UIPercentDrivenInteractiveTransition)?.timingCurve
        let rest = TimeInterval((cancelled ? percentComplete : 1 - percentComplete) / speed)
        completionCurve = curve
        if let independentAnimator {
            becomeNoninteractive(cancelled: cancelled, velocity: speed)
            independentAnimator.isReversed = cancelled
            independentAnimator.continueAnimation(withTimingParameters: timingCurve, durationFactor: CGFloat(rest))
            return
        }
        let timing = timingCurve?.timing(over: rest * transitionDuration)
        endInteraction(
            cancelled: cancelled, duration: timing?.duration ?? rest * transitionDuration,
            curve: timing?.curve ?? curve.timing, velocity: speed)
    }
}

extension TransitionContext: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { interruptibleAnimator != nil }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let views { return views[key] }
        return switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.view
        default: nil
        }
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return !didRunAlongside && !refusesBlocks }
        // Fact 1.4.10: a running transition refuses new blocks, but not their completions.
        guard !didRunAlongside, !refusesBlocks, alongsideAnimation != .refused else { return false }
        if alongsideAnimation == .runs { animations.append(animation) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        if let view { scrubbedViews.append(view) }
        return animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        interactionEndHandlers.append(handler)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionChangeHandlers.append(handler)
    }
}

extension TransitionContext: UIViewControllerContextTransitioning {
    var transitionWasCancelled: Bool { isCancelled }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        if let independentAnimator {
            independentAnimator.fractionComplete = self.percentComplete
        } else {
            applyPercent()
        }
    }

    func finishInteractiveTransition() { continueAfterInteraction(cancelled: false) }

    func cancelInteractiveTransition() { continueAfterInteraction(cancelled: true) }

    /// Pauses an interruptible animation. (UIKit documentation)
    func pauseInteractiveTransition() {
        guard !isInteractive else { return }
        precondition(
            isInterruptible,
            "pauseInteractiveTransition(): the transition's animator cannot be interrupted; give it "
                + "interruptibleAnimator(using:).")
        precondition(
            !isCancelled,
            "pauseInteractiveTransition(): pausing a reversing transition is not modelled; let it run.")
        if let independentAnimator {
            independentAnimator.pauseAnimation()
            becomeInteractive(at: independentAnimator.fractionComplete)
        } else if let timeline {
            let fraction = min(max(timeline.fraction, 0), 1)
            timeline.hold(at: fraction)
            becomeInteractive(at: CGFloat(fraction))
        }
    }

    func completeTransition(_ didComplete: Bool) {
        if isInteractive {
            // The interaction was not ended: animations alongside jump to their end (fact 2.3.5).
            isInteractive = false
            timeline?.end(at: didComplete ? 1 : 0, finished: true)
        }
        let complete = onComplete
        onComplete = nil
        complete?(didComplete)
        animator?.animationEnded(didComplete)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        // Fact 2.3.2: zero for what will be removed.
        vc === to ? finalFrameOfTo : vc === from ? finalFrameOfFrom : .zero
    }
}
