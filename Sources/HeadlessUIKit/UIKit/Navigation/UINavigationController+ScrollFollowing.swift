import Foundation

/// A scroll view under the bar may be pulled down until the whole bar shows, and does not rest in the middle of a large
/// title.
extension UINavigationController: ScrollBarFollower {
    var collapsedBarHeight: CGFloat { displayed?.insetShortfall ?? 0 }

    func restingOffset(for offset: CGFloat) -> CGFloat {
        guard let page = displayed, let scrollView = page.barScrollView else { return offset }
        let top = -scrollView.adjustedContentInset.top - collapsedBarHeight
        return top + expandedBar(of: page).resting(scrolled: offset - top)
    }
}
