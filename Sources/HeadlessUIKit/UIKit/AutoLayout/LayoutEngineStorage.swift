/// Auto Layout's state of one view.
@MainActor
final class LayoutEngineStorage {
    private unowned let owner: UIView
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Whether `updateConstraints()` is to be called before the next layout.
    var needsUpdateConstraints: Bool

    /// Whether `updateConstraints()` has not been called yet.
    var awaitsFirstUpdate = true

    /// For the topmost view of a hierarchy: whether it has had a constraint, or a view that asks for layout with constraints.
    var isEngaged = false

    /// Whether a constraint has ever been activated that refers to the view's layout margins.
    var hasMarginConstraints = false

    /// For the root of a region: the demands of the last solution, until something changes that they are made of.
    var system: LayoutSystem?

    /// For the root of a region: the last solution.
    private(set) var lastSolution: LayoutSolution?

    /// For the root of a region: the frames of the last solution, until something changes that they are made of.
    var arrangement: LayoutArrangement?

    /// The frame that constraints gave the view last.
    var placedFrame: CGRect?

    /// The content size that constraints gave the scroll view last.
    var placedContentSize: CGSize?

    func keep(_ system: LayoutSystem, with solution: LayoutSolution) {
        self.system = system.canBeKept ? system : nil
        lastSolution = solution
    }

    func forget() {
        system = nil
        arrangement = nil
    }

    init(owner: UIView) {
        self.owner = owner
        // UIKit documentation, requiresConstraintBasedLayout: such a view makes its constraints in
        // `updateConstraints()`.
        needsUpdateConstraints = type(of: owner).requiresConstraintBasedLayout
    }

    // MARK: The view's own guides

    private var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    var safeAreaGuide: UILayoutGuide { ownGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    var marginsGuide: UILayoutGuide { ownGuide(.margins, "UIViewLayoutMarginsGuide") }
    var readableGuide: UILayoutGuide { ownGuide(.readableWidth, "UIViewReadableContentGuide") }
    var scrollFrameGuide: UILayoutGuide { ownGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }
    var scrollContentGuide: UILayoutGuide { ownGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

    private func ownGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
        if let guide = ownGuides[kind] { return guide }
        let guide = UILayoutGuide(kind: kind, identifier: identifier, owner: owner)
        ownGuides[kind] = guide
        return guide
    }

    // MARK: Constraints

    private static var activations = 0

    func hold(_ constraint: NSLayoutConstraint) {
        Self.activations += 1
        constraint.activation = Self.activations
        constraint.isBroken = false
        constraint.holder = owner
        LayoutEngine.engage(around: owner)
        if constraint.firstAttribute.isMargin { noteMargins(of: constraint.first) }
        if constraint.secondAttribute.isMargin { noteMargins(of: constraint.second) }
        constraints.append(constraint)
        LayoutEngine.invalidate(from: owner)
    }

    private func noteMargins(of item: (any LayoutItem)?) {
        item?.layoutOwner?.layoutEngineStorage.hasMarginConstraints = true
    }

    func release(_ constraint: NSLayoutConstraint) {
        // Invalidated first: without the constraint, views that it refers to may no longer belong to the same root.
        LayoutEngine.invalidate(from: owner)
        constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        // Items further inside can belong to other regions now.
        for item in [constraint.first, constraint.second] {
            guard let superview = item?.layoutOwner?.superview, superview !== owner else { continue }
            LayoutEngine.invalidate(from: superview)
        }
    }

    // MARK: Guides

    func holdGuide(_ guide: UILayoutGuide) {
        guides.append(guide)
        LayoutEngine.forgetSystems(around: owner)
    }

    func releaseGuide(_ guide: UILayoutGuide) {
        guides.removeAll { $0 === guide }
        LayoutEngine.forgetSystems(around: owner)
        var ancestor: UIView? = owner
        while let view = ancestor {
            for constraint in view.constraints where constraint.first === guide || constraint.second === guide {
                constraint.isActive = false
            }
            ancestor = view.superview
        }
    }

    // MARK: Called by UIView

    /// A property of the view that layout depends on changed: its intrinsic size, its priorities, whether its frame is
    /// translated into constraints, its direction, whether a stack view arranges it.
    func invalidateLayout() {
        forget()
        LayoutEngine.invalidate(from: owner.superview ?? owner)
    }

    /// The view's safe area insets or layout margins changed.
    func insetsDidChange() {
        // The insets themselves count only for its guides, for attributes with margins and for a stack view.
        let hasInsetGuides = ownGuides.keys.contains { $0 != .scrollFrame && $0 != .scrollContent }
        let isReferredTo = hasInsetGuides || hasMarginConstraints || owner is UIStackView
        guard isReferredTo || !constraints.isEmpty else { return }
        LayoutEngine.insetsDidChange(of: owner, areReferredTo: isReferredTo)
    }
}
