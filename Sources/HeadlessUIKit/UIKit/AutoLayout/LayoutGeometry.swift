import Foundation

/// Expresses the rectangles of views and guides in the variables of one region.
@MainActor
final class LayoutGeometry {
    private unowned let root: UIView
    let isRootSizeFree: Bool
    private(set) var variableCount = 0
    /// Whether an expression contains what the solution itself changes, such as the margins of a view whose frame is solved
    /// for. Then one round may not be enough.
    private(set) var dependsOnSolution: Bool
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// What was read since it was last emptied.
    var inputs: Inputs = []
    /// Whether the views whose edges lead or trail are laid out from right to left.
    private var rightToLeft: [ObjectIdentifier: Bool] = [:]
    /// The scroll views whose content size constraints determine, with the axes.
    private var freeContent: [ObjectIdentifier: Set<NSLayoutConstraint.Axis>] = [:]

    /// What an expression contains besides variables, and what it takes from constraints.
    struct Inputs: OptionSet {
        let rawValue: Int
        /// The size and the origin of the root's bounds.
        static let rootBounds = Inputs(rawValue: 1)
        /// Insets, contents and frames that code sets.
        static let others = Inputs(rawValue: 2)
    }

    /// - Parameter isRootSizeFree: Whether the root's size is solved for rather than given.
    init(region: LayoutRegion, isRootSizeFree: Bool) {
        root = region.root
        self.isRootSizeFree = isRootSizeFree
        dependsOnSolution = isRootSizeFree
        for constraint in region.constraints {
            noteContent(constraint.first, constraint.firstAttribute, holder: constraint.holder)
            noteContent(constraint.second, constraint.secondAttribute, holder: constraint.holder)
        }
    }

    private func noteContent(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, holder: UIView?) {
        guard let owner = item?.layoutOwner else { return }
        let isContentGuide = (item as? UILayoutGuide)?.kind == .scrollContent
        let isContentEdge = item === holder && owner is UIScrollView && attribute.kind != .size
        guard isContentGuide || isContentEdge else { return }
        freeContent[ObjectIdentifier(owner), default: []].insert(attribute.axis)
    }

    func isContentFree(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        freeContent[ObjectIdentifier(view)]?.contains(axis) ?? false
    }

    private func makeVariable() -> LinearExpression {
        defer { variableCount += 1 }
        return LinearExpression(variable: variableCount)
    }

