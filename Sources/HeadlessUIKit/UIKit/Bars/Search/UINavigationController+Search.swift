import Foundation

extension UINavigationController {
    /// The parts of a page's fully expanded bar below its row.
    func expandedBar(of page: UIViewController) -> ExpandedBar {
        let page = page.content
        let zone = bar.searchZone(for: page.navigationItem)
        let hasTitle = !zone.hidesRow && bar.wantsLargeTitle(page.navigationItem, in: barStack)
        return ExpandedBar(
            largeTitle: hasTitle ? bar.fullLargeTitleHeight(of: page.navigationItem) : 0, search: zone,
            metrics: bar.metrics.search, titleCollapsesAtOnce: bar.metrics.collapsesLargeTitleAtOnce)
    }

    /// How far the bar is below its full height, in points.
    func distanceBelowFullHeight(for page: UIViewController) -> CGFloat {
        let expanded = expandedBar(of: page)
        let search = expanded.search.collapses ? bar.searchExtent : 0
        return max(expanded.collapsible - bar.largeTitleExtent - search, 0) + minimizedInsetAtEdge(of: page.content)
    }

    /// At rest a search bar of iOS 26 hides in one step (fact m1.12).
    func searchBarHidesInOneStep(from extent: CGFloat) -> Bool {
        let metrics = bar.metrics.search
        return followedScrollView?.isDragging == false && metrics.hidesInOneStep && extent == metrics.height
            && bar.searchExtent == 0
    }

    /// Shows dimming and search results over the page while the user searches.
    func coverWithSearch(_ page: UIViewController) {
        guard let search = page.storedNavigationItem?.searchController else { return }
        guard let wrapper = page.viewIfLoaded?.superview else { return }
        // The bar itself is not dimmed; without a bar the whole page is.
        let insets = insets(for: page)
        let barIsAway = bar.bounds.height == 0
        search.cover(in: wrapper, insets: insets, dimsFrom: barIsAway ? 0 : insets.top)
    }

    /// Called when the user begins or ends a search.
    func searchChanged(on item: UINavigationItem, animated: Bool) {
        guard item === barPage?.navigationItem, viewIfLoaded?.window != nil, running == nil else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let duration = animated && UIView.areAnimationsEnabled ? bar.metrics.search.presentationDuration : 0
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        let curve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve._system.rawValue) << 16)
        UIView.animateSystemChanges(withDuration: duration, delay: 0, options: [curve, .overrideInheritedDuration]) {
            [self] in
            layOutBarsAndPages()
            displayed?.view.layoutIfNeeded()
        }
    }
}

extension UIViewController {
    /// The active search controller that this view controller presents: as the page that defines the presentation context, or as
    /// the navigation controller of a page that does not.
    var presentedSearchController: UISearchController? {
        guard Simulator.current.profile.variants.presentsSearchControllers else { return nil }
        let page = (self as? UINavigationController)?.topViewController ?? (definesPresentationContext ? self : nil)
        guard let page, page === self || !page.definesPresentationContext,
            let search = page.storedNavigationItem?.searchController, search.isActive
        else { return nil }
        return search
    }
}
