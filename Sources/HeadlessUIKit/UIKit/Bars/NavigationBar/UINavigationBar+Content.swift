import Foundation

extension UINavigationBar: BarContentActions {
    // MARK: Making

    func contentStyle(for item: UINavigationItem, atScrollEdge: Bool) -> BarContentStyle {
        BarContentStyle(
            metrics: metrics, look: look(for: item, atScrollEdge: atScrollEdge), isCompact: isVerticallyCompact,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            category: traitCollection.preferredContentSizeCategory, scale: max(traitCollection.displayScale, 1),
            insets: safeAreaInsets)
    }

    /// Content for the last of the items, built but not yet in the bar.
    func makeContent(for items: [UINavigationItem], atScrollEdge: Bool) -> BarContentView? {
        guard let item = items.last else { return nil }
        let content = BarContentView(
            item: item, backItem: items.dropLast().last, style: contentStyle(for: item, atScrollEdge: atScrollEdge))
        content.isAtScrollEdge = atScrollEdge
        content.actions = self
        refresh(content, in: items)
        return content
    }

    /// Builds a content view's parts by the present state of item and bar.
    private func refresh(_ content: BarContentView, in items: [UINavigationItem], animated: Bool = false) {
        content.style = contentStyle(for: content.item, atScrollEdge: content.isAtScrollEdge)
        content.overrideUserInterfaceStyle = content.style.look.interfaceStyle
        content.hasLargeTitleInRow = wantsLargeTitleInRow(content.item, in: items)
        rebuildSearchSlot(of: content)
        content.build(animated: animated)
        rebuildLargeTitle(of: content, in: items)
        if content.superview != nil { place(content) }
    }

    // MARK: Showing

    /// Shows the last of the items at once.
    func show(_ items: [UINavigationItem]) {
        UIView.performWithoutAnimation {
            if transition != nil { endItemTransition(cancelled: false) }
            take(items)
            content?.removeFromBar()
            content = makeContent(for: items, atScrollEdge: isContentAtScrollEdge)
            if let content { mount(content) }
            showLargeTitleExtent()
            showSearchExtent()
            showBackground()
            setNeedsLayout()
        }
    }

    /// Takes over a stack of items and listens to them.
    func take(_ items: [UINavigationItem]) {
        for item in itemStack { item.onChange = nil }
        itemStack = items
        for item in items {
            item.onChange = { [weak self] item, change, animated in
                self?.item(item, did: change, animated: animated)
            }
        }
    }

    /// Puts content in front of what the bar shows already, and its large title where that belongs.
    func mount(_ content: BarContentView) {
        contentContainer.addSubview(content)
        mountLargeTitle(of: content)
        mountSearchSlot(of: content)
        place(content)
    }

    private var shownContents: [BarContentView] { [transition?.outgoing, content].compactMap { $0 } }

    private func item(_ item: UINavigationItem, did change: UINavigationItem.Change, animated: Bool) {
        switch change {
        case .appearance:
            reloadLooks()
        case .content:
            for content in shownContents where content.item === item || content.backItem === item {
                reload(content, animated: animated)
            }
        case .height:
            heightChanged()
        case .search:
            manager?.searchChanged(on: item, animated: animated)
        }
    }

    func reload(_ content: BarContentView, animated: Bool = false) {
        let items = content === transition?.outgoing ? transition?.itemsBefore ?? itemStack : itemStack
        refresh(content, in: items, animated: animated)
        mountLargeTitle(of: content)
        content.applyPose()
        // New parts must not fly in from nowhere when the next layout happens in an animation.
        if window != nil { content.settle() }
        setNeedsLayout()
    }

    /// Makes everything anew: heights, directions or traits changed.
    func reloadEverything() {
        UIView.performWithoutAnimation {
            for content in shownContents { reload(content) }
            showLargeTitleExtent()
            showBackground()
            setNeedsLayout()
        }
    }

    /// The appearances or the older values changed: all of it shows at once, whatever is under way (fact 6.2.1).
    func reloadLooks() {
        stopIfInTransition()
        UIView.performWithoutAnimation {
            for content in shownContents { reload(content) }
            showBackground()
        }
    }

    /// Scenario N46.
    private func stopIfInTransition() {
        guard isManaged, transition != nil, !isSettling else { return }
        precondition(
            !Simulator.current.profile.defects.stopsAtAppearanceChangesInTransitions,
            "An appearance was changed while a transition runs, which has crashed on iOS 26: change it before the "
                + "transition or after it.")
    }

    /// An older value changed: what an appearance object decides is left as it is, and so is its way in a transition.
    func reloadLegacyLooks() {
        UIView.performWithoutAnimation {
            let touched = shownContents.filter(\.style.look.usesLegacyValues)
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
        guard content === self.content, transition == nil || metrics.usesGlass else { return }
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
