import Foundation

extension UITabBarController {
    /// Whether the bar can become small: at the bottom of an iPhone's screen, from iOS 26.
    var canMinimize: Bool {
        let profile = Simulator.current.profile
        return profile.tabsLieOnGlass && profile.idiom == .phone
            && [.onScrollDown, .onScrollUp].contains(resolvedMinimizing)
    }

    private var resolvedMinimizing: MinimizeBehavior {
        tabBarMinimizeBehavior == .automatic ? Simulator.current.profile.automaticMinimizing : tabBarMinimizeBehavior
    }

    /// Listens to the contents of the page on top; a bar that was made small by other contents is whole again (unknown).
    func followContents() {
        let page = (selected as? UINavigationController)?.topViewController ?? selected
        let scrollView = canMinimize ? page?.bottomBarScrollView : nil
        guard scrollView !== followedContents else { return }
        followedContents?.tabBarObserver = nil
        followedContents = scrollView
        minimizer = TabBarMinimizer(threshold: Simulator.current.profile.minimizingDistance)
        scrollView?.tabBarObserver = { [weak self, weak scrollView] in
            if let scrollView { self?.contentsMoved(scrollView) }
        }
        minimizeBar(false, animated: viewIfLoaded?.window != nil)
    }

    private func contentsMoved(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating, !isBarMoving, !hidesBar else { return }
        let inset = scrollView.adjustedContentInset
        let answer = minimizer.scrolled(
            to: scrollView.contentOffset.y, between: -inset.top,
            and: scrollView.contentSize.height - scrollView.bounds.height + inset.bottom,
            behavior: resolvedMinimizing)
        if let answer { minimizeBar(answer, animated: true) }
    }

    func minimizeBar(_ minimizes: Bool, animated: Bool) {
        guard minimizes != bar.isMinimized else { return }
        let change = { [self] in
            bar.minimize(minimizes)
            layOutAccessory()
        }
        guard animated, UIView.areAnimationsEnabled else { return UIView.performWithoutAnimation(change) }
        UIView.animate(withDuration: Simulator.current.profile.minimizingDuration, animations: change)
    }
}
