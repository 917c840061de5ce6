import Foundation

extension UIView {
    /// The measures of the device the view is on, or of the one in use while it is on none.
    var barMetrics: BarMetrics { (window?.windowScene?.simulator ?? Simulator.current).profile.bar }
}

extension UINavigationBar {
    var metrics: BarMetrics { barMetrics }

    /// The height of row and prompt for an item, in points, without a large title (facts 4.2, 4.4, m1.2, m1.9).
    func contentHeight(for item: UINavigationItem?) -> CGFloat {
        (isVerticallyCompact ? metrics.compactHeight : metrics.inlineHeight)
            + (item?.prompt == nil ? 0 : metrics.promptHeight)
    }

    func layOutParts() {
        let overhang = isManaged ? topOverhang : ownOverhang
        backgroundView.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
        largeTitleContainer.frame = CGRect(origin: .zero, size: bounds.size)
        // A title that travels with its page stays whole while the bar gets lower (fact m3.1).
        largeTitleContainer.clipsToBounds = !metrics.usesGlass
        contentContainer.frame = CGRect(origin: .zero, size: bounds.size)
        searchContainer.frame = CGRect(origin: .zero, size: bounds.size)
        searchContainer.clipsToBounds = !metrics.usesGlass
        for content in [transition?.outgoing, content] { content.map(place) }
        if window != nil { content?.hasBeenShown = true }
    }

    /// A bar on its own reaches up to its container's edge if it is attached to it.
    private var ownOverhang: CGFloat { barPosition == .topAttached ? max(frame.minY, 0) : 0 }

    func place(_ content: BarContentView) {
        let size = CGSize(width: bounds.width, height: content.contentHeight)
        if content.bounds.size != size { content.bounds.size = size }
        content.center = CGPoint(x: size.width / 2, y: content.middle)
        guard let largeTitle = content.largeTitle, let host = largeTitle.superview as? UIScrollView else { return }
        // Fact m1.6: above the scroll view's contents, as wide as it is.
        let height = content.style.largeTitleHeight(of: content.item)
        let search = content.searchSlot?.extent ?? 0
        largeTitle.frame = CGRect(x: 0, y: -height - search, width: host.bounds.width, height: height)
    }

    /// The bar's height may be another: whoever lays it out does so anew.
    func heightChanged() {
        reloadEverything()
        manager?.barNeedsLayout()
        guard !isManaged else { return }
        invalidateIntrinsicContentSize()
    }
}
