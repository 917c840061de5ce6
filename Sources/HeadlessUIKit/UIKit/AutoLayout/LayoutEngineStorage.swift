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

    /// For the root of a region: whether something changed since it was last solved.
    var isStale = false

    /// For the root of a region: the last solution.
    var lastSolution: LayoutSolution?

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
        constraints.append(constraint)
        LayoutEngine.invalidate(from: owner)
    }

    func release(_ constraint: NSLayoutConstraint) {
        // Invalidated first: without the constraint, views that it refers to may no longer belong to the same root.
        LayoutEngine.invalidate(from: owner)
        constraints.removeAll { $0 === constraint }
        constraint.holder = nil
    }

    // MARK: Guides

    func holdGuide(_ guide: UILayoutGuide) {
        guides.append(guide)
    }

    func releaseGuide(_ guide: UILayoutGuide) {
        guides.removeAll { $0 === guide }
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
        LayoutEngine.invalidate(from: owner.superview ?? owner)
    }

    /// The view's safe area insets or layout margins changed.
    func insetsDidChange() {
        guard !ownGuides.isEmpty || !constraints.isEmpty || owner is UIStackView else { return }
        LayoutEngine.invalidate(from: owner)
    }
}
