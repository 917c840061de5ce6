import Foundation

/// A change of tabs that an animator of the app's draws.
@MainActor
struct TabTransition {
    let context: TransitionContext
    let from: UIViewController
    let to: UIViewController
}

extension UITabBarController {
    /// Asks the delegate for an animator and starts it; false where the tabs change at once. (UIKit documentation)
    func startCustomTransition(from: UIViewController?, to: UIViewController?) -> Bool {
        guard let from, let to, appearance.phase == .appeared, viewIfLoaded?.window != nil,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        else { return false }
        let context = TransitionContext(
            from: from, to: to, container: pageContainer, animated: true, interactive: false, duration: 0)
        let transition = TabTransition(context: context, from: from, to: to)
        tabTransition = transition
        _ = context.take(animator)
        selected = to
        to.loadViewIfNeeded()
        updateHiddenByPage()
        to.containerInsets = insets(for: to)
        context.finalFrameOfTo = frame(for: to)
        to.beginAppearanceTransition(true, animated: true)
        from.beginAppearanceTransition(false, animated: true)
        context.onComplete = { [weak self] completed in self?.finish(transition, completed: completed) }
        context.onInteractionEnd = { [weak self] cancelled in
            guard cancelled, self != nil else { return }
            to.beginAppearanceTransition(false, animated: true)
            from.beginAppearanceTransition(true, animated: true)
        }
        let driver = delegate?.tabBarController(self, interactionControllerFor: animator)
        context.start(driver) {
            context.draw(animator) { context.runAlongside() }
            to.sendIsAppearing()
        }
        return true
    }

    private func finish(_ transition: TabTransition, completed: Bool) {
        let context = transition.context
        context.onInteractionEnd = nil
        tabTransition = nil
        let (leaving, staying) =
            completed ? (transition.from, transition.to) : (transition.to, transition.from)
        selected = staying
        UIView.performWithoutAnimation {
            leaving.viewIfLoaded?.removeFromSuperview()
            mounted = nil
            mountSelected()
        }
        bar.selectedItem = staying.tabBarItem
        leaving.endAppearanceTransition()
        staying.endAppearanceTransition()
        Simulator.current.updateStatusBar()
        context.runCompletions()
    }
}
