import UIKit

extension UINavigationController {
    /// Makes the bar transitions of this navigation controller smooth from now on.
    ///
    /// The library becomes the navigation controller's delegate and forwards every call to the delegate that was set
    /// before. Calling this again puts the library in front of a delegate that was set in between, and shows a new default
    /// appearance; it has no other effect. If the delegate is set to nil, the library takes its place back without a call, at the
    /// next touch or in the next layout pass: only `detachBarTransition()` removes it.
    ///
    /// UIKit's modes that hide the bars (`hidesBarsOnTap`, `hidesBarsOnSwipe`, `hidesBarsWhenVerticallyCompact`,
    /// `hidesBarsWhenKeyboardAppears`) keep working; `BarAppearance.isHidden` says when they decide and when a
    /// declaration does.
    ///
    /// Call it before the first push or after it, from any place; it loads the navigation controller's own view, but no
    /// view of the view controllers on its stack.
    ///
    /// - Parameter defaultAppearance: the appearance for view controllers that declare none. Default nil: on the first
    ///   call the library does not change the bar for them; on a later call the present default stays. A new default shows at
    ///   once, or at the end of the transition in progress. To remove it, set `BarTransitionController.defaultAppearance` to nil.
    /// - Returns: the attached object. The navigation controller keeps it alive, so it need not be stored.
    @discardableResult
    public func attachBarTransition(defaultAppearance: BarAppearance? = nil) -> BarTransitionController {
        // A subclass can attach in its viewDidLoad.
        loadViewIfNeeded()
        if let attached = barTransition {
            if defaultAppearance != nil { attached.finder = nil }
            attached.reattach(defaultAppearance: defaultAppearance)
            return attached
        }
        let controller = BarTransitionController(attachingTo: self, defaultAppearance: defaultAppearance)
        // Before pages are read, in whose code the app can attach.
        AttachedObject.set(controller, of: self)
        controller.begin()
        return controller
    }

    /// Restores the delegate, the bars, and the view controllers' items and insets to their values from before
    /// `attachBarTransition()`, except those that the app has changed since. If a navigation item is left to other code, as
    /// `BarTransitionController.onProblem` reports, its appearances, prompt and large title mode stay as they are. Does nothing
    /// if the library is not attached.
    public func detachBarTransition() {
        barTransition?.detach()
    }

    /// The attached object, or nil.
    public var barTransition: BarTransitionController? {
        AttachedObject.get(of: self) as? BarTransitionController
    }
}

extension UIViewController {
    /// Call this when the value of `barAppearance` changes.
    ///
    /// If the view controller is on top of its stack, the bars change at once, or at the end of the transition in
    /// progress; otherwise when it is shown. A call before the first frame of the transition that shows it counts for that
    /// transition. Does nothing if the library is not attached. A call of a navigation controller counts as one of the view
    /// controller on top of its stack.
    ///
    /// An animated change lays out the view controller's view inside the animation, so that content moves with a bar whose height
    /// changes. What you have changed in the view before moves in it too: call `layoutIfNeeded()` first for what must not.
    ///
    /// It begins with what is on the screen, also while an earlier change is in progress, and in a bar that UIKit or the app has begun
    /// to hide. A bar that it hides keeps its look until it is gone; if the app shows that bar again before, it changes from there.
    /// Inside an animation of your own (`UIView.animate(withDuration:animations:)`) the background takes the duration of that one.
    ///
    /// - Parameter animated: whether the change is animated. Default true.
    public func setNeedsBarAppearanceUpdate(animated: Bool = true) {
        if let top = (self as? UINavigationController)?.topViewController {
            return top.setNeedsBarAppearanceUpdate(animated: animated)
        }
        for attached in barTransitions {
            attached.takeBackItem(of: self)
            attached.appearanceChanged(of: self, animated: animated)
        }
    }

    /// A child of this page declares another appearance, has come or has gone.
    func barDeclarationsDidChange(animated: Bool) {
        for attached in barTransitions { attached.declarationsChanged(in: self, animated: animated) }
    }

    /// The library's objects of the navigation controllers around this view controller. A nested navigation controller's items
    /// are in the bar of the one around it.
    private var barTransitions: [BarTransitionController] {
        sequence(first: navigationController) { $0?.navigationController }.prefix { $0 != nil }
            .compactMap { $0?.barTransition }
    }
}
