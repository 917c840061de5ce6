import Foundation

extension UIView {
    func setLayoutMargins(_ margins: UIEdgeInsets) {
        storedLayoutMargins = margins
        layoutMarginsMayHaveChanged()
    }

    var marginsByDirection: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRTL ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRTL ? margins.left : margins.right)
    }

    func setMarginsByDirection(_ margins: NSDirectionalEdgeInsets) {
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layoutMargins = UIEdgeInsets(
            top: margins.top, left: isRTL ? margins.trailing : margins.leading, bottom: margins.bottom,
            right: isRTL ? margins.leading : margins.trailing)
    }

    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins
        if insetsLayoutMarginsFromSafeArea {
            margins.top += safeAreaInsets.top
            margins.left += safeAreaInsets.left
            margins.bottom += safeAreaInsets.bottom
            margins.right += safeAreaInsets.right
        }
        if preservesSuperviewLayoutMargins, let superview {
            let overlap = SafeAreaRule.overlap(of: superview.layoutMargins, frame: frame, in: superview.bounds)
            margins.top = max(margins.top, overlap.top)
            margins.left = max(margins.left, overlap.left)
            margins.bottom = max(margins.bottom, overlap.bottom)
            margins.right = max(margins.right, overlap.right)
        }
        return margins
    }

    /// Those of a page are at least the system's, unless the page says otherwise. (UIKit documentation)
    private var ownLayoutMargins: UIEdgeInsets {
        var margins = storedLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else { return margins }
        let least = viewController.systemMinimumLayoutMargins
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        margins.left = max(margins.left, isRTL ? least.trailing : least.leading)
        margins.right = max(margins.right, isRTL ? least.leading : least.trailing)
        return margins
    }

    func layoutMarginsMayHaveChanged() {
        guard window != nil else { return }
        let margins = layoutMargins
        guard margins != lastLayoutMargins else { return }
        lastLayoutMargins = margins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        layoutEngineStorage.safeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.layoutMarginsMayHaveChanged() }
    }

    /// Works the insets out again and, where they changed, tells the view, its controller and what is inside it.
    func updateSafeAreaInsets() {
        let insets = computedSafeAreaInsets
        guard insets != storedSafeAreaInsets else { return }
        storedSafeAreaInsets = insets
        // Fact m4.4: the margins are told first.
        if insetsLayoutMarginsFromSafeArea { layoutMarginsMayHaveChanged() }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        layoutEngineStorage.safeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.updateSafeAreaInsets() }
    }

    private var computedSafeAreaInsets: UIEdgeInsets {
        guard let window else { return .zero }
        if self === window { return window.screenInsets }
        guard let superview else { return .zero }
        guard let viewController else {
            return SafeAreaRule.overlap(of: superview.safeAreaInsets, frame: frame, in: superview.bounds)
        }
        let base =
            viewController.containerInsets
            ?? SafeAreaRule.overlap(of: superview.safeAreaInsets, frame: frame, in: superview.bounds)
        return base + viewController.additionalSafeAreaInsets
    }
}

/// Which part of its parent's insets a rectangle is under (facts 5.2.2, m6.1).
enum SafeAreaRule {
    static func overlap(of insets: UIEdgeInsets, frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
        return UIEdgeInsets(
            top: clamp(insets.top - (frame.minY - bounds.minY), insets.top),
            left: clamp(insets.left - (frame.minX - bounds.minX), insets.left),
            bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
            right: clamp(frame.maxX - (bounds.maxX - insets.right), insets.right))
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
