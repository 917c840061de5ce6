import UIKit

/// The animator and the interaction controller of an interactive pop that the library performs itself.
struct ContentPop {
    let animator: any UIViewControllerAnimatedTransitioning
    let interactionController: any UIViewControllerInteractiveTransitioning
}

/// Pops the top page with a drag anywhere on it, on systems on which UIKit has no such gesture: before iOS 26.
@MainActor
final class ContentPopGesture: NSObject, UIScrollViewDelegate {
    private weak var navigationController: UINavigationController?
    private let policy: SwipeBackPolicy
    private let delegate: ForwardingNavigationDelegate
    private var trackingView: PanTrackingScrollView?
    /// Drives the pop in progress.
    private var interaction: ContentPopInteractionController?

    init(
        _ navigationController: UINavigationController, policy: SwipeBackPolicy, delegate: ForwardingNavigationDelegate
    ) {
        self.navigationController = navigationController
        self.policy = policy
        self.delegate = delegate
    }

    var isEnabled = false {
        didSet { if isEnabled != oldValue { isEnabled ? attach() : detach() } }
    }

    private func attach() {
        guard let navigationController, !navigationController.hasContentPopGesture else { return }
        let trackingView = PanTrackingScrollView(
            shouldBegin: { [weak self] in self?.shouldBegin($0) == true },
            shouldBeRequiredToFailBy: { [weak self] in self?.takesPrecedence(over: $0) == true },
            shouldRequireFailureOf: { [weak self] in self?.waits(for: $0) == true })
        trackingView.delegate = self
        trackingView.attach(to: navigationController.view)
        self.trackingView = trackingView
    }

    /// Removes the gesture and cancels a pop in progress.
    private func detach() {
        interaction?.end(finishing: false)
        trackingView?.delegate = nil
        trackingView?.removeFromSuperview()
        trackingView?.detach()
        trackingView = nil
    }

    // MARK: Recognition

    private var isRightToLeft: Bool { policy.isRightToLeft }

    private func shouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        // Only the navigation controller's delegate can provide the animator and the interaction controller.
        guard let navigationController, navigationController.delegate === delegate else { return false }
        let view: UIView = navigationController.view
        let movement = pan.movement(in: view)
        guard (isRightToLeft ? -movement.x : movement.x) > abs(movement.y), let touched = touchedViews(of: pan),
            !touched.containDragControl, !touched.canScrollBack(isRightToLeft: isRightToLeft)
        else { return false }
        return policy.contentPopShouldBegin(pan)
    }

    /// The edge swipe comes first, and so do drags that the page follows itself, such as a map's or those of a row with
    /// swipe actions. Scroll views are compared by what they can scroll. A recognizer for more than one finger, such as a
    /// table's for multiple selection, does not fail before the one finger is lifted, so it is not waited for.
    private func waits(for other: UIGestureRecognizer) -> Bool {
        if other === navigationController?.interactivePopGestureRecognizer { return true }
        guard let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches < 2, pan.scrollViewOfPan == nil,
            let view = other.view,
            let page = navigationController?.topViewController?.viewIfLoaded
        else { return false }
        return view.isDescendant(of: page)
    }

    /// A scroll view that is scrolled to its leading edge waits until this gesture fails; otherwise it would bounce.
    private func takesPrecedence(over other: UIGestureRecognizer) -> Bool {
        guard let scrollView = other.scrollViewOfPan,
            let page = navigationController?.topViewController?.viewIfLoaded, scrollView.isDescendant(of: page)
        else { return false }
        return scrollView.isAtStart(isRightToLeft: isRightToLeft)
    }

    private func touchedViews(of pan: UIPanGestureRecognizer) -> TouchedViews? {
        guard let navigationController, let page = navigationController.topViewController?.viewIfLoaded else {
            return nil
        }
        let view: UIView = navigationController.view
        let (location, translation) = (pan.location(in: view), pan.translation(in: view))
        let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
        return TouchedViews(at: start, in: view, of: page)
    }

    // MARK: Dragging

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard let navigationController else { return }
        let interaction = ContentPopInteractionController()
        self.interaction = interaction
        let animator = ContentPopAnimator(isRightToLeft: isRightToLeft)
        // The coordinator's completion may never run (fact 1.3.5).
        animator.onEnd = { [weak self] in self?.end() }
        offer(ContentPop(animator: animator, interactionController: interaction))
        guard navigationController.popViewController(animated: true) != nil,
            let coordinator = navigationController.transitionCoordinator
        else { return end() }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.end() }
        // UIKit would start the transition in its next layout pass, when the finger can be gone already.
        navigationController.view.layoutIfNeeded()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard let navigationController else { return }
        let view: UIView = navigationController.view
        interaction?.follow(widths(scrollView.panGestureRecognizer.translation(in: view), of: view))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee = scrollView.contentOffset
        let pan = scrollView.panGestureRecognizer
        guard let interaction, let navigationController, pan.state != .cancelled else { return }
        let view: UIView = navigationController.view
        interaction.release(velocity: widths(pan.velocity(in: view), of: view))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        // Has an effect only if the system canceled the touch, so that the drag was not released.
        interaction?.end(finishing: false)
        scrollView.setNeedsLayout()
    }

    /// A drag that is lifted in motion decelerates, although its target is where it is, and counts as a drag until then.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollView.setNeedsLayout() }

    /// The horizontal component in the direction of a pop, as a fraction of the width.
    private func widths(_ vector: CGPoint, of view: UIView) -> CGFloat {
        (isRightToLeft ? -vector.x : vector.x) / max(view.bounds.width, 1)
    }

    // MARK: Animator

    private func end() {
        guard interaction != nil else { return }
        interaction = nil
        offer(nil)
    }

    /// UIKit reads which optional methods a delegate implements when it is set, so it is set again here. A delegate
    /// that always implemented the animator methods would disable the edge swipe.
    private func offer(_ pop: ContentPop?) {
        delegate.contentPop = pop
        guard let navigationController, navigationController.delegate === delegate else { return }
        navigationController.delegate = nil
        navigationController.delegate = delegate
        // UIKit can have removed or replaced the recognizers' delegates.
        policy.attach(to: navigationController, delegateChanged: true)
    }
}

extension UIPanGestureRecognizer {
    /// The direction of a drag that is about to be recognized.
    fileprivate func movement(in view: UIView) -> CGPoint {
        let translation = translation(in: view)
        return translation == .zero ? velocity(in: view) : translation
    }
}
