import Foundation

extension UINavigationBar {
    /// The whole height of an item's large title, in points: 52, or more with large text and with a subtitle on iOS 26
    /// (facts 4.3, m1.8).
    func fullLargeTitleHeight(of item: UINavigationItem) -> CGFloat {
        let category = traitCollection.preferredContentSizeCategory
        let height = BarTextStyle.largeTitleHeight(
            category, metrics: metrics, scale: max(traitCollection.displayScale, 1))
        guard item.largeSubtitle(metrics) != nil else { return height }
        return contentStyle(for: item, atScrollEdge: isContentAtScrollEdge).largeTitleHeight(of: item)
    }

    /// Where an item of a stack shows its title. Automatic takes over what the item before asked for; the first shows a
    /// large one (fact 6.1.14); at the compact height none does (fact m1.7). With a back button `inline` is as `always`
    /// (comment of the constant in UIKit's header).
    private func titlePlace(of item: UINavigationItem, in items: [UINavigationItem]) -> TitlePlace {
        guard prefersLargeTitles, !isVerticallyCompact else { return .row }
        let below = items.prefix { $0 !== item }
        let mode = (below + [item]).last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        switch mode {
        case .never: return .row
        case .inline where Simulator.current.profile.system < 17: return .row
        case .inline where !item.showsBackButton(to: below.last ?? item.synthesizedBackItem): return .largeInRow
        default: return .largeBelow
        }
    }

    /// Whether an item of a stack shows a large title below the row.
    func wantsLargeTitle(_ item: UINavigationItem, in items: [UINavigationItem]) -> Bool {
        titlePlace(of: item, in: items) == .largeBelow
    }

    /// Whether an item of a stack shows a large title among the buttons, from iOS 17.
    func wantsLargeTitleInRow(_ item: UINavigationItem, in items: [UINavigationItem]) -> Bool {
        titlePlace(of: item, in: items) == .largeInRow
    }

    /// The large title of an item, as the bar or a page's scroll view shows it.
    func makeLargeTitleLabel(for item: UINavigationItem) -> BarLargeTitleView {
        BarLargeTitleView(item: item, style: contentStyle(for: item, atScrollEdge: isContentAtScrollEdge))
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

    /// In the bar; on iOS 26 in the page's scroll view where it has one (fact m1.6).
    func mountLargeTitle(of content: BarContentView) {
        guard let view = content.largeTitle, view.superview == nil else { return }
        view.largeTitleChanged = { [weak self] in
            self?.setNeedsLayout()
            self?.manager?.barNeedsLayout()
        }
        view.overrideUserInterfaceStyle = content.style.look.interfaceStyle
        if metrics.usesGlass, let host = manager?.largeTitleHost(for: content.item) {
            // As wide as the host from now on, whoever lays that out and whatever is animated meanwhile.
            view.autoresizingMask = .flexibleWidth
            host.addSubview(view)
            UIView.performWithoutAnimation { place(content) }
        } else {
            largeTitleContainer.addSubview(view)
        }
    }

    /// How much of the large title a bar on its own shows: all of it.
    var ownLargeTitleExtent: CGFloat {
        guard !isManaged else { return largeTitleExtent }
        guard let topItem, wantsLargeTitle(topItem, in: itemStack) else { return 0 }
        return fullLargeTitleHeight(of: topItem)
    }

    /// Gives the content on top the extent; the title in line appears when the large one is gone (fact m7.2).
    func showLargeTitleExtent() {
        guard let content, let largeTitle = content.largeTitle else { return }
        let extent = ownLargeTitleExtent
        content.largeTitleExtent = extent
        // While the user searches it is away with the row, by its alpha.
        guard !searchZone(for: content.item).hidesRow else { return }
        UIView.performWithoutAnimation {
            if content.isLargeTitleHosted {
                // It scrolls with the page; under the bar it must not show through, and without a bar not at all.
                largeTitle.isHidden = extent <= 0 || isHidden || content.isAway
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
        UIView.animate(withDuration: BarContentView.inlineTitleFade, animations: change)
    }
}

/// Where a navigation bar shows a title.
private enum TitlePlace {
    case row, largeInRow, largeBelow
}
