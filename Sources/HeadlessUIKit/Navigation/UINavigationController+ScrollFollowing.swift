import Foundation

/// A scroll view under the bar may be pulled down until the whole bar shows, and does not rest in the middle of a large
/// title.
extension UINavigationController: ScrollBarFollower {
    var collapsedBarHeight: CGFloat {
        guard let page = displayed, let extent = page.insetExtent,
            bar.wantsLargeTitle(page.navigationItem, in: stack.map(\.navigationItem))
        else { return 0 }
        return max(bar.fullLargeTitleHeight - extent, 0)
    }

    /// Fact m7.2: released at 36 of its 52 points a title expands, at 37 it collapses. The share is between the two.
    private static var expandingShare: CGFloat { 0.7 }

    func restingOffset(for offset: CGFloat) -> CGFloat {
        guard let page = displayed, let scrollView = page.barScrollView,
            bar.wantsLargeTitle(page.navigationItem, in: stack.map(\.navigationItem))
        else { return offset }
        let whole = bar.fullLargeTitleHeight
        let top = -scrollView.adjustedContentInset.top - collapsedBarHeight
        let scrolled = offset - top
        guard scrolled > 0, scrolled < whole else { return offset }
        return scrolled <= whole * Self.expandingShare ? top : top + whole
    }
}
