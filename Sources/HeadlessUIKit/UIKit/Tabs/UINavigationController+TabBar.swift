import Foundation

// A stack in a tab bar controller: `hidesBottomBarWhenPushed`, and insets and frames above the tab bar.

extension UINavigationController {
    /// The tab bar controller whose selected tab is this stack.
    var tabBarOwner: UITabBarController? {
        guard let tabs = parent as? UITabBarController, tabs.selected === self else { return nil }
        return tabs
    }

    /// Whether a stack hides the tab bar: if any of its pages does, even below the top (fact 9.1).
    func hidesTabBar(for pages: [UIViewController]) -> Bool {
        for page in pages where page.hidesBottomBarWhenPushed { return true }
        return false
    }

    /// The bottom inset of a page; in a transition the outgoing page keeps its inset (facts 5.2.7, 5.3.1).
    func bottomInset(for page: UIViewController) -> CGFloat {
        guard let tabs = parent as? UITabBarController, tabs.isViewLoaded, tabs.bar.isTranslucent else {
            return view.safeAreaInsets.bottom
        }
        return tabs.bottomInset(hidden: isTabBarHidden(for: page)) + additionalSafeAreaInsets.bottom
    }

    private func isTabBarHidden(for page: UIViewController) -> Bool {
        if (parent as? UITabBarController)?.isHiddenByApp == true { return true }
        return page === running?.from ? running?.pending.tabBarWasHidden ?? hidesTabBar : hidesTabBar
    }

    /// The height of the bar at the bottom if the page does not extend under it, in points; else 0. (UIKit
    /// documentation of `edgesForExtendedLayout`; with both a navigation and a tab bar observed:
    /// dev.mo4tech.com/?p=88902.)
    func bottomBarHeight(excludedFrom page: UIViewController) -> CGFloat {
        if toolbarTakesSpace { return extends(page, under: storedToolbar.isTranslucent) ? 0 : toolbarFrame.height }
        guard let tabs = parent as? UITabBarController, tabs.isViewLoaded, tabs.bar.isTranslucent,
            !Simulator.current.profile.tabBarIsOnTop, !tabs.isBarVertical, !isTabBarHidden(for: page),
            !extends(page, under: true)
        else { return 0 }
        return tabs.bottomInset(hidden: false)
    }

    /// Whether a page extends under a bar at the bottom.
    private func extends(_ page: UIViewController, under isTranslucent: Bool) -> Bool {
        page.edgesForExtendedLayout.contains(.bottom) && (isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    }

    // MARK: - In a transition

    /// Sets the tab bar's start position beside its page; call without animation.
    func beginTabBarSlide(_ transition: RunningTransition, slide: NavigationSlide?) {
        guard let tabs = tabBarOwner, transition.pending.tabBarWasHidden != hidesTabBar,
            !tabs.isHiddenByApp
        else { return }
        tabs.isBarMoving = true
        tabs.isHiddenByPage = hidesTabBar
        tabs.setBarView(hidden: false)
        var frame = tabs.shownTabBarFrame
        if !hidesTabBar, let slide { frame.origin.x = slide.isPush ? slide.frontAway : slide.backAway }
        tabs.bar.setUnmovedFrame(frame)
        tabs.bar.layoutIfNeeded()
        if let slide, slide.isPush == hidesTabBar { tabs.bar.layer.shownClip = slide.visiblePartOfBack }
        tabs.updateSelectedInsets()
    }

    /// Sets the tab bar's end position: it moves horizontally with its page (fact 9.1; the exact frames are unknown).
    func finishTabBarSlide(_ transition: RunningTransition, slide: NavigationSlide?) {
        guard let tabs = tabBarOwner, tabs.isBarMoving else { return }
        var frame = tabs.shownTabBarFrame
        if hidesTabBar, let slide { frame.origin.x = slide.isPush ? slide.backAway : slide.frontAway }
        tabs.bar.setUnmovedFrame(frame)
    }

    func endTabBarSlide() {
        guard let tabs = tabBarOwner else { return }
        tabs.isBarMoving = false
        tabs.bar.layer.shownClip = nil
        tabs.layOutBarAndPage()
    }
}
