import UIKit

extension UINavigationController {
    /// Makes the bar's transitions smooth from now on. Nothing is subclassed; a delegate that is set already keeps
    /// receiving every call.
    ///
    /// Attaching twice changes nothing, except that a delegate set in between is taken in front of the library again.
    ///
    /// - Parameter defaultAppearance: the bar of pages that declare none. Default nil: such pages are left alone.
    /// - Returns: the attached object, which the bar keeps alive; there is no need to store it.
    @discardableResult
    public func attachBarTransition(defaultAppearance: BarAppearance? = nil) -> BarTransition {
        if let attached = barTransition {
            attached.reattach(defaultAppearance: defaultAppearance)
            return attached
        }
        return BarTransition(attachingTo: self, defaultAppearance: defaultAppearance)
    }

    /// Gives everything back as attach found it: the delegate, the bar's looks, the pages' items and insets. Without an
    /// attached transition it does nothing.
    public func detachBarTransition() {
        barTransition?.detach()
    }

    /// The attached object, or nil.
    public var barTransition: BarTransition? {
        navigationBar.subviews.lazy.compactMap { ($0 as? BarBackdropView)?.barTransition }.first
    }
}

extension UIViewController {
    /// Says that what `barAppearance` returns has changed. On top of the stack the bar follows, else it will when the
    /// page shows; while a transition is in flight the change waits for its end. Without an attached transition it does
    /// nothing.
    /// - Parameter animated: whether the bar changes smoothly. Default true.
    public func setNeedsBarAppearanceUpdate(animated: Bool = true) {
        navigationController?.barTransition?.appearanceChanged(of: self, animated: animated)
    }
}
