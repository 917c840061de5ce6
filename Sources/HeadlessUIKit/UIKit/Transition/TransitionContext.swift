import Foundation

/// One transition in flight: what coordinators and animators see of it.
@MainActor
final class TransitionContext: NSObject {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let from: UIViewController?
    let to: UIViewController?
    let container: UIView
    let isTransitionAnimated: Bool
    private(set) var startsInteractively: Bool
    /// What `transitionDuration` reports, in seconds.
    var reportedDuration: TimeInterval
    var timeline: AnimationTimeline?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var finalFrameOfTo = CGRect.zero
    /// Zero but for a presented page that goes.
    var finalFrameOfFrom = CGRect.zero
    /// What `view(forKey:)` answers in place of the controllers' own views.
    var views: [UITransitionContextViewKey: UIView]?

    /// What `presentationStyle` reports: none for navigation (fact m3.3).
    var reportedStyle = UIModalPresentationStyle.none
    /// What `targetTransform` reports: a quarter or half turn for a rotation (fact 2.2.12).
    var reportedTransform = CGAffineTransform.identity

    private(set) var isUnderFinger: Bool
    private(set) var wasCancelled = false
    private var percent: CGFloat = 0
    private(set) var velocity: CGFloat = 1
    /// Who drives the transition under a finger; it says how the rest runs.
    var driver: (any UIViewControllerInteractiveTransitioning)?
    /// The animator that can be paused and turned on its way; nil for one that cannot.
    var interruptible: (any UIViewImplicitlyAnimating)?
    /// That animator runs on the transition's own timeline, since it was scrubbed from the start.
    var isScrubbed = false
    private(set) var reportedCurve = UIView.AnimationCurve._system

    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var interactionEndHandlers: [Block] = []
    private var didRunAlongside = false
    /// The views outside of the container that a block asked to have scrubbed (fact 2.2.3).
    private(set) var scrubbedViews: [UIView] = []
    /// New blocks are refused, completions are not (fact 2.2.4).
    var refusesBlocks = false

    /// The animator said it is done.
    var onComplete: ((Bool) -> Void)?
    /// The finger was lifted; called after the interaction handlers.
    var onInteractionEnd: ((_ cancelled: Bool) -> Void)?
    /// An interaction controller of the app's own draws, and not the animator.
    var isDrawnByDriver = false
    /// Starts the animator; set while an interaction controller decides when.
    var startAnimator: (() -> Void)?

    init(
        from: UIViewController?, to: UIViewController?, container: UIView, animated: Bool, interactive: Bool,
        duration: TimeInterval
    ) {
        self.from = from
        self.to = to
        self.container = container
        isTransitionAnimated = animated
        startsInteractively = interactive
        isUnderFinger = interactive
        reportedDuration = duration
    }

    // MARK: Alongside

    func runAlongside() {
        guard !didRunAlongside else { return }
        didRunAlongside = true
        let blocks = animations
        animations = []
        leavingOutsideUnscrubbed { for block in blocks { block(self) } }
    }

    func runCompletions() {
        let blocks = completions
        completions = []
        interactionHandlers = []
        interactionEndHandlers = []
        driver = nil
        interruptible = nil
        startAnimator = nil
        for block in blocks { block(self) }
    }

    func beginCustomAnimation() {
        startAnimator?()
        startAnimator = nil
    }

    // MARK: Interaction

    /// An interaction controller drives the transition from its start.
    func becomeInteractive() {
        startsInteractively = true
        isUnderFinger = true
    }

    func applyPercent() {
        guard isUnderFinger else { return }
        timeline?.hold(at: Double(percent))
    }

    /// The finger let go: the rest runs by itself, forward or back, over `duration` seconds.
    func endInteraction(cancelled: Bool, duration: TimeInterval, curve: TimingCurve, velocity: CGFloat) {
        guard isUnderFinger else { return }
        leaveFinger(cancelled: cancelled, velocity: velocity)
        timeline?.move(to: cancelled ? 0 : 1, duration: duration, curve: curve)
    }

    func leaveFinger(cancelled: Bool, velocity: CGFloat) {
        isUnderFinger = false
        wasCancelled = cancelled
        self.velocity = velocity
        let endHandlers = interactionEndHandlers
        interactionEndHandlers = []
        for handler in interactionHandlers + endHandlers { handler(self) }
        onInteractionEnd?(cancelled)
    }

    /// A finger takes the running transition at a share of its way.
    func comeUnderFinger(at fraction: CGFloat) {
        isUnderFinger = true
        percent = fraction
        for handler in interactionHandlers { handler(self) }
    }

    func report(_ curve: UIView.AnimationCurve) {
        reportedCurve = curve
    }
}

extension TransitionContext: UIViewControllerTransitionCoordinator {
    var isAnimated: Bool { isTransitionAnimated }
    var presentationStyle: UIModalPresentationStyle { reportedStyle }
    var initiallyInteractive: Bool { startsInteractively }
    var isInterruptible: Bool { interruptible != nil }
    var isInteractive: Bool { isUnderFinger }
    var isCancelled: Bool { wasCancelled }
    var transitionDuration: TimeInterval { reportedDuration }
    var percentComplete: CGFloat { percent }
    var completionVelocity: CGFloat { velocity }
    var completionCurve: UIView.AnimationCurve { reportedCurve }
    var containerView: UIView { container }
    var targetTransform: CGAffineTransform { reportedTransform }

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
        // Fact 1.4.10: once the transition runs, a new block is refused; its completion is not.
        guard !didRunAlongside, !refusesBlocks else { return false }
        animations.append(animation)
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
        interactionHandlers.append(handler)
    }
}

extension TransitionContext: UIViewControllerContextTransitioning {
    var transitionWasCancelled: Bool { wasCancelled }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        percent = min(max(percentComplete, 0), 1)
        scrub()
    }

    func finishInteractiveTransition() { goOn(cancelled: false) }

    func cancelInteractiveTransition() { goOn(cancelled: true) }

    func pauseInteractiveTransition() { interrupt() }

    func completeTransition(_ didComplete: Bool) {
        if isUnderFinger {
            // Nobody said that the finger was lifted: what went along with it jumps (fact 2.3.5).
            isUnderFinger = false
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
