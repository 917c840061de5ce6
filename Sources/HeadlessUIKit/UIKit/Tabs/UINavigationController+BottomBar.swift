import Foundation

extension UINavigationController {
    /// The tab bar controller this stack is a tab of.
    var bottomBarOwner: UITabBarController? {
        guard let tabs = parent as? UITabBarController, tabs.selected === self else { return nil }
        return tabs
    }

    /// Fact 9.1: away as soon as one page of the stack asked for it, whatever those above say.
    func bottomBarHides(for pages: [UIViewController]) -> Bool {
        pages.contains { $0.hidesBottomBarWhenPushed }
    }

    /// The bottom inset of a page: in a transition the leaving page keeps the one it had (facts 5.2.7, 5.3.1).
    func bottomInset(for page: UIViewController) -> CGFloat {
        guard let tabs = parent as? UITabBarController, tabs.isViewLoaded, tabs.bar.isTranslucent else {
            return view.safeAreaInsets.bottom
        }
        return tabs.bottomInset(hidden: bottomBarIsHidden(for: page))
    }

    private func bottomBarIsHidden(for page: UIViewController) -> Bool {
        if (parent as? UITabBarController)?.isHiddenByCode == true { return true }
        return page === running?.from ? running?.pending.bottomBarWasHidden ?? bottomBarHidden : bottomBarHidden
    }

    /// What a bar at the bottom takes of the height of a page that does not extend under it, in points; 0 for any other
    /// page. (UIKit documentation of `edgesForExtendedLayout`; with both a navigation and a tab bar observed:
    /// dev.mo4tech.com/?p=88902.)
    func heightTakenAtTheBottom(of page: UIViewController) -> CGFloat {
        if toolbarTakesSpace { return extends(page, under: bottomBar.isTranslucent) ? 0 : toolbarFrame.height }
        guard let tabs = parent as? UITabBarController, tabs.isViewLoaded, tabs.bar.isTranslucent,
            !Simulator.current.profile.tabBarIsOnTop, !bottomBarIsHidden(for: page), !extends(page, under: true)
        else { return 0 }
        return tabs.bottomInset(hidden: false)
    }

    private func extends(_ page: UIViewController, under isTranslucent: Bool) -> Bool {
        page.edgesForExtendedLayout.contains(.bottom) && (isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    }

    // MARK: In a transition

    /// Puts the tab bar beside the page it comes with; runs without animation.
    func beginBottomBarSlide(_ transition: RunningTransition, slide: PageSlide?) {
        guard let tabs = bottomBarOwner, transition.pending.bottomBarWasHidden != bottomBarHidden,
            !tabs.isHiddenByCode
        else { return }
        tabs.isBarMoving = true
        tabs.isHiddenByPage = bottomBarHidden
        tabs.bar.isHidden = false
        var frame = tabs.shownTabBarFrame
        if !bottomBarHidden, let slide { frame.origin.x = slide.isPush ? slide.frontAway : slide.backAway }
        tabs.bar.frame = frame
        tabs.bar.layoutIfNeeded()
        if let slide, slide.isPush == bottomBarHidden { tabs.bar.layer.shownClip = slide.visiblePartOfBack }
        tabs.updateSelectedInsets()
    }

    /// The tab bar's end position: it moves sideways with its page (fact 9.1; the exact frames are unknown).
    func finishBottomBarSlide(_ transition: RunningTransition, slide: PageSlide?) {
        guard let tabs = bottomBarOwner, tabs.isBarMoving else { return }
        var x: CGFloat = 0
        if bottomBarHidden, let slide { x = slide.isPush ? slide.backAway : slide.frontAway }
        tabs.bar.frame.origin.x = x
    }

    func endBottomBarSlide() {
        guard let tabs = bottomBarOwner else { return }
        tabs.isBarMoving = false
        tabs.bar.layer.shownClip = nil
        tabs.layOutBarAndPage()
    }

    /// The stack changed without an animation.
    func bottomBarDidChangeAtOnce() {
        bottomBarOwner?.layOutBarAndPage()
    }
}

extension PageSlide {
    /// What the front page leaves uncovered of the page below, in the container's coordinates.
    var visiblePartOfBack: @MainActor () -> CGRect? {
        { [weak front, width, isRightToLeft] in
            guard let front else { return nil }
            let shown = front.layer.shownModel.frame
            return isRightToLeft
                ? CGRect(x: shown.maxX, y: -10_000, width: max(width - shown.maxX, 0), height: 20_000)
                : CGRect(x: 0, y: -10_000, width: max(shown.minX, 0), height: 20_000)
        }
    }
}
