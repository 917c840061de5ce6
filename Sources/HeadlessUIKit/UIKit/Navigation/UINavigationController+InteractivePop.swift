import Foundation

/// UIKit's own delegate of the pop recognizers: decides when they may begin (facts 8.0.1, 8.3), and between them and
/// scroll views (fact 8.0.3).
@MainActor
final class InteractivePopGestureDelegate: NSObject, SystemGestureDelegate {
    weak var navigationController: UINavigationController?

    private var refusal: Simulator.Profile.Variants.PopRefusal { Simulator.current.profile.variants.popRefusal }

    /// Whether the bar is hidden or has no back button.
    private var refusesPop: Bool {
        guard let nav = navigationController, !nav.isNavigationBarHidden,
            let item = nav.topViewController?.content.navigationItem
        else { return true }
        return item.hidesBackButton || item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    }

    func systemGestureReceivesEvents(_ recognizer: UIGestureRecognizer) -> Bool {
        refusal != .beforeDelegateMethods || !refusesPop
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        refusal != .inShouldReceive || !refusesPop
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        refusal != .inShouldReceive || !refusesPop
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let nav = navigationController, nav.stack.count > 1, nav.canBeginPop else { return false }
        // Inside a nested controller its own recognizer pops.
        if let nested = nav.nested, nested.stack.count > 1 { return false }
        if refusal == .inShouldBegin, refusesPop { return false }
        return !nav.animatorMethodDisablesSwipe && nav.zoomAllowsDismissal(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let other = otherGestureRecognizer as? ScrollPanRecognizer else { return false }
        return !gestureRecognizer.precedesScrolling || !scrollsBack(other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let other = otherGestureRecognizer as? ScrollPanRecognizer else { return false }
        return gestureRecognizer.precedesScrolling && scrollsBack(other)
    }

    /// Whether a drag in the direction of a pop scrolls a scroll view.
    private func scrollsBack(_ pan: ScrollPanRecognizer) -> Bool {
        guard pan.scrollsHorizontally, let scrollView = pan.scrollView else { return false }
        scrollView.prepareToScroll()
        let inset = scrollView.adjustedContentInset
        let isRTL = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let end = scrollView.contentSize.width + inset.right - scrollView.bounds.width
        return isRTL ? scrollView.contentOffset.x < end - 0.5 : scrollView.contentOffset.x > -inset.left + 0.5
    }
}

extension UINavigationController {
    func setUpInteractivePop() {
        popGestureDelegate.navigationController = self
        let edge = UIScreenEdgePanGestureRecognizer()
        edgePan = edge
        // The names are those of iOS 26 (fact 8.1).
        if Simulator.current.profile.system >= 26 {
            edge.name = "UINavigationController.edgeSwipe"
            let content = ContentPopRecognizer()
            content.name = "UINavigationController.contentSwipe"
            contentPan = content
        }
        for recognizer in popRecognizers {
            recognizer.receivesScrollEvents = true
            recognizer.handler = { [weak self] recognizer in self?.followSwipe(recognizer) }
            // Fact 8.0.2: without any delegate they stay off, too.
            recognizer.ownerAllowsBeginning = { [weak self] recognizer in
                recognizer.delegate != nil || self?.animatorMethodDisablesSwipe != true
            }
        }
    }

    private var popRecognizers: [UIPanGestureRecognizer] { [edgePan, contentPan].compactMap { $0 } }

    private var variants: Simulator.Profile.Variants { Simulator.current.profile.variants }

    // MARK: The recognizers' delegate

    /// Fact 8.0: UIKit sets its own delegate, whatever was set before.
    func setPopRecognizerDelegates() {
        for recognizer in popRecognizers { recognizer.delegate = popGestureDelegate }
        awaitAnimators()
    }

    func navigationDelegateWasSet() {
        if variants.popRecognizerDelegate == .whenDelegateIsSet { setPopRecognizerDelegates() }
        awaitAnimators()
    }

    func popTransitionDidEnd() {
        if variants.popRecognizerDelegate == .whenTransitionsEnd { setPopRecognizerDelegates() }
    }

    /// UIKit asks the delegate of the navigation controller at once whether it can return animators; here it is known at
    /// the first call. A delegate of the recognizers that is set in the meantime stays.
    private func awaitAnimators() {
        for recognizer in popRecognizers { recognizer.wasDelegateSet = false }
    }

    /// Fact 8.0.2.
    func clearPopRecognizerDelegates() {
        guard variants.clearsPopRecognizerDelegateForAnimators else { return }
        for recognizer in popRecognizers where !recognizer.wasDelegateSet {
            recognizer.delegate = nil
            recognizer.wasDelegateSet = false
        }
    }

    // MARK: The gesture

    /// Whether no transition prevents a pop gesture. From iOS 26 it interrupts a running transition (fact 1.1.5), from
    /// iOS 18 a zoom (fact 3.11).
    fileprivate var canBeginPop: Bool {
        guard pending == nil, let running else { return pending == nil }
        return running.canBeSuperseded
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
        guard canBeginPop, stack.count > 1 else { return noteSwipeInVain() }
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
    override var precedesScrolling: Bool { true }

    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        guard let view else { return nil }
        let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward = isRTL ? -movement.x : movement.x
        if abs(movement.y) > 10, abs(movement.y) > abs(movement.x) { return nil }
        if forward < -10 { return nil }
        return forward > 10
    }
}
