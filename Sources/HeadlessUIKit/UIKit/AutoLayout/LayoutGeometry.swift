import Foundation

/// Writes the rectangles of views and guides as expressions over the variables of one region.
@MainActor
final class LayoutGeometry {
    let root: UIView
    let isRootSizeFree: Bool
    private(set) var variableCount = 0
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The scroll views whose content size constraints decide, with the axes they decide.
    private var freeContent: [ObjectIdentifier: Set<NSLayoutConstraint.Axis>] = [:]

    /// - Parameter isRootSizeFree: Whether the root's size is looked for rather than given.
    init(region: LayoutRegion, isRootSizeFree: Bool) {
        root = region.root
        self.isRootSizeFree = isRootSizeFree
        for constraint in region.constraints {
            noteContent(constraint.first, constraint.firstAttribute, holder: constraint.holder)
            noteContent(constraint.second, constraint.secondAttribute, holder: constraint.holder)
        }
    }

    private func noteContent(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, holder: UIView?) {
        guard let owner = item?.layoutOwner else { return }
        let isContentGuide = (item as? UILayoutGuide)?.kind == .scrollContent
        let isContentEdge = item === holder && owner is LayoutScrolling && attribute.kind != .size
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

    /// A view's frame in its superview's coordinates, transforms aside.
    func frame(of view: UIView) -> LayoutBox {
        cached(view) {
            let isFree = view === root ? isRootSizeFree : LayoutEngine.isDriven(view)
            return isFree ? makeBox() : LayoutBox(view.untransformedFrame)
        }
    }

    /// What subviews see of their view: its size, at the origin of its bounds.
    func bounds(of view: UIView) -> LayoutBox {
        var box = frame(of: view)
        box.left = LinearExpression(Double(view.bounds.minX))
        box.top = LinearExpression(Double(view.bounds.minY))
        return box
    }

    /// The content area of a scroll view, in its coordinates.
    func content(of view: UIView & LayoutScrolling) -> LayoutBox {
        cached(view.layoutEngineStorage.scrollContentGuide) {
            var box = LayoutBox(CGRect(origin: .zero, size: view.contentSize))
            if isContentFree(of: view, .horizontal) { box.width = makeVariable() }
            if isContentFree(of: view, .vertical) { box.height = makeVariable() }
            return box
        }
    }

    /// An item in the coordinates of the view that holds a constraint about it.
    func box(of item: any LayoutItem, in holder: UIView) -> LayoutBox? {
        guard let owner = item.layoutOwner else { return nil }
        if let guide = item as? UILayoutGuide {
            return moved(box(of: guide, owner: owner), from: owner, to: holder)
        }
        if owner !== holder {
            return owner.superview.map { moved(frame(of: owner), from: $0, to: holder) }
        }
        if let scrolling = owner as? (UIView & LayoutScrolling) { return content(of: scrolling) }
        return bounds(of: owner)
    }

    private func box(of guide: UILayoutGuide, owner: UIView) -> LayoutBox {
        switch guide.kind {
        case .constraints:
            return cached(guide) { makeBox() }
        case .scrollContent:
            if let scrolling = owner as? (UIView & LayoutScrolling) { return content(of: scrolling) }
            return bounds(of: owner)
        case .safeArea, .margins, .readableWidth, .scrollFrame:
            return bounds(of: owner).inset(by: guide.insets(in: owner))
        }
    }

    private func moved(_ box: LayoutBox, from inner: UIView, to holder: UIView) -> LayoutBox {
        var box = box
        var view = inner
        while view !== holder, let superview = view.superview {
            let frame = frame(of: view)
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

extension UIView {
    /// The frame without the transform: what layout works with.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
