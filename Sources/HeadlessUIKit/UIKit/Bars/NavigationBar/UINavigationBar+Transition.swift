import Foundation

// How a navigation controller changes the bar from one page to the next. These functions change model values; the
// caller decides whether and how they animate.
extension UINavigationBar {
    /// Shows the last item without animation.
    func setManagedItems(_ items: [UINavigationItem]) {
        show(items)
    }

    /// Adds the incoming content above the present one, in its start pose. Call without animation, before the bar gets
    /// its new frame; then set `isContentAtScrollEdge` and `largeTitleExtent` for the incoming page.
    func beginItemTransition(to items: [UINavigationItem], operation: UINavigationController.Operation) {
        if transition != nil { endItemTransition(cancelled: false) }
        layOutSubtree()
        let outgoing = content
        let itemsBefore = itemStack
        setItemStack(items)
        // The bar shows its top item's title (UINavigationItem.title), also one that was set during a canceled pop.
        if let outgoing { observe(outgoing.item) }
        content = makeContent(for: items, atScrollEdge: isContentAtScrollEdge)
        if let content {
            mount(content)
            content.settle()
        }
        transition = NavigationBarTransition(
            itemsBefore: itemsBefore, outgoing: outgoing, wasAtScrollEdge: isContentAtScrollEdge,
            extentBefore: largeTitleExtent, searchExtentBefore: searchExtent,
            poses: poses(from: outgoing, to: content, operation: operation))
        if let transition {
            outgoing?.pose = transition.poses.outgoingStart
            content?.pose = transition.poses.incomingStart
            content?.settle()
        }
        beginMorph(operation)
        orderSubviews()
        backgroundView.beginTransition()
        showBackground()
    }

    /// Moves both contents to their end poses. Call in the transition's animation block, after the bar got its new
    /// frame.
    func animateItemTransition() {
        guard let transition else { return }
        resizeForeignSubviews()
        transition.outgoing?.pose = transition.poses.outgoingEnd
        content?.pose = transition.poses.incomingEnd(width: bounds.width)
        if transition.morphsButtons, let content {
            transition.outgoing?.morph(into: content)
            content.morphBack()
        }
        backgroundView.animateTransition(snapping: metrics.snapsBackgrounds && !usesSameAppearance(transition))
    }

    /// Removes the outgoing content. If canceled, restores the items and the content from before.
    /// - Parameter retainsOutgoing: Whether the outgoing content stays in the bar until `takeRetainedContent()`.
    func endItemTransition(cancelled: Bool, retainsOutgoing: Bool = false) {
        guard let ended = transition else { return }
        isSettling = true
        defer { isSettling = false }
        UIView.performWithoutAnimation {
            transition = nil
            let removed = cancelled ? content : ended.outgoing
            if let item = ended.outgoing?.item, !itemStack.contains(where: { $0 === item }) { item.onChange = nil }
            if cancelled {
                setItemStack(ended.itemsBefore)
                content = ended.outgoing
            }
            if retainsOutgoing { retainedContent = removed } else { removed?.removeFromBar() }
            content?.pose = .rest
            content?.endMorph()
            if content?.isHiddenWithBar == true { content?.isHiddenWithBar = false }
            if let content, content.style.strip != strip || content.hasLostCustomViews { reload(content) }
            orderSubviews()
            backgroundView.endTransition(cancelled: cancelled)
            if cancelled {
                isContentAtScrollEdge = ended.wasAtScrollEdge
                largeTitleExtent = ended.extentBefore
                searchExtent = ended.searchExtentBefore
            }
            showLargeTitleExtent()
            if let content { mountSearchSlot(of: content) }
            showSearchExtent()
            showBackground()
            setNeedsLayout()
        }
    }

    /// The buttons of both pages are one layer of glass above both titles (Human Interface Guidelines, Materials: Liquid
    /// Glass is a layer of controls that floats above the content). The title that moves across the bar is that of the page
    /// in front, so that page's content is the lower one, with the glass.
    private func beginMorph(_ operation: UINavigationController.Operation) {
        guard metrics.usesGlass, !UIAccessibility.prefersCrossFadeTransitions, let content,
            let outgoing = transition?.outgoing
        else { return }
        transition?.morphsButtons = true
        content.morph(into: outgoing)
        switch operation {
        case .push:
            content.layer.zPosition = -1
            content.keepPlatters(insteadOf: outgoing)
        case .pop: outgoing.keepPlatters(insteadOf: content)
        case .none: break
        }
    }

    /// Returns the outgoing content of the last transition; the caller has to remove it from the bar.
    func takeRetainedContent() -> BarContentView? {
        defer { retainedContent = nil }
        return retainedContent
    }

    private func poses(
        from outgoing: BarContentView?, to incoming: BarContentView?, operation: UINavigationController.Operation
    ) -> BarTransitionPoses {
        let height = contentHeight(for: nil)
        let middle = bounds.width / 2
        return BarTransitionPoses(
            outgoing: BarTransitionPoses.Side(outgoing, height: height, middle: middle),
            incoming: BarTransitionPoses.Side(incoming, height: height, middle: middle), isPop: operation == .pop,
            isCrossFade: operation == .none || UIAccessibility.prefersCrossFadeTransitions,
            movesWithPages: metrics.usesGlass, width: bounds.width)
    }
}

extension BarTransitionPoses.Side {
    /// Describes the content, or an empty bar.
    @MainActor
    fileprivate init(_ content: BarContentView?, height: CGFloat, middle: CGFloat) {
        self.init(
            contentHeight: content?.contentHeight ?? height, titleMiddle: content?.titleMiddle ?? middle,
            backTextMiddle: content?.backTextMiddle, hasBackButton: content?.backButton != nil,
            showsLargeTitle: (content?.inlineTitleAlpha ?? 1) == 0,
            leadingItems: content?.item.leadingItems.map { ObjectIdentifier($0) } ?? [],
            trailingItems: content?.item.trailingItems.map { ObjectIdentifier($0) } ?? [])
    }
}

extension UINavigationBar {
    /// Shows only the content of the page that has a bar, as at rest, because the bar moves with that page and the
    /// other page has none (fact 3.9). Call between begin and end of a transition.
    func showOnlyOneSide(isIncoming: Bool) {
        guard transition != nil else { return }
        transition?.poses = .stationary
        let outgoing = transition?.outgoing
        outgoing?.pose = .rest
        content?.pose = .rest
        transition?.morphsButtons = false
        for side in [outgoing, content] { side?.endMorph() }
        (isIncoming ? outgoing : content)?.isHiddenWithBar = true
        (isIncoming ? content : outgoing)?.settle()
    }
}

/// A push or pop of a bar's content that has begun and not ended.
@MainActor
struct NavigationBarTransition {
    /// Identifies a transition.
    final class Token {}

    let token = Token()
    let itemsBefore: [UINavigationItem]
    let outgoing: BarContentView?
    let wasAtScrollEdge: Bool
    let extentBefore: CGFloat
    let searchExtentBefore: CGFloat
    var poses: BarTransitionPoses
    /// Whether platters morph into each other (fact 6.4.6).
    var morphsButtons = false
}
