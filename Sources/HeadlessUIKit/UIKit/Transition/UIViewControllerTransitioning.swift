import Foundation

/// What a custom animator works with (fact section 2.3).
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var targetTransform: CGAffineTransform { get }
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Draws a transition of the app's own. The last two are optional in UIKit; here they have defaults that do nothing.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator that can be interrupted; the same one throughout a transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }
}

/// Drives a transition by hand. All but the start are optional in UIKit; here they have UIKit's defaults.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Scrubs an animator's own animations by a percentage.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    /// The finger moved while no transition ran.
    private var isAhead = false
    /// The animator's duration in seconds.
    open private(set) var duration: CGFloat = 0
    /// How far the transition is, 0...1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest: it takes (1 - percentComplete) * duration / speed. Default 1.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest; default ease-in ease-out.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The curve of the rest where the animator can be interrupted; default nil, the animator's own. Otherwise it is
    /// ignored. (UIKit header)
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether it begins under the finger; default true. With false the transition starts by itself, and `pause()` takes
    /// it under the finger.
    open var wantsInteractiveStart = true

    /// Makes a controller of an interaction.
    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        follow(context)
        context.beginCustomAnimation()
        context.updateInteractiveTransition(percentComplete)
    }

    /// A new transition begins where the finger is by then, and not where the one before ended.
    func follow(_ context: TransitionContext) {
        if !isAhead { percentComplete = 0 }
        isAhead = false
        self.context = context
        duration = CGFloat(context.transitionDuration)
    }

    /// Moves the transition, 0...1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        isAhead = context?.onComplete == nil
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition run to its end.
    open func finish() {
        context?.finishInteractiveTransition()
    }

    /// Lets the transition run back.
    open func cancel() {
        context?.cancelInteractiveTransition()
    }

    /// Takes a running transition back under the finger; its animator must be one that can be interrupted.
    open func pause() {
        guard let context else { return }
        context.pauseInteractiveTransition()
        percentComplete = context.percentComplete
    }
}
