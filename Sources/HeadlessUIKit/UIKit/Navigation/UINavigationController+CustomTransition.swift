import Foundation

extension UINavigationController {
    /// Lets the app's animator draw; with an interaction controller that one starts it (fact 2.3.1).
    func startCustom(_ animator: any UIViewControllerAnimatedTransitioning, _ transition: RunningTransition) {
        let context = transition.context
        _ = context.take(animator)
        let driver = delegate?.navigationController(self, interactionControllerFor: animator)
        UIView.performWithoutAnimation {
            bar.beginItemTransition(to: stack.map(\.navigationItem), operation: transition.pending.operation)
            beginBarSlide(transition, slide: nil)
            transition.to.containerInsets = nil
            updateInsets(of: transition.to)
            // Where the bar will have its own height.
            context.finalFrameOfTo = pageFrame(for: transition.to)
            holdInsetsOfCustomTransition(transition)
            updateScrollEdge(of: transition.to)
        }
        context.start(driver) { [weak self] in
            guard let self else { return }
            context.draw(animator) {
                self.finishBarSlide(transition, slide: nil)
                self.bar.animateItemTransition()
                self.showBottomEdge(of: transition.to)
                context.runAlongside()
            }
            transition.to.sendIsAppearing()
        }
    }
}
