import UIKit

extension UINavigationController {
    /// Makes the bar transitions of this navigation controller smooth from now on.
    ///
    /// The library becomes the navigation controller's delegate and forwards every call to the delegate that was set
    /// before. Calling this again is idempotent, except that it puts the library in front of a delegate that was set in
    /// between.
    ///
    /// UIKit's modes that hide the bars (`hidesBarsOnTap`, `hidesBarsOnSwipe`, `hidesBarsWhenVerticallyCompact`,
    /// `hidesBarsWhenKeyboardAppears`) keep working; `BarAppearance.isHidden` says when they decide and when a
    /// declaration does.
    ///
    /// Call it before the first push or after it, from any place; it loads the navigation controller's own view, but no
    /// view of the view controllers on its stack.
    ///
    /// - Parameter defaultAppearance: the appearance for view controllers that declare none. Default nil: on the first
    ///   call the library does not change the bar for them; on a later call the present default stays.
    /// - Returns: the attached object. The navigation controller keeps it alive, so it need not be stored.
    @discardableResult
    public func attachBarTransition(defaultAppearance: BarAppearance? = nil) -> BarTransitionController {
        if let attached = barTransition {
            attached.reattach(defaultAppearance: defaultAppearance)
            return attached
        }
        let controller = BarTransitionController(attachingTo: self, defaultAppearance: defaultAppearance)
        AttachedObject.set(controller, of: self)
        return controller
    }

    /// Restores the delegate, the bars, and the view controllers' items and insets to their values from before
    /// `attachBarTransition()`. Does nothing if the library is not attached.
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
    /// progress; otherwise when it is shown. Does nothing if the library is not attached.
    ///
    /// - Parameter animated: whether the change is animated. Default true.
    public func setNeedsBarAppearanceUpdate(animated: Bool = true) {
        // A nested navigation controller's items are in the bar of the one around it.
        var candidate = navigationController
        while let current = candidate {
            current.barTransition?.appearanceChanged(of: self, animated: animated)
            candidate = current.navigationController
        }
    }
}
