import Foundation

extension UINavigationBar: BarContentViewDelegate {
    // MARK: Creating content

    func contentStyle(for item: UINavigationItem, atScrollEdge: Bool) -> BarContentStyle {
        BarContentStyle(
            metrics: metrics, appearance: resolvedAppearance(for: item, atScrollEdge: atScrollEdge),
            isCompact: isVerticallyCompact,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            category: traitCollection.preferredContentSizeCategory, scale: max(traitCollection.displayScale, 1),
            insets: safeAreaInsets, strip: strip)
    }

    /// Creates the content of the last item without adding it to the bar.
    func makeContent(for items: [UINavigationItem], atScrollEdge: Bool) -> BarContentView? {
        guard let item = items.last else { return nil }
        let content = BarContentView(
            item: item, backItem: items.dropLast().last, style: contentStyle(for: item, atScrollEdge: atScrollEdge))
        content.isAtScrollEdge = atScrollEdge
        content.delegate = self
        refresh(content, in: items)
        return content
    }

    /// Rebuilds a content view from the current state of item and bar.
    private func refresh(_ content: BarContentView, in items: [UINavigationItem], animated: Bool = false) {
        let formerStrip = content.style.strip
        content.style = contentStyle(for: content.item, atScrollEdge: content.isAtScrollEdge)
        // Outgoing buttons stay where they are.
        if content === transition?.outgoing, formerStrip == nil || strip == nil { content.style.strip = formerStrip }
        content.overrideUserInterfaceStyle = content.style.appearance.interfaceStyle
        content.hasLargeTitleInRow = wantsLargeTitleInRow(content.item, in: items)
        rebuildSearchSlot(of: content)
        content.build(animated: animated)
        rebuildLargeTitle(of: content, in: items)
        if content.superview != nil { place(content) }
    }

    // MARK: Showing content

    /// Shows the last item without animation.
    func show(_ items: [UINavigationItem]) {
        UIView.performWithoutAnimation {
            if transition != nil { endItemTransition(cancelled: false) }
            setItemStack(items)
            content?.removeFromBar()
            content = makeContent(for: items, atScrollEdge: isContentAtScrollEdge)
            if let content { mount(content) }
            orderSubviews()
            showLargeTitleExtent()
            showSearchExtent()
            showBackground()
            setNeedsLayout()
        }
    }

    /// Replaces the item stack and observes the new items.
    func setItemStack(_ items: [UINavigationItem]) {
        for item in itemStack { item.onChange = nil }
        itemStack = items
        for item in items { observe(item) }
    }

    /// Follows the changes of an item: one of the stack, or the outgoing one of a transition, which a canceled pop shows
    /// again.
    func observe(_ item: UINavigationItem) {
        item.onChange = { [weak self] item, change, animated in
            self?.item(item, did: change, animated: animated)
        }
    }

    /// Adds content above the present one, and its large title and search bar to their containers.
    func mount(_ content: BarContentView) {
        contentContainer.addSubview(content)
        mountLargeTitle(of: content)
        mountSearchSlot(of: content)
        mountColumn(of: content)
        place(content)
    }

    private var shownContents: [BarContentView] { [transition?.outgoing, content].compactMap { $0 } }

    private func item(_ item: UINavigationItem, did change: UINavigationItem.Change, animated: Bool) {
        switch change {
        case .appearance:
            reloadAppearances()
        case .content:
            for content in shownContents where content.item === item || content.backItem === item {
                reload(content, animated: animated)
            }
        case .height:
            heightChanged()
        case .search:
            manager?.searchChanged(on: item, animated: animated)
        case .minimization:
            manager?.barNeedsLayout()
        }
    }

    func reload(_ content: BarContentView, animated: Bool = false) {
        let items = content === transition?.outgoing ? transition?.itemsBefore ?? itemStack : itemStack
        refresh(content, in: items, animated: animated)
        mountLargeTitle(of: content)
        content.applyPose()
        // Without this layout pass, new parts would animate from a zero frame in the next animated layout.
        if window != nil { content.settle() }
        setNeedsLayout()
    }

    /// Rebuilds all visible content after a change of heights, layout direction or traits.
    func reloadEverything() {
        UIView.performWithoutAnimation {
            for content in shownContents { reload(content) }
            showLargeTitleExtent()
            showBackground()
            setNeedsLayout()
        }
    }

    /// The contents depend on the insets at the sides only: a bar that moves vertically keeps them, and what fades in them.
    func insetsChanged() {
        let insets = safeAreaInsets
        let isNarrowed = shownContents.contains {
            $0.style.insets.left != insets.left || $0.style.insets.right != insets.right
        }
        if isNarrowed { reloadEverything() } else { setNeedsLayout() }
    }

    /// Rebuilds after a change of an appearance. It takes effect at once, also during a transition (fact 6.2.1).
    func reloadAppearances() {
        trapIfInTransition()
        UIView.performWithoutAnimation {
            for content in shownContents { reload(content) }
            showBackground()
        }
    }

