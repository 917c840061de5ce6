import Foundation

// Which appearance a managed toolbar or tab bar shows: that of the scroll edge where the contents end above it. (UIKit
// documentation, `scrollEdgeAppearance` of the two; fact 6.1.5)
extension UIViewController {
    /// The scroll view whose end the bars at the bottom follow.
    private var bottomBarScrollView: UIScrollView? { contentScrollView(for: .bottom) ?? barScrollView }

    /// Whether nothing lies beneath the bars at the bottom; so it is without a scroll view.
    var endsAboveBottomBars: Bool {
        guard let scrollView = bottomBarScrollView, scrollView.hasBeenLaidOut, isViewLoaded else { return true }
        let end = scrollView.contentSize.height - scrollView.contentOffset.y
        return end <= scrollView.bounds.height - view.safeAreaInsets.bottom + 0.5
    }

    /// Brings the bars at the bottom, here and in what is shown, in line with the contents above them.
    func followBottomEdge() {
        (self as? UITabBarController)?.showBottomEdge()
        (self as? UINavigationController)?.showBottomEdge()
        for child in children where child.viewIfLoaded?.window != nil { child.followBottomEdge() }
        presentedViewController?.followBottomEdge()
    }
}

extension UITabBarController {
    fileprivate func showBottomEdge() {
        guard let selected, !hidesBar else { return }
        let stack = selected as? UINavigationController
        // Of a stack whose pages move, the transition decides.
        guard stack?.running == nil, let page = stack.map({ $0.displayed }) ?? selected else { return }
        bar.updateScrollEdge(for: page)
    }
}

extension UINavigationController {
    fileprivate func showBottomEdge() {
        guard running == nil, let displayed else { return }
        shownToolbar.updateScrollEdge(for: displayed)
    }

    /// A page comes, or stays after all; a bar that goes meanwhile keeps its look.
    func showBottomEdge(of page: UIViewController) {
        if toolbarTakesSpace { shownToolbar.updateScrollEdge(for: page) }
        guard !bottomBarHidden, let tabs = parent as? UITabBarController else { return }
        tabs.bar.updateScrollEdge(for: page)
    }
}
