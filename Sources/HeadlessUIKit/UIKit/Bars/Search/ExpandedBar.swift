import Foundation

/// What a bar has below its row when it is as high as it can be: a large title and a search bar. How the two get lower
/// when the page scrolls is worked out here, in points.
struct ExpandedBar: Equatable {
    /// The large title's zone; 0 for none.
    var largeTitle: CGFloat = 0
    var search = SearchZone.none
    var metrics: SearchMetrics

    /// What of it the scroll decides about.
    private var collapsibleSearch: CGFloat { search.collapses ? search.height : 0 }
    var collapsible: CGFloat { largeTitle + collapsibleSearch }

    /// How far contents count as scrolled that have never been laid out: a search bar may be hidden at first.
    var scrolledAtFirst: CGFloat { metrics.showsAtFirst ? 0 : collapsibleSearch }

    /// What shows of both when the contents are scrolled by so much from rest under the whole bar: the search bar goes
    /// first, then the title, 1:1 (fact m7.2).
    /// - Parameter settles: nobody drags: a search bar of iOS 26 shows in whole or not at all (fact m1.12).
    func shown(scrolled: CGFloat, settles: Bool) -> (largeTitle: CGFloat, search: CGFloat) {
        let title = min(max(collapsible - scrolled, 0), largeTitle)
        guard search.collapses else { return (title, search.height) }
        if settles, metrics.hidesInOneStep {
            return (title, scrolled > metrics.hidesAfter ? 0 : search.height)
        }
        return (title, min(max(search.height - scrolled, 0), search.height))
    }

    /// Where contents that would come to rest scrolled by so much do rest. Released at 36 of its 52 points a large
    /// title expands, at 37 it collapses (fact m7.2): the share is between the two.
    func resting(scrolled: CGFloat) -> CGFloat {
        guard scrolled > 0, scrolled < collapsible else { return scrolled }
        if scrolled < collapsibleSearch { return scrolled <= metrics.hidesAfter ? 0 : collapsibleSearch }
        let ofTitle = scrolled - collapsibleSearch
        return ofTitle <= largeTitle * 0.7 ? collapsibleSearch : collapsible
    }
}
