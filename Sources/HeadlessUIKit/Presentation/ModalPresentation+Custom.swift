import Foundation

extension ModalPresentation {
    /// Lets the app's animator draw; it places the coming view itself.
    func runCustom(_ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
        context.animator = animator
        context.reportedDuration = animator.transitionDuration(using: context)
        context.finalFrameOfTo = phase == .presenting ? presentedFrame : presenter.view.frame
        isMoving = true
        AnimationContext.pendingAlongside = { context.runAlongside() }
        animator.animateTransition(using: context)
        if let left = AnimationContext.takePendingAlongside() {
            UIView.animate(withDuration: context.reportedDuration, animations: left)
        }
        if phase == .presenting { presented.sendIsAppearing() }
        Simulator.current.updateStatusBar()
    }
}
