import Foundation

// The scroll view that bars follow, and the appearance of the bars at the bottom: that of the scroll edge where the
// contents end above the bar. (UIKit documentation, `scrollEdgeAppearance` of `UIToolbar` and `UITabBar`; fact 6.1.5)

extension UIViewController {
    /// Sets the scroll view that bars at every edge follow; nil restores the automatic search (iOS 15).
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// The scroll view that the navigation bar follows: the one set for the top edge, else the view itself, or the first in the
    /// chain of first subviews, but not one that scrolls pages.
    var barScrollView: UIScrollView? {
        asksDefaultContentScrollView = false
        if let scrollView = contentScrollView(for: .top) { return scrollView }
        // An override that returns nil leaves the bar without one (UIKit documentation).
        guard asksDefaultContentScrollView, let root = viewIfLoaded else { return nil }
        if let scrollView = root as? UIScrollView { return scrollView }
        var view = root.subviews.first
        if Simulator.current.profile.variants.searchesNestedScrollViews {
            while let outer = view, !(outer is UIScrollView) { view = outer.subviews.first }
        }
        return view is PageScrollView ? nil : view as? UIScrollView
    }

    /// Whether the contents end above the bars at the bottom; true without a scroll view.
    var endsAboveBottomBars: Bool {
        let scrollView = contentScrollView(for: .bottom) ?? barScrollView
        guard let scrollView, scrollView.hasBeenLaidOut, isViewLoaded else { return true }
        let end = scrollView.contentSize.height - scrollView.contentOffset.y
        return end <= scrollView.bounds.height - view.safeAreaInsets.bottom + 0.5
    }

    /// Updates the appearance of the bars at the bottom, here and in the children and presented view controllers.
    func updateBottomBarAppearance() {
        (self as? UITabBarController)?.updateTabBarAppearance()
        (self as? UINavigationController)?.updateToolbarAppearance()
        for child in childrenWithViewsInHierarchy where child.viewIfLoaded?.window != nil {
            child.updateBottomBarAppearance()
        }
        presentedViewController?.updateBottomBarAppearance()
    }
}

extension UITabBarController {
    fileprivate func updateTabBarAppearance() {
        guard let selected, !hidesBar else { return }
        let stack = selected as? UINavigationController
        // During a transition of the stack, the transition updates the bar.
        guard stack?.running == nil, let page = stack.map({ $0.displayed }) ?? selected else { return }
        bar.updateScrollEdge(for: page)
    }
}

extension UINavigationController {
    fileprivate func updateToolbarAppearance() {
        guard running == nil, let displayed else { return }
        shownToolbar.updateScrollEdge(for: displayed)
    }

    /// Updates the bars at the bottom for the page that a transition shows; a bar that is being hidden keeps its
    /// appearance.
    func updateBottomBarAppearance(for page: UIViewController) {
        if toolbarTakesSpace { shownToolbar.updateScrollEdge(for: page) }
        guard !hidesTabBar, let tabs = parent as? UITabBarController else { return }
        tabs.bar.updateScrollEdge(for: page)
    }
}