    private func makeBox() -> LayoutBox {
        LayoutBox(left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
    }

    /// A view's frame in its superview's coordinates, without transforms.
    func frame(of view: UIView) -> LayoutBox {
        if let box = boxes[ObjectIdentifier(view)] { return box }
        let isFree = view === root ? isRootSizeFree : LayoutEngine.isConstrained(view)
        guard !isFree else { return cached(view) { makeBox() } }
        read(from: view)
        // Autoresizing can change the frame of a view inside a view that is laid out.
        if view !== root, view.superview !== root { dependsOnSolution = true }
        return LayoutBox(view.untransformedFrame)
    }

    private func read(from view: UIView) { inputs.insert(view === root ? .rootBounds : .others) }

    /// A view's bounds: its size, at the origin of its bounds.
    func bounds(of view: UIView) -> LayoutBox {
        var box = frame(of: view)
        read(from: view)
        box.left = LinearExpression(Double(view.bounds.minX))
        box.top = LinearExpression(Double(view.bounds.minY))
        return box
    }

    /// The content area of a scroll view, in its coordinates. Constraints from a descendant to a scroll view's edges refer to it.
    func content(of view: UIScrollView) -> LayoutBox {
        inputs.insert(.others)
        var box = cached(view.layoutEngineStorage.scrollContentGuide) {
            var box = LayoutBox(.zero)
            if isContentFree(of: view, .horizontal) { box.width = makeVariable() }
            if isContentFree(of: view, .vertical) { box.height = makeVariable() }
            return box
        }
        if !isContentFree(of: view, .horizontal) { box.width.constant = Double(view.contentSize.width) }
        if !isContentFree(of: view, .vertical) { box.height.constant = Double(view.contentSize.height) }
        return box
    }

    /// An item's rectangle in the coordinates of the view that holds a constraint.
    func box(of item: any LayoutItem, in holder: UIView) -> LayoutBox? {
        guard let owner = item.layoutOwner else { return nil }
        if let guide = item as? UILayoutGuide {
            return moved(box(of: guide, owner: owner), from: owner, to: holder)
        }
        if owner !== holder {
            return owner.superview.map { moved(frame(of: owner), from: $0, to: holder) }
        }
        if let scrolling = owner as? UIScrollView { return content(of: scrolling) }
        return bounds(of: owner)
    }

    private func box(of guide: UILayoutGuide, owner: UIView) -> LayoutBox {
        switch guide.kind {
        case .constraints:
            return cached(guide) { makeBox() }
        case .scrollContent:
            if let scrolling = owner as? UIScrollView { return content(of: scrolling) }
            return bounds(of: owner)
        case .safeArea, .margins, .readableWidth, .scrollFrame:
            inputs.insert(.others)
            if owner !== root { dependsOnSolution = true }
            return bounds(of: owner).inset(by: guide.insets(in: owner))
        }
    }

    private func moved(_ box: LayoutBox, from inner: UIView, to holder: UIView) -> LayoutBox {
        var box = box
        var view = inner
        while view !== holder, let superview = view.superview {
            let frame = frame(of: view)
            read(from: view)
            box.move(
                left: frame.left - LinearExpression(Double(view.bounds.minX)),
                top: frame.top - LinearExpression(Double(view.bounds.minY)))
            view = superview
        }
        return box
    }

    private func cached(_ item: AnyObject, _ make: () -> LayoutBox) -> LayoutBox {
        let key = ObjectIdentifier(item)
        if let box = boxes[key] { return box }
        let box = make()
        boxes[key] = box
        return box
    }
}

// MARK: - Constraints and attributes

extension LayoutGeometry {
    /// The expression that a constraint requires to be zero (or at least zero); positive where the first item is too
    /// large.
    func difference(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holder, let first = constraint.first else { return nil }
        let isMirrored = isMirrored(constraint)
        guard let left = value(constraint.firstAttribute, of: first, in: holder, isMirrored: isMirrored) else {
            return nil
        }
        guard constraint.hasSecondItem else { return left - LinearExpression(Double(constraint.constant)) }
        guard let second = constraint.second,
            let right = value(constraint.secondAttribute, of: second, in: holder, isMirrored: isMirrored)
        else { return nil }
        let multiplier = Double(constraint.multiplier)
        let rest = left - right * multiplier
        guard isMirrored else { return rest - LinearExpression(Double(constraint.constant)) }
        // Positions are measured from the right edge: (W - left) - m (W - right) - c, where W is the holder's width.
        var mirrored = rest * -1
        mirrored.add(mirrorWidth(of: holder), times: 1 - multiplier)
        mirrored.constant -= Double(constraint.constant)
        return mirrored
    }

    private func mirrorWidth(of holder: UIView) -> LinearExpression {
        (holder as? UIScrollView).map { content(of: $0).width } ?? frame(of: holder).width
    }

    /// Right-to-left layout mirrors constraints with a leading or trailing edge.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional,
            let owner = constraint.first?.layoutOwner
        else { return false }
        let key = ObjectIdentifier(owner)
        if let isMirrored = rightToLeft[key] { return isMirrored }
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        rightToLeft[key] = isMirrored
        return isMirrored
    }

    /// The item's baselines, which depend on the solution: text is centered in its present height.
    private func baselines(of item: any LayoutItem) -> LayoutBaselines? {
        guard let text = item as? LayoutBaselines else { return nil }
        inputs.insert(.others)
        dependsOnSolution = true
        return text
    }

    private func value(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView, isMirrored: Bool
    ) -> LinearExpression? {
        // The edges of a scroll view refer to its contents, its size to the view itself.
        let ownSize = attribute.kind == .size ? (item as? UIView).map { frame(of: $0) } : nil
        guard let box = ownSize ?? box(of: item, in: holder) else { return nil }
        var inner = box
        if attribute.isMargin, let owner = item.layoutOwner {
            inputs.insert(.others)
            if owner !== root { dependsOnSolution = true }
            inner = box.inset(by: owner.layoutMargins)
        }
        switch attribute {
        case .left, .leftMargin: return inner.left
        case .right, .rightMargin: return inner.right
        case .leading, .leadingMargin: return isMirrored ? inner.right : inner.left
        case .trailing, .trailingMargin: return isMirrored ? inner.left : inner.right
        case .top, .topMargin: return inner.top
        case .bottom, .bottomMargin: return inner.bottom
        case .centerX, .centerXWithinMargins: return inner.centerX
        case .centerY, .centerYWithinMargins: return inner.centerY
        case .width: return inner.width
        case .height: return inner.height
        case .firstBaseline:
            guard let text = baselines(of: item) else { return box.bottom }
            return box.top + LinearExpression(Double(text.firstBaselineFromTop))
        case .lastBaseline:
            guard let text = baselines(of: item) else { return box.bottom }
            return box.bottom - LinearExpression(Double(text.lastBaselineFromBottom))
        case .notAnAttribute: return nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute refers to the item's layout margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
