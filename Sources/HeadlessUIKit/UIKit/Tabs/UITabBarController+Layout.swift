import Foundation

extension UITabBarController {
    private var profile: Simulator.Profile { Simulator.current.profile }

    /// Where the bar is when it is shown, in the controller's view (facts 4.11, m9.2).
    var shownTabBarFrame: CGRect {
        let insets = view.safeAreaInsets
        let isCompact = traitCollection.verticalSizeClass == .compact
        let height = profile.tabBarHeight(isCompact: isCompact, bottomInset: insets.bottom)
        let y = profile.tabBarIsOnTop ? insets.top : view.bounds.height - height
        return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    }

    /// Fact 5.2.7: the bar and the home indicator, or the indicator alone while the bar is hidden.
    func bottomInset(hidden: Bool) -> CGFloat {
        hidden || profile.tabBarIsOnTop ? view.safeAreaInsets.bottom : shownTabBarFrame.height
    }

    private func extendsUnderBar(_ page: UIViewController) -> Bool {
        guard page.edgesForExtendedLayout.contains(.bottom) else { return false }
        return bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
    }

    /// Above the bar unless the page extends under it (UIKit documentation; at the top fact 5.2.6).
    func frame(for page: UIViewController) -> CGRect {
        var frame = view.bounds
        if !hidesBar, !profile.tabBarIsOnTop, !extendsUnderBar(page) {
            frame.size.height -= shownTabBarFrame.height
        }
        return frame
    }

    func insets(for page: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        insets.bottom = bottomInset(hidden: hidesBar)
        if !hidesBar {
            if profile.tabBarIsOnTop { insets.top = max(insets.top, profile.contentTopUnderTabBar) }
            if !extendsUnderBar(page) { insets.bottom = 0 }
        }
        return insets
    }

    func updateHiddenByPage() {
        isHiddenByPage = (selected as? UINavigationController)?.bottomBarHidden ?? false
    }

    func updateSelectedInsets() {
        guard let selected, let root = selected.viewIfLoaded, root.superview === pageContainer else { return }
        selected.containerInsets = insets(for: selected)
        let frame = frame(for: selected)
        if root.frame != frame { root.frame = frame }
        root.updateSafeAreaInsets()
    }

    func layOutBarAndPage() {
        guard viewIfLoaded?.window != nil, !isBarMoving, runningBarChanges == 0 else { return }
        updateHiddenByPage()
        bar.frame = shownTabBarFrame
        bar.isHidden = hidesBar
        updateSelectedInsets()
    }
}
