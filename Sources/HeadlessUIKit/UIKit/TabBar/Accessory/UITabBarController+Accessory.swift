import Foundation

extension UITabBarController {
    /// Shows another accessory, or none; animated, it fades (unknown).
    func show(_ accessory: UITabAccessory?, animated: Bool) {
        guard accessory !== shownAccessory else { return }
        let former = accessoryView
        shownAccessory = accessory
        accessoryView = accessory.map(TabAccessoryView.init)
        guard isViewLoaded else { return }
        if let accessoryView {
            UIView.performWithoutAnimation {
                view.insertSubview(accessoryView, belowSubview: bar)
                layOutAccessory()
                accessoryView.alpha = animated ? 0 : 1
            }
        }
        let change = { [self] in
            former?.alpha = 0
            accessoryView?.alpha = 1
            layOutBarAndPage()
        }
        guard animated, view.window != nil, UIView.areAnimationsEnabled else {
            change()
            former?.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration), animations: change) {
            _ in
            former?.removeFromSuperview()
        }
    }

    /// In the controller's view: over the bar, or at the bottom where there is none, or beside a bar made small. (UIKit
    /// documentation of `UITabAccessory.Environment`; the measures are unknown)
    func accessoryFrame(barIsHidden: Bool, isInline: Bool) -> CGRect {
        let profile = Simulator.current.profile
        let insets = view.safeAreaInsets
        let isOverBar = !barIsHidden && !profile.tabBarIsOnTop
        let margin = profile.accessoryMargin
        var frame = CGRect(
            x: insets.left + margin, y: 0, width: max(view.bounds.width - insets.left - insets.right - 2 * margin, 0),
            height: profile.accessoryHeight)
        if isOverBar, isInline {
            let row = profile.tabRowHeight(isCompact: traitCollection.verticalSizeClass == .compact)
            let taken = row + 4 + profile.tabGlassGap
            frame.origin.y = shownTabBarFrame.minY + (row - frame.height) / 2
            frame.size.width = max(frame.width - taken * (bar.apartItem == nil ? 1 : 2), 0)
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            if !isRightToLeft || bar.apartItem != nil { frame.origin.x += taken }
        } else if isOverBar {
            frame.origin.y = shownTabBarFrame.minY - 2 - profile.accessoryGap - frame.height
        } else {
            frame.origin.y = view.bounds.height - max(insets.bottom, profile.accessoryGap) - frame.height
        }
        return frame
    }

    func layOutAccessory() {
        guard let accessoryView, isViewLoaded else { return }
        if accessoryView.superview == nil { view.insertSubview(accessoryView, belowSubview: bar) }
        let isInline = bar.isMinimized && !hidesBar
        accessoryView.environment = isInline ? .inline : .regular
        accessoryView.frame = accessoryFrame(barIsHidden: hidesBar, isInline: isInline)
        accessoryView.layoutIfNeeded()
    }

    /// What bars and the accessory take of the bottom of a page, in points. A bar made small changes nothing (unknown).
    func bottomCover(barIsHidden: Bool) -> CGFloat {
        guard accessoryView != nil else {
            return barIsHidden || Simulator.current.profile.tabBarIsOnTop
                ? view.safeAreaInsets.bottom : shownTabBarFrame.height
        }
        return view.bounds.height - accessoryFrame(barIsHidden: barIsHidden, isInline: false).minY
    }
}
