import Foundation

/// The demands of one region, ready to be solved.
///
/// A root keeps its system: a layout pass after which only insets or sizes are others, as when a bar's height changes, computes
/// those demands anew that contain them, and no others.
@MainActor
struct LayoutSystem {
    let region: LayoutRegion
    let geometry: LayoutGeometry
    private(set) var demands: [LayoutDemand] = []
    private var groups: [Group] = []
    /// The size that a fitting size is to be near to.
    private var target: [LayoutDemand] = []
    /// Whether the size of a view's contents, or a scroll view, is among the demands: these can depend on the solution too.
    private var hasContents = false
    /// Whether the size of a view's contents is computed from its present width.
    private var readsWidths = false
    /// The widths to which the labels that wrap were wrapped for the demands; nil for one without a width.
    private var wrappingWidths: [ObjectIdentifier: CGFloat?] = [:]
    /// The solution whose widths labels are wrapped to, and its pixels; nil before there is one.
    private var wrapping: (solution: LayoutSolution, grid: PixelGrid)?
    private var rootBounds: CGRect
    private let direction: UIUserInterfaceLayoutDirection

    /// What demands follow from.
    private enum Source {
        case constraint(Int)
        /// What a view of the region demands itself; nil for the root.
        case view(UIView?)
        /// That a root keeps its size where constraints do not determine it.
        case rootSize
    }

    /// The demands of one source, and what was read for them.
    private struct Group {
        let source: Source
        var demands: [LayoutDemand] = []
        var inputs: LayoutGeometry.Inputs = []
    }

    /// Whether the demands may be others after the solution has been applied.
    var dependsOnSolution: Bool { hasContents || geometry.dependsOnSolution }

    /// - Parameter isFitting: Whether the root's size is solved for rather than given.
    init(region: LayoutRegion, isFitting: Bool = false) {
        let root = region.root
        self.region = region
        // A root without superview whose frame is not translated into constraints keeps its size unless constraints
        // differ.
        let isLoose = !root.translatesAutoresizingMaskIntoConstraints
        geometry = LayoutGeometry(region: region, isRootSizeFree: isFitting || isLoose)
        rootBounds = root.bounds
        direction = root.effectiveUserInterfaceLayoutDirection
        groups = region.constraints.indices.map { Group(source: .constraint($0)) }
        groups.append(Group(source: .view(nil)))
        groups += region.views.map { Group(source: .view($0)) }
        if isLoose && !isFitting { groups.append(Group(source: .rootSize)) }
        for index in groups.indices { compute(index, isFitting: isFitting) }
        joinDemands()
    }

    /// Whether the root may keep the demands: not where an inner view can have another direction than the root without notice.
    var canBeKept: Bool {
        region.views.allSatisfy { $0.viewController == nil && $0.storedTraitOverrides.isEmpty }
    }

    /// Computes the demands anew that may be others; returns false if all may be.
    mutating func refresh() -> Bool {
        let root = region.root
        guard root.effectiveUserInterfaceLayoutDirection == direction else { return false }
        let changed: LayoutGeometry.Inputs = root.bounds == rootBounds ? .others : [.others, .rootBounds]
        rootBounds = root.bounds
        for index in groups.indices where !groups[index].inputs.isDisjoint(with: changed) { compute(index) }
        joinDemands()
        return true
    }

    private mutating func joinDemands() { demands = groups.flatMap(\.demands) + target }

    private mutating func compute(_ index: Int, isFitting: Bool = false) {
        geometry.inputs = []
        demands = []
        switch groups[index].source {
        case .constraint(let index): add(region.constraints[index], index: index)
        case .view(let view): add(view ?? region.root, isSized: view.map(LayoutEngine.isConstrained) ?? isFitting)
        case .rootSize: keepSize(of: region.root)
        }
        groups[index].demands = demands
        groups[index].inputs = geometry.inputs
    }

    private mutating func add(_ view: UIView, isSized: Bool) {
        if let stack = view as? UIStackView {
            addsContents()
            demands += StackArrangement(stack: stack, geometry: geometry).demands
        }
        if isSized {
            addSizes(geometry.frame(of: view))
            addContents(of: view)
        }
        if let scrolling = view as? UIScrollView {
            addsContents()
            addSizes(geometry.content(of: scrolling))
        }
        for guide in view.layoutGuides { geometry.box(of: guide, in: view).map { addSizes($0) } }
    }

    private mutating func addsContents() {
        hasContents = true
        geometry.inputs.insert(.others)
    }

    private mutating func keepSize(of root: UIView) {
        let frame = geometry.frame(of: root)
        geometry.inputs.insert(.rootBounds)
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
        if view.measuresWithPresentWidth { readsWidths = true }
        let frame = geometry.frame(of: view)
        if let label = view as? UILabel, let widest = label.wrappedSize(forWidth: nil) {
            let width = wrappingWidth(of: label)
            wrappingWidths[ObjectIdentifier(label)] = width
            size = CGSize(width: widest.width, height: label.wrappedSize(forWidth: width)?.height ?? widest.height)
        }
        addContent(size.width, frame.width, view, .horizontal)
        addContent(size.height, frame.height, view, .vertical)
    }

