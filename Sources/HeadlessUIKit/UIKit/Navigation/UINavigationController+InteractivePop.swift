import Foundation

/// UIKit's delegate of the pop gestures: decides when they may begin (fact 8.3).
@MainActor
final class InteractivePopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var navigationController: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let nav = navigationController, nav.stack.count > 1, nav.running == nil, nav.pending == nil else {
            return false
        }
        // Inside a nested controller its own recognizer pops.
        if let nested = nav.nested, nested.stack.count > 1 { return false }
        guard !nav.isNavigationBarHidden, let item = nav.topViewController?.content.navigationItem else { return false }
        if item.hidesBackButton { return false }
        if item.leftBarButtonItem != nil, !item.leftItemsSupplementBackButton { return false }
        return !nav.animatorMethodDisablesSwipe && nav.zoomAllowsDismissal(gestureRecognizer)
    }
}

extension UINavigationController {
    func setUpInteractivePop() {
        popGestureDelegate.navigationController = self
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.delegate = popGestureDelegate
        edge.handler = { [weak self] recognizer in self?.followSwipe(recognizer) }
        edgePan = edge
        // The names are those of iOS 26 (fact 8.1).
        guard Simulator.current.profile.system >= 26 else { return }
        edge.name = "UINavigationController.edgeSwipe"
        let content = ContentPopRecognizer()
        content.name = "UINavigationController.contentSwipe"
        content.delegate = popGestureDelegate
        content.handler = { [weak self] recognizer in self?.followSwipe(recognizer) }
        contentPan = content
    }

    private var swipeSign: CGFloat { view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    private func followSwipe(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let width = max(view.bounds.width, 1)
        let progress = min(max(swipeSign * pan.translation(in: view).x / width, 0), 1)
        switch pan.state {
        case .began:
            beginInteractivePop()
            interactiveContext?.updateInteractiveTransition(progress)
        case .changed:
            interactiveContext?.updateInteractiveTransition(progress)
        case .ended, .cancelled:
            let velocity = swipeSign * pan.velocity(in: view).x
            endInteractivePop(progress: progress, velocity: velocity, cancelled: pan.state == .cancelled)
        default: break
        }
    }

    /// The context of the interactive transition, started or not.
    private var interactiveContext: TransitionContext? {
        let context = running?.context ?? pending?.context
        return context?.isInteractive == true ? context : nil
    }

    /// Fact 1.4.1: the gesture calls `popViewController(animated: true)`, which a subclass can override.
    private func beginInteractivePop() {
        guard running == nil, pending == nil, stack.count > 1 else { return noteSwipeInVain() }
        startsInteractively = true
        popViewController(animated: true)
        startsInteractively = false
    }

    private func endInteractivePop(progress: CGFloat, velocity: CGFloat, cancelled: Bool) {
        guard let context = interactiveContext else { return }
        // Fact 1.4.14: the touch can end before the deferred start.
        if running == nil { view.layoutIfNeeded() }
        let motion = Simulator.current.profile.motion
        let finishes = !cancelled && motion.finishesPop(progress, velocity, view.bounds.width)
        let rest = finishes ? 1 - progress : progress
        context.endInteraction(
            cancelled: !finishes, duration: motion.remainingDuration(rest), curve: motion.releaseCurve,
            velocity: abs(velocity) / max(view.bounds.width, 1))
    }

    /// Whether the options of a zoom transition allow an interactive dismissal.
    fileprivate func zoomAllowsDismissal(_ recognizer: UIGestureRecognizer) -> Bool {
        guard Simulator.current.profile.system >= 18, let page = topViewController,
            case .zoom(let options, _)? = page.preferredTransition?.kind,
            let question = options?.interactiveDismissShouldBegin
        else { return true }
        let speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: page.view) ?? .zero
        return question(
            UIViewController.Transition.InteractionContext(
                location: recognizer.location(in: page.view), velocity: CGVector(dx: speed.x, dy: speed.y),
                willBegin: true))
    }
}

/// The recognizer of iOS 26 for a pan anywhere in the contents (fact 8.2).
@MainActor
private final class ContentPopRecognizer: UIPanGestureRecognizer {
    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        guard let view else { return nil }
        let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward = isRTL ? -movement.x : movement.x
        if abs(movement.y) > 10, abs(movement.y) > abs(movement.x) { return nil }
        if forward < -10 { return nil }
        return forward > 10
    }
}
