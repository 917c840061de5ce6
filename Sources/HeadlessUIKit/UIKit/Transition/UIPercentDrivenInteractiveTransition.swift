import Foundation

/// An interaction controller that scrubs an animator's animations by a percentage.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    /// `update(_:)` was called while no transition ran.
    private var wasUpdatedAhead = false

    /// The animator's duration in seconds.
    open private(set) var duration: CGFloat = 0

    /// The progress of the transition, 0...1.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed after the interaction: the rest takes (1 - percentComplete) * duration / speed. Default 1.
    open var completionSpeed: CGFloat = 1

    /// The curve after the interaction; default ease-in ease-out.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// The curve after the interaction for an interruptible animator; default nil, the animator's own. Ignored for
    /// other animators. (UIKit header)
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition starts interactively; default true. With false it starts by itself, and `pause()` makes
    /// it interactive.
    open var wantsInteractiveStart = true

    /// Makes an interaction controller.
    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        follow(context)
        context.beginCustomAnimation()
        context.updateInteractiveTransition(percentComplete)
    }

    /// Attaches to a transition, which starts at the progress set ahead of it or at 0.
    final func follow(_ context: TransitionContext) {
        if !wasUpdatedAhead { percentComplete = 0 }
        wasUpdatedAhead = false
        self.context = context
        duration = CGFloat(context.transitionDuration)
    }

    /// Sets the progress of the transition, 0...1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        wasUpdatedAhead = context?.onComplete == nil
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Completes the transition.
    open func finish() {
        context?.finishInteractiveTransition()
    }

    /// Cancels the transition.
    open func cancel() {
        context?.cancelInteractiveTransition()
    }

    /// Makes a running transition interactive again; its animator must be interruptible.
    open func pause() {
        guard let context else { return }
        context.pauseInteractiveTransition()
        percentComplete = context.percentComplete
    }
}
