import Foundation

/// The demands of one region, ready to be solved.
@MainActor
struct LayoutSystem {
    let region: LayoutRegion
    let geometry: LayoutGeometry
    private(set) var demands: [LayoutDemand] = []

    /// - Parameter isFitting: Whether the root's size is looked for rather than given.
    init(root: UIView, isFitting: Bool = false) {
        region = LayoutRegion(root: root)
        // A root that does not translate its frame, because it has no superview, keeps its size unless constraints differ.
        let isLoose = !root.translatesAutoresizingMaskIntoConstraints
        geometry = LayoutGeometry(region: region, isRootSizeFree: isFitting || isLoose)
        for (index, constraint) in region.constraints.enumerated() { add(constraint, index: index) }
        for view in region.views {
            if let stack = view as? UIStackView {
                demands += StackArrangement(stack: stack, geometry: geometry).demands
            }
            if view === root ? isFitting : LayoutEngine.isDriven(view) {
                addSizes(geometry.frame(of: view))
                addContents(of: view)
            }
            if let scrolling = view as? (UIView & LayoutScrolling) { addSizes(geometry.content(of: scrolling)) }
            for guide in view.layoutGuides { geometry.box(of: guide, in: view).map { addSizes($0) } }
        }
        if isLoose && !isFitting { keepSize(of: root) }
    }

    private mutating func keepSize(of root: UIView) {
        let frame = geometry.frame(of: root)
        demands.append(LayoutDemand(frame.width - LinearExpression(Double(root.bounds.width)), .zero, .size))
        demands.append(LayoutDemand(frame.height - LinearExpression(Double(root.bounds.height)), .zero, .size))
    }

    private mutating func add(_ constraint: NSLayoutConstraint, index: Int) {
        guard let difference = geometry.difference(of: constraint) else { return }
        let isRequired = constraint.priority.rawValue >= UILayoutPriority.required.rawValue
        let strength = isRequired ? LayoutDemand.Strength.required : .priority(constraint.priority.rawValue)
        switch constraint.relation {
        case .equal: demands.append(LayoutDemand(difference, .zero, strength, constraint: index))
        case .greaterThanOrEqual: demands.append(LayoutDemand(difference, .atLeastZero, strength, constraint: index))
        case .lessThanOrEqual:
            demands.append(LayoutDemand(difference * -1, .atLeastZero, strength, constraint: index))
        }
    }

    private mutating func addSizes(_ box: LayoutBox) {
        for size in [box.width, box.height] where !size.terms.isEmpty {
            demands.append(LayoutDemand(size, .atLeastZero, .size))
        }
    }

    private mutating func addContents(of view: UIView) {
        var size = view.intrinsicContentSize
        if let wrapping = view as? LayoutWrapping, let widest = wrapping.wrappedSize(forWidth: nil) {
            // The width of the round before: the next round sees the height that goes with the width of this one.
            let width = view.bounds.width > 0 ? view.bounds.width : nil
            size = CGSize(width: widest.width, height: wrapping.wrappedSize(forWidth: width)?.height ?? widest.height)
        }
        let frame = geometry.frame(of: view)
        addContent(size.width, frame.width, view, .horizontal)
        addContent(size.height, frame.height, view, .vertical)
    }

    private mutating func addContent(
        _ length: CGFloat, _ variable: LinearExpression, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) {
        guard length >= 0 else { return }
        let room = variable - LinearExpression(Double(length))
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        demands.append(LayoutDemand(room, .atLeastZero, .priority(resistance)))
        demands.append(LayoutDemand(room * -1, .atLeastZero, .priority(hugging)))
    }

    /// Adds a wish for the size of the root.
    mutating func add(_ wish: LayoutDemand) {
        demands.append(wish)
    }

    /// The solution, which is the previous one if nothing changed.
    func solved(previous: LayoutSolution?) -> LayoutSolution {
        if let previous, previous.demands == demands { return previous }
        return LayoutSolution(solving: demands, variableCount: geometry.variableCount)
    }
}
