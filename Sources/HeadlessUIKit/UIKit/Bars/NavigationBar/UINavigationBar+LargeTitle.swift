import Foundation

extension UINavigationBar {
    /// The full height of an item's large title, in points: 52, or more with large text and with a subtitle on iOS 26
    /// (facts 4.3, m1.8).
    func fullLargeTitleHeight(of item: UINavigationItem) -> CGFloat {
        let category = traitCollection.preferredContentSizeCategory
        let height = BarTextMetrics.largeTitleHeight(
            category, metrics: metrics, scale: max(traitCollection.displayScale, 1))
        guard item.largeSubtitle(metrics) != nil else { return height }
        return contentStyle(for: item, atScrollEdge: isContentAtScrollEdge).largeTitleHeight(of: item)
    }

    /// Where an item of a stack shows its title. Automatic is the mode of the previous item; the first item shows a
    /// large title (fact 6.1.14). At the compact height no title is large (fact m1.7). With a back button `inline` is
    /// as `always` (comment of the constant in UIKit's header).
    ///
    /// The stack is read from the top down, and no further than needed.
    private func titlePosition<Element>(
        of item: UINavigationItem, in stack: [Element], _ itemOf: (Element) -> UINavigationItem
    ) -> TitlePosition {
        guard prefersLargeTitles, !isVerticallyCompact else { return .row }
        var index = stack.count
        for candidate in stack.indices.reversed() where itemOf(stack[candidate]) === item {
            index = candidate
            break
        }
        let below = index > 0 ? itemOf(stack[index - 1]) : nil
        var mode = item.largeTitleDisplayMode
        while mode == .automatic, index > 0 {
            index -= 1
            mode = itemOf(stack[index]).largeTitleDisplayMode
        }
        switch mode {
        case .never: return .row
        case .inline where Simulator.current.profile.system < 17: return .row
        case .inline where !item.showsBackButton(to: below ?? item.synthesizedBackItem): return .largeInRow
        default: return .largeBelow
        }
    }

    /// Whether an item of a stack shows a large title below the row.
    func wantsLargeTitle(_ item: UINavigationItem, in items: [UINavigationItem]) -> Bool {
        titlePosition(of: item, in: items) { $0 } == .largeBelow
    }

    /// The same for the item of a page.
    func wantsLargeTitle(_ item: UINavigationItem, in pages: [UIViewController]) -> Bool {
        titlePosition(of: item, in: pages, \.navigationItem) == .largeBelow
    }

    /// Whether an item of a stack shows a large title among the buttons, from iOS 17.
    func wantsLargeTitleInRow(_ item: UINavigationItem, in items: [UINavigationItem]) -> Bool {
        titlePosition(of: item, in: items) { $0 } == .largeInRow
    }

    func rebuildLargeTitle(of content: BarContentView, in items: [UINavigationItem]) {
        let old = content.largeTitle
        old?.removeFromSuperview()
        guard wantsLargeTitle(content.item, in: items) else {
            content.largeTitle = nil
            content.inlineTitleAlpha = 1
            return
        }
        let view = BarLargeTitleView(item: content.item, style: content.style)
        if let old {
            view.extent = min(old.extent, view.extent)
            view.isHidden = old.isHidden
        } else {
            content.inlineTitleAlpha = 0
        }
        content.largeTitle = view
    }

    /// Adds the large title to the bar, or on iOS 26 to the page's scroll view if there is one (fact m1.6).
    func mountLargeTitle(of content: BarContentView) {
        guard let view = content.largeTitle, view.superview == nil else { return }
        view.largeTitleChanged = { [weak self] in
            self?.setNeedsLayout()
            self?.manager?.barNeedsLayout()
        }
        view.overrideUserInterfaceStyle = content.style.appearance.interfaceStyle
        if metrics.usesGlass, let host = manager?.largeTitleHost(for: content.item) {
            // The width follows the host's, whatever lays it out or animates it.
            view.autoresizingMask = .flexibleWidth
            host.addSubview(view)
            UIView.performWithoutAnimation { place(content) }
        } else {
            largeTitleContainer.addSubview(view)
        }
    }

    /// The visible height of the large title in a bar without a controller: all of it.
    var ownLargeTitleExtent: CGFloat {
        guard !isManaged else { return largeTitleExtent }
        guard let topItem, wantsLargeTitle(topItem, in: itemStack) else { return 0 }
        return fullLargeTitleHeight(of: topItem)
    }

    /// Applies the visible height to the top content; the inline title appears when the large one has scrolled away
    /// (fact m7.2).
    func showLargeTitleExtent() {
        guard let content, let largeTitle = content.largeTitle else { return }
        let extent = ownLargeTitleExtent
        content.largeTitleExtent = extent
        // During a search the large title is hidden with the row, by its alpha.
        guard !searchZone(for: content.item).hidesRow else { return }
        UIView.performWithoutAnimation {
            if content.isLargeTitleHosted {
                // It scrolls with the page; it must not be visible under the bar, or without a bar.
                largeTitle.isHidden = extent <= 0 || isHidden || content.isHiddenWithBar
            } else {
                largeTitle.extent = extent
                content.applyPose()
                largeTitle.layOutSubtree()
            }
        }
        showInlineTitle(extent <= 0, in: content)
    }

    private func showInlineTitle(_ shows: Bool, in content: BarContentView) {
        let alpha: CGFloat = shows ? 1 : 0
        guard content.inlineTitleAlpha != alpha else { return }
        let fades =
            transition == nil && !isSettling && content.hasBeenShown && window != nil && UIView.areAnimationsEnabled
        let change = {
            content.inlineTitleAlpha = alpha
            content.setNeedsLayout()
        }
        guard fades, UIView.inheritedAnimationDuration == 0 else { return change() }
        UIView.animateSystemChanges(withDuration: BarContentView.inlineTitleFade, animations: change)
    }
}

/// Where a navigation bar shows a title.
private enum TitlePosition {
    case row, largeInRow, largeBelow
}