    /// Models a crash of iOS 26 (`Defects.stopsAtAppearanceChangesInTransitions`).
    private func trapIfInTransition() {
        guard isManaged, transition != nil, !isSettling else { return }
        precondition(
            !Simulator.current.profile.defects.stopsAtAppearanceChangesInTransitions,
            "An appearance was changed while a transition runs, which has crashed on iOS 26: change it before the "
                + "transition or after it.")
    }

    /// Rebuilds content that uses legacy values after one of them changed; content with an appearance object, and its
    /// transition, is not affected.
    func reloadLegacyAppearances() {
        UIView.performWithoutAnimation {
            let touched = shownContents.filter(\.style.appearance.usesLegacyValues)
            for content in touched { reload(content) }
            if !touched.isEmpty { showBackground() }
        }
    }

    private func scrollEdgeChangedInTransition() {
        guard let content else { return }
        content.isAtScrollEdge = isContentAtScrollEdge
        UIView.performWithoutAnimation { reload(content) }
        showBackground()
    }

    /// Outside a transition the background fades to that of the new state (fact 6.1.5).
    func scrollEdgeChanged() {
        guard transition == nil else { return scrollEdgeChangedInTransition() }
        guard let content else { return }
        content.isAtScrollEdge = isContentAtScrollEdge
        UIView.performWithoutAnimation { reload(content) }
        showBackground(fading: content.hasBeenShown)
    }

    // MARK: Actions

    func contentDidChange(_ content: BarContentView) {
        guard shownContents.contains(where: { $0 === content }) else { return }
        UIView.performWithoutAnimation { reload(content) }
    }

    func contentDidTapBackButton(_ content: BarContentView) {
        let keepsTaps = metrics.usesGlass || Simulator.current.profile.variants.keepsBackTapsDuringTransitions
        guard content === self.content, transition == nil || keepsTaps else { return }
        if isManaged {
            manager?.backButtonTapped()
        } else if let action = content.item.backAction {
            action.performWithSender(content.item, target: nil)
        } else {
            popItem(animated: true)
        }
    }

    func content(_ content: BarContentView, perform item: UIBarButtonItem, from sender: Any?) { item.perform() }
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
        // A title that moves with its page is not clipped while the bar's height decreases (fact m3.1).
        largeTitleContainer.clipsToBounds = !metrics.usesGlass
        contentContainer.frame = CGRect(origin: .zero, size: bounds.size)
        searchContainer.frame = CGRect(origin: .zero, size: bounds.size)
        searchContainer.clipsToBounds = !metrics.usesGlass
        for content in [transition?.outgoing, content] { content.map(place) }
        orderSubviews()
        resizeForeignSubviews()
        if window != nil { content?.hasBeenShown = true }
    }

    /// The variant `resizesForeignBarViews`.
    func resizeForeignSubviews() {
        guard transition != nil, Simulator.current.profile.variants.resizesForeignBarViews else { return }
        for view in foreignSubviews { view.setUnmovedFrame(bounds) }
    }

    /// A bar without a controller extends to its container's top edge if it is attached to it.
    private var ownOverhang: CGFloat { barPosition == .topAttached ? max(frame.minY, 0) : 0 }

    func place(_ content: BarContentView) {
        let size = CGSize(width: bounds.width, height: content.contentHeight)
        if content.bounds.size != size { content.bounds.size = size }
        content.center = CGPoint(x: size.width / 2, y: content.middle)
        guard let largeTitle = content.largeTitle, let host = largeTitle.superview as? UIScrollView else { return }
        // Fact m1.6: above the scroll view's content, with the scroll view's width.
        let height = content.style.largeTitleHeight(of: content.item)
        let search = content.searchSlot?.extent ?? 0
        largeTitle.frame = CGRect(x: 0, y: -height - search, width: host.bounds.width, height: height)
    }

    /// Updates the content and requests a new layout after a change that affects the bar's height.
    func heightChanged() {
        reloadEverything()
        manager?.barNeedsLayout()
        guard !isManaged else { return }
        invalidateIntrinsicContentSize()
    }
}

// For tests and films.
extension UINavigationBar {
    /// The visible title labels, inline and large, each with its item.
    var visibleTitleLabels: [(label: UILabel, item: UINavigationItem)] {
        [transition?.outgoing, content].compactMap { $0 }.flatMap { content in
            let inline = content.item.titleView == nil ? [content.titleLabel] : []
            let large = content.largeTitle.map { [$0.label] } ?? []
            return (inline + large).filter { $0.isShown }.map { ($0 as UILabel, content.item) }
        }
    }

    /// The visible backgrounds, back to front: one at rest, two during a cross-fade.
    var backgroundViews: [UIView] { backgroundView.shown }
}

extension UIView {
    /// Whether the view and all its superviews are visible at this moment.
    fileprivate var isShown: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.layer.shownModel.opacity <= 0 { return false }
            view = current.superview
        }
        return true
    }
}
