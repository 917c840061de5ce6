import Foundation

// How a navigation controller moves the bar from one page to the next. Model values change here; what surrounds the calls
// decides whether and how they animate.
extension UINavigationBar {
    /// Shows the last of the items at once.
    func setManagedItems(_ items: [UINavigationItem]) {
        show(items)
    }

    /// Builds the coming content beside the present one, at its start. Call without animation, before the bar gets its
    /// new frame; then tell it the coming page's `isContentAtScrollEdge` and `largeTitleExtent`.
    func beginItemTransition(to items: [UINavigationItem], operation: UINavigationController.Operation) {
        if transition != nil { endItemTransition(cancelled: false) }
        layOutSubtree()
        let outgoing = content
        let itemsBefore = itemStack
        take(items)
        content = makeContent(for: items, atScrollEdge: isContentAtScrollEdge)
        if let content {
            mount(content)
            content.settle()
        }
        transition = BarItemTransition(
            itemsBefore: itemsBefore, outgoing: outgoing, wasAtScrollEdge: isContentAtScrollEdge,
            extentBefore: largeTitleExtent, searchExtentBefore: searchExtent,
            poses: poses(from: outgoing, to: content, operation: operation))
        if let transition {
            outgoing?.pose = transition.poses.outgoingStart
            content?.pose = transition.poses.incomingStart
            content?.settle()
        }
        if morphsButtons, let outgoing { content?.morph(into: outgoing) }
        backgroundView.beginTransition()
        showBackground()
    }

    /// Sends both contents to their ends. Call in the transition's animation block, after the bar got its new frame.
    func animateItemTransition() {
        guard let transition else { return }
        transition.outgoing?.pose = transition.poses.outgoingEnd
        content?.pose = transition.poses.incomingEnd(width: bounds.width)
        if morphsButtons, let content {
            transition.outgoing?.morph(into: content)
            content.endMorph()
        }
        backgroundView.animateTransition(snapping: metrics.snapsBackgrounds && !isOneAppearance(transition))
    }

    /// Removes what left. Cancelled: items and content are those from before.
    /// - Parameter leavesTrail: what left stays until `takeTrail()` hands it over.
    func endItemTransition(cancelled: Bool, leavesTrail: Bool = false) {
        guard let ended = transition else { return }
        isSettling = true
        defer { isSettling = false }
        UIView.performWithoutAnimation {
            transition = nil
            let leaving = cancelled ? content : ended.outgoing
            if cancelled {
                take(ended.itemsBefore)
                content = ended.outgoing
            }
            if leavesTrail { trail = leaving } else { leaving?.removeFromBar() }
            content?.pose = .rest
            content?.endMorph()
            if content?.isAway == true { content?.isAway = false }
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

    /// Fact 6.4.6.
    private var morphsButtons: Bool { metrics.usesGlass && !UIAccessibility.prefersCrossFadeTransitions }

    /// Hands over what the last transition left; whoever takes it removes it from the bar.
    func takeTrail() -> BarContentView? {
        defer { trail = nil }
        return trail
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
            travels: metrics.usesGlass, width: bounds.width)
    }
}

extension BarTransitionPoses.Side {
    /// What content there is; an empty bar has nothing to move.
    @MainActor
    fileprivate init(_ content: BarContentView?, height: CGFloat, middle: CGFloat) {
        self.init(
            contentHeight: content?.contentHeight ?? height, titleMiddle: content?.titleMiddle ?? middle,
            backTextMiddle: content?.backTextMiddle, hasBackButton: content?.backButton != nil,
            showsLargeTitle: (content?.inlineTitleAlpha ?? 1) == 0)
    }
}
