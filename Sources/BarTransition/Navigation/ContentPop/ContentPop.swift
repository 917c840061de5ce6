import UIKit

/// Lets a drag anywhere on a page go back, where UIKit has no such gesture: before iOS 26.
@MainActor
final class ContentPop: NSObject, UIScrollViewDelegate {
    private weak var navigationController: UINavigationController?
    private let policy: SwipeBackPolicy
    private let delegate: ForwardingNavigationDelegate
    private var follower: DragFollower?
    /// Drives the pop that the finger began, until that is over.
    private var driver: ContentPopDriver?

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
        let follower = DragFollower()
        follower.mayBegin = { [weak self] in self?.mayBegin($0) == true }
        follower.goesBefore = { [weak self] in self?.goesBefore($0) == true }
        follower.waitsFor = { [weak self] in $0 === self?.navigationController?.interactivePopGestureRecognizer }
        follower.delegate = self
        follower.attach(to: navigationController.view)
        self.follower = follower
    }

    /// Takes the gesture away; a drag that is under way is cancelled.
    func detach() {
        driver?.end(finishing: false)
        follower?.delegate = nil
        follower?.removeFromSuperview()
        follower?.leave()
        follower = nil
    }

    // MARK: Whether it may begin

    private var isRightToLeft: Bool {
        navigationController?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        // Nobody but the delegate can vend what draws and drives it.
        guard driver == nil, let navigationController, navigationController.delegate === delegate else { return false }
        let view: UIView = navigationController.view
        let movement = pan.movement(in: view)
        guard (isRightToLeft ? -movement.x : movement.x) > abs(movement.y), let touched = touched(by: pan),
            !touched.followDrags, !touched.canScrollBack(isRightToLeft: isRightToLeft)
        else { return false }
        return policy.mayBeginOwnSwipe()
    }

    /// A scroll view that is at its beginning would bounce: it waits until it is clear where the finger goes.
    private func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        guard let scrollView = other.view as? UIScrollView, other === scrollView.panGestureRecognizer,
            let page = navigationController?.topViewController?.viewIfLoaded, scrollView.isDescendant(of: page)
        else { return false }
        return scrollView.isWiderThanItsFrame && !scrollView.canScrollBack(isRightToLeft: isRightToLeft)
    }

    private func touched(by pan: UIPanGestureRecognizer) -> TouchedViews? {
        guard let navigationController, let page = navigationController.topViewController?.viewIfLoaded else {
            return nil
        }
        let view: UIView = navigationController.view
        let (place, way) = (pan.location(in: view), pan.translation(in: view))
        return TouchedViews(at: CGPoint(x: place.x - way.x, y: place.y - way.y), in: view, of: page)
    }

    // MARK: Under the finger

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard let navigationController, driver == nil else { return }
        let driver = ContentPopDriver()
        self.driver = driver
        offer(OwnPop(animator: SlidingPopAnimator(isRightToLeft: isRightToLeft), driver: driver))
        guard navigationController.popViewController(animated: true) != nil,
            let coordinator = navigationController.transitionCoordinator
        else { return over() }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.over() }
        // UIKit would start it in its next layout pass, and the finger may be gone by then.
        navigationController.view.layoutIfNeeded()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging, let navigationController else { return }
        driver?.follow(forward(scrollView.panGestureRecognizer.translation(in: navigationController.view)))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee = scrollView.contentOffset
        let pan = scrollView.panGestureRecognizer
        guard let driver, let navigationController, pan.state != .cancelled else { return }
        driver.letGo(speed: forward(pan.velocity(in: navigationController.view)))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        // Where nobody let go, the system took the finger away.
        driver?.end(finishing: false)
        scrollView.setNeedsLayout()
    }

    /// How far towards the page beneath, as a share of the width.
    private func forward(_ way: CGPoint) -> CGFloat {
        (isRightToLeft ? -way.x : way.x) / max(navigationController?.view.bounds.width ?? 1, 1)
    }

    // MARK: What draws it

    private func over() {
        driver = nil
        offer(nil)
    }

    /// UIKit asks a delegate which methods it has when it is set. One that always vends animators would switch the swipe
    /// from the edge off.
    private func offer(_ pop: OwnPop?) {
        delegate.ownPop = pop
        guard let navigationController, navigationController.delegate === delegate else { return }
        navigationController.delegate = nil
        navigationController.delegate = delegate
    }
}

extension UINavigationController {
    /// Whether UIKit has the gesture itself.
    fileprivate var hasContentPopGesture: Bool {
        if #available(iOS 26.0, *) { return interactiveContentPopGestureRecognizer != nil }
        return false
    }
}

extension UIPanGestureRecognizer {
    /// Where a finger that is about to be recognised goes.
    fileprivate func movement(in view: UIView) -> CGPoint {
        let way = translation(in: view)
        return way == .zero ? velocity(in: view) : way
    }
}
