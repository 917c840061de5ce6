import Foundation

extension ModalPresentation {
    /// Lets the app's animator draw, under a driver's hand where there is one; it places the coming view itself.
    func runCustom(
        _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext,
        driver: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let isPresenting = phase == .presenting
        _ = context.take(animator)
        context.finalFrameOfTo = isPresenting ? presentedFrame : presenter.view.frame
        // A page that goes is told its place on the screen: animators of sheets start from it.
        if !isPresenting { context.finalFrameOfFrom = presentedFrame }
        context.views = viewsForAnimator(isPresenting: isPresenting)
        isMoving = true
        if removesPresenter, isPresenting, let view = presenter.viewIfLoaded {
            // UIKit documentation: the presenter's view is in the container as well.
            UIView.performWithoutAnimation { container.insertSubview(view, at: 0) }
        }
        context.start(driver) { context.draw(animator) { context.runAlongside() } }
        if isPresenting { presented.sendIsAppearing() }
        Simulator.current.updateStatusBar()
    }

    /// A presenter that stays where it is is not the animator's business: its view is nil. (UIKit documentation)
    private func viewsForAnimator(isPresenting: Bool) -> [UITransitionContextViewKey: UIView] {
        let other = removesPresenter ? presenter.viewIfLoaded : nil
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[isPresenting ? .to : .from] = movedView
        views[isPresenting ? .from : .to] = other
        return views
    }
}
