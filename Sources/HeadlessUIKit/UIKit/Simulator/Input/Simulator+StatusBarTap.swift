import Foundation

extension Simulator {
    func isInStatusBar(_ point: CGPoint) -> Bool {
        !statusBar.isHidden && point.y >= 0 && point.y < profile.statusBarHeight
    }

    /// A tap on the status bar: the scroll view that allows it goes to its top. Where more than one does, none moves
    /// (UIKit's documentation of `scrollsToTop`).
    func scrollToTop() {
        guard let window = windowScene.keyWindow else { return }
        let candidates = window.scrollViewsToTop
        guard candidates.count == 1, let scrollView = candidates.first else { return }
        guard scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true else { return }
        scrollView.scrollToTop()
    }
}

extension UIView {
    fileprivate var scrollViewsToTop: [UIScrollView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let own = (self as? UIScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
        return own + subviews.flatMap(\.scrollViewsToTop)
    }
}
