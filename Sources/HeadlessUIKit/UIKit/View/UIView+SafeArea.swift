import Foundation

extension UIView {
    /// The margins that were set, with the safe area, the superview's margins and the system's minimum where they
    /// apply.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins
        if insetsLayoutMarginsFromSafeArea {
            margins.top += safeAreaInsets.top
            margins.left += safeAreaInsets.left
            margins.bottom += safeAreaInsets.bottom
            margins.right += safeAreaInsets.right
        }
        if preservesSuperviewLayoutMargins, let superview {
            let overlap = superview.layoutMargins.overlap(with: frame, in: superview.bounds)
            margins.top = max(margins.top, overlap.top)
            margins.left = max(margins.left, overlap.left)
            margins.bottom = max(margins.bottom, overlap.bottom)
            margins.right = max(margins.right, overlap.right)
        }
        return margins
    }

    /// The margins of a view controller's root view are at least the system's, and by default 0 at the top and bottom, unless the
    /// view controller opts out. (UIKit documentation)
    private var ownLayoutMargins: UIEdgeInsets {
        let isRoot = viewController?.viewRespectsSystemMinimumLayoutMargins == true
        var margins = storedLayoutMargins ?? (isRoot ? .zero : Simulator.current.profile.defaultLayoutMargins)
        guard let viewController, isRoot else { return margins }
        let minimum = viewController.systemMinimumLayoutMargins
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        margins.left = max(margins.left, isRTL ? minimum.trailing : minimum.leading)
        margins.right = max(margins.right, isRTL ? minimum.leading : minimum.trailing)
        return margins
    }

    /// Notifies the view, its view controller and its subviews where the margins changed.
    func layoutMarginsMayHaveChanged() {
        guard window != nil else { return }
        let margins = layoutMargins
        guard margins != lastLayoutMargins ?? Simulator.current.profile.defaultLayoutMargins else { return }
        lastLayoutMargins = margins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        layoutEngineStorage.insetsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.layoutMarginsMayHaveChanged() }
    }

    /// Computes the insets again and, where they changed, notifies the view, its view controller and its subviews.
    func updateSafeAreaInsets() {
        let insets = computedSafeAreaInsets
        guard insets != storedSafeAreaInsets else { return }
        storedSafeAreaInsets = insets
        // Fact m4.4: the change of the margins is notified first.
        if insetsLayoutMarginsFromSafeArea { layoutMarginsMayHaveChanged() }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        layoutEngineStorage.insetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.updateSafeAreaInsets() }
    }

    /// Computes the insets of all subviews again. A view that entered the window can have the insets from before it left,
    /// while views below it have changed in the meantime.
    func updateSafeAreaInsetsOfSubviews() {
        for subview in subviews {
            subview.updateSafeAreaInsets()
            subview.updateSafeAreaInsetsOfSubviews()
        }
    }

    private var computedSafeAreaInsets: UIEdgeInsets {
        guard let window else { return .zero }
        if self === window { return window.screenInsets }
        guard let superview else { return .zero }
        guard let viewController else {
            return superview.safeAreaInsets.overlap(with: frame, in: superview.bounds)
        }
        let base =
            viewController.containerInsets
            ?? superview.safeAreaInsets.overlap(with: frame, in: superview.bounds)
        return base + viewController.additionalSafeAreaInsets
    }
}

extension UIEdgeInsets {
    /// The part of the parent's insets that a rectangle in it extends into (facts 5.2.2, m6.1).
    func overlap(with frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
        return UIEdgeInsets(
            top: clamp(top - (frame.minY - bounds.minY), top),
            left: clamp(left - (frame.minX - bounds.minX), left),
            bottom: clamp(frame.maxY - (bounds.maxY - bottom), bottom),
            right: clamp(frame.maxX - (bounds.maxX - right), right))
    }

    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