    /// The width of a label in the last solution; before there is one its present width, nil if it has none.
    private func wrappingWidth(of label: UILabel) -> CGFloat? {
        let solved = wrapping.map { $0.grid.round($0.solution.rect(geometry.frame(of: label))).width }
        let width = solved ?? label.bounds.width
        return width > 0 ? width : nil
    }

    /// Wraps the labels to the widths of a solution; returns false if they are wrapped so already.
    private mutating func wrap(to solution: LayoutSolution) -> Bool {
        guard !wrappingWidths.isEmpty else { return false }
        wrapping = (solution, grid)
        var isChanged = false
        for index in groups.indices {
            guard case .view(let view?) = groups[index].source, let label = view as? UILabel,
                let width = wrappingWidths[ObjectIdentifier(label)], width != wrappingWidth(of: label)
            else { continue }
            compute(index)
            isChanged = true
        }
        if isChanged { joinDemands() }
        return isChanged
    }

    private var grid: PixelGrid { PixelGrid(scale: region.root.traitCollection.displayScale) }

    private mutating func addContent(
        _ length: CGFloat, _ variable: LinearExpression, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) {
        guard length >= 0 else { return }
        addsContents()
        let excess = variable - LinearExpression(Double(length))
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        demands.append(LayoutDemand(excess, .atLeastZero, .priority(resistance)))
        demands.append(LayoutDemand(excess * -1, .atLeastZero, .priority(hugging)))
    }

    /// The solution, which is the previous one if nothing changed. The heights of labels follow from the widths that it gives
    /// them, so it is repeated until those remain.
    mutating func solved(previous: LayoutSolution?) -> LayoutSolution {
        var solution = solution(previous: previous)
        for _ in 1..<LayoutEngine.maximumRounds {
            guard wrap(to: solution) else { break }
            solution = self.solution(previous: solution)
        }
        return solution
    }

    private func solution(previous: LayoutSolution?) -> LayoutSolution {
        if let previous, previous.demands == demands { return previous }
        return LayoutSolution(solving: demands, variableCount: geometry.variableCount)
    }
}

// MARK: - What follows from a solution

extension LayoutSystem {
    /// The frames and sizes that a solution gives the views of the region. Edges are rounded to device pixels, so that adjacent
    /// views stay adjacent. Sets the guides' frames.
    func arrangement(of solution: LayoutSolution) -> LayoutArrangement {
        let grid = grid
        var arrangement = LayoutArrangement(
            changesWithItself: dependsOnSolution, readsFrames: geometry.dependsOnSolution || readsWidths)
        add(region.root, isFree: geometry.isRootSizeFree, solution, grid, to: &arrangement)
        for view in region.views {
            add(view, isFree: LayoutEngine.isConstrained(view), solution, grid, to: &arrangement)
        }
        return arrangement
    }

    private func add(
        _ view: UIView, isFree: Bool, _ solution: LayoutSolution, _ grid: PixelGrid,
        to arrangement: inout LayoutArrangement
    ) {
        if isFree {
            var frame = grid.round(solution.rect(geometry.frame(of: view)))
            if view === region.root { frame.origin = view.untransformedFrame.origin }
            arrangement.frames[ObjectIdentifier(view)] = view.frame(forAlignmentRect: frame)
        }
        for guide in view.layoutGuides {
            guard let box = geometry.box(of: guide, in: view) else { continue }
            guide.solvedFrame = grid.round(solution.rect(box))
        }
        guard let scrolling = view as? UIScrollView else { return }
        let (hasWidth, hasHeight) = (
            geometry.isContentFree(of: scrolling, .horizontal), geometry.isContentFree(of: scrolling, .vertical)
        )
        guard hasWidth || hasHeight else { return }
        let size = grid.round(solution.rect(geometry.content(of: scrolling))).size
        arrangement.contentSizes[ObjectIdentifier(scrolling)] = (
            hasWidth ? size.width : nil, hasHeight ? size.height : nil
        )
    }
}

/// Rounds positions in points to the device's pixels.
struct PixelGrid {
    /// Pixels per point; nothing is rounded at zero, the scale of unspecified traits.
    var scale: CGFloat

    /// The nearest pixel edge; at equal distance, the one to the right or below.
    func round(_ value: CGFloat) -> CGFloat {
        guard scale > 0 else { return value }
        // The solver's sums are exact to about 1e-9: without the margin an exact half could fall to either side.
        return (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Rounds each edge on its own.
    func round(_ rect: CGRect) -> CGRect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }
}

// MARK: - Fitting sizes

extension LayoutSystem {
    /// The size that the constraints inside a view give it, as near as possible to a target.
    static func fittingSize(
        of view: UIView, _ targetSize: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
    ) -> CGSize {
        var system = LayoutSystem(region: LayoutRegion(root: view), isFitting: true)
        let frame = system.geometry.frame(of: view)
        system.target = [
            demand(frame.width, Double(targetSize.width), horizontalPriority),
            demand(frame.height, Double(targetSize.height), verticalPriority),
        ]
        system.joinDemands()
        return system.grid.round(system.solved(previous: nil).rect(frame)).size
    }

    private static func demand(
        _ length: LinearExpression, _ target: Double, _ priority: UILayoutPriority
    ) -> LayoutDemand {
        let isRequired = priority.rawValue >= UILayoutPriority.required.rawValue
        return LayoutDemand(
            length - LinearExpression(target), .zero, isRequired ? .required : .priority(priority.rawValue))
    }
}
