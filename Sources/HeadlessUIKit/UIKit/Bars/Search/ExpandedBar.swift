import Foundation

/// The parts of a fully expanded bar below its row: a large title and a search bar. Computes how they collapse when the
/// page scrolls, in points.
struct ExpandedBar: Equatable {
    /// The height of the large title; 0 if there is none.
    var largeTitle: CGFloat = 0
    var search = SearchZone.none
    var metrics: SearchMetrics
    /// Whether the bar keeps the whole height of the title until it has scrolled away (fact m21.1); otherwise the height
    /// follows the scroll.
    var titleCollapsesAtOnce = false

    /// The height of the parts that collapse when scrolling.
    private var collapsibleSearch: CGFloat { search.collapses ? search.height : 0 }
    var collapsible: CGFloat { largeTitle + collapsibleSearch }

    /// The initial scroll offset before the first layout: a search bar may be hidden at first.
    var initialScrollOffset: CGFloat { metrics.showsAtFirst ? 0 : collapsibleSearch }

    /// The visible heights of large title and search bar at a scroll offset, measured from rest below the fully
    /// expanded bar. The search bar collapses first, then the title, 1:1 (fact 4.3.1) or at its end (fact m21.1).
    /// - Parameter settles: Whether the user is not dragging; then a search bar of iOS 26 is visible in full or not at
    /// all (fact m1.12).
    func shown(scrolled: CGFloat, settles: Bool) -> (largeTitle: CGFloat, search: CGFloat) {
        let rest = min(max(collapsible - scrolled, 0), largeTitle)
        let title = titleCollapsesAtOnce && rest > 0 ? largeTitle : rest
        guard search.collapses else { return (title, search.height) }
        if settles, metrics.hidesInOneStep {
            return (title, scrolled > metrics.hidesAfter ? 0 : search.height)
        }
        return (title, min(max(search.height - scrolled, 0), search.height))
    }

    /// Returns the offset at which scrolling settles, for a proposed offset. Released at 36 of its 52 points a large
    /// title expands, at 37 it collapses (fact m7.2): the threshold is between the two.
    func resting(scrolled: CGFloat) -> CGFloat {
        guard scrolled > 0, scrolled < collapsible else { return scrolled }
        if scrolled < collapsibleSearch { return scrolled <= metrics.hidesAfter ? 0 : collapsibleSearch }
        let ofTitle = scrolled - collapsibleSearch
        return ofTitle <= largeTitle * 0.7 ? collapsibleSearch : collapsible
    }
}
