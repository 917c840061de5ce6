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
    /// Whether the size of a view's contents, or a scroll view, is among the demands: these can depend on the solution too.
    private var hasContents = false
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
        demands = groups.flatMap(\.demands)
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
        demands = groups.flatMap(\.demands)
        return true
    }

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
        if let label = view as? UILabel, let widest = label.wrappedSize(forWidth: nil) {
            // The width of the previous round; the next round uses the height for this round's width.
            let width = view.bounds.width > 0 ? view.bounds.width : nil
            size = CGSize(width: widest.width, height: label.wrappedSize(forWidth: width)?.height ?? widest.height)
        }
        let frame = geometry.frame(of: view)
        addContent(size.width, frame.width, view, .horizontal)
        addContent(size.height, frame.height, view, .vertical)
    }

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

    /// The solution, which is the previous one if nothing changed.
    func solved(previous: LayoutSolution?) -> LayoutSolution {
        if let previous, previous.demands == demands { return previous }
        return LayoutSolution(solving: demands, variableCount: geometry.variableCount)
    }
}

// MARK: - Applying a solution

extension LayoutSystem {
    /// Positions that differ by less count as equal. Half a pixel is much larger at any scale.
    private static let precision: CGFloat = 1e-6

    /// Applies a solution to views, guides and scroll views; returns whether a view changed.
    ///
    /// Edges are rounded to device pixels, so that adjacent views stay adjacent. The frames are set with the ordinary
    /// setters, so that they animate inside an animation block.
    func apply(_ solution: LayoutSolution) -> Bool {
        let grid = PixelGrid(scale: region.root.traitCollection.displayScale)
        var isChanged = false
        if apply(solution, to: region.root, isFree: geometry.isRootSizeFree, on: grid) { isChanged = true }
        for view in region.views where apply(solution, to: view, isFree: LayoutEngine.isConstrained(view), on: grid) {
            isChanged = true
        }
        return isChanged
    }

    private func apply(_ solution: LayoutSolution, to view: UIView, isFree: Bool, on grid: PixelGrid) -> Bool {
        var isChanged = false
        if isFree {
            var frame = grid.round(solution.rect(geometry.frame(of: view)))
            if view === region.root { frame.origin = view.untransformedFrame.origin }
            isChanged = set(view.frame(forAlignmentRect: frame), on: view)
        }
        for guide in view.layoutGuides {
            guard let box = geometry.box(of: guide, in: view) else { continue }
            guide.solvedFrame = grid.round(solution.rect(box))
        }
        if let scrolling = view as? UIScrollView { setContentSize(of: scrolling, solution, grid) }
        return isChanged
    }

    private func set(_ frame: CGRect, on view: UIView) -> Bool {
        var isChanged = false
        let size = view.bounds.size
        if abs(size.width - frame.width) > Self.precision || abs(size.height - frame.height) > Self.precision {
            view.bounds.size = frame.size
            isChanged = true
        }
        let anchor = view.layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if abs(view.center.x - center.x) > Self.precision || abs(view.center.y - center.y) > Self.precision {
            view.center = center
            isChanged = true
        }
        // UIKit sets a view's frame in its superview's layout, so the superview's `layoutSubviews()` is called.
        if isChanged, let superview = view.superview, superview !== region.root { superview.setNeedsLayout() }
        return isChanged
    }

    private func setContentSize(of view: UIScrollView, _ solution: LayoutSolution, _ grid: PixelGrid) {
        let size = grid.round(solution.rect(geometry.content(of: view))).size
        var new = view.contentSize
        if geometry.isContentFree(of: view, .horizontal) { new.width = size.width }
        if geometry.isContentFree(of: view, .vertical) { new.height = size.height }
        if new != view.contentSize { view.contentSize = new }
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
        system.add(frame.width, Double(targetSize.width), horizontalPriority)
        system.add(frame.height, Double(targetSize.height), verticalPriority)
        let grid = PixelGrid(scale: view.traitCollection.displayScale)
        return grid.round(system.solved(previous: nil).rect(frame)).size
    }

    private mutating func add(_ length: LinearExpression, _ target: Double, _ priority: UILayoutPriority) {
        let isRequired = priority.rawValue >= UILayoutPriority.required.rawValue
        demands.append(
            LayoutDemand(
                length - LinearExpression(target), .zero, isRequired ? .required : .priority(priority.rawValue)))
    }
}
