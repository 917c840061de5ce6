/// What Auto Layout keeps for one view.
@MainActor
final class LayoutEngineStorage {
    private unowned let owner: UIView
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// Whether `updateConstraints()` is to be called before the next layout.
    var needsUpdateConstraints: Bool
    /// Of a view that decides the layout below it: whether something changed since it was last solved.
    var isStale = false
    /// Of a view that decides the layout below it: what was last solved.
    var lastSolution: LayoutSolution?

    init(owner: UIView) {
        self.owner = owner
        // UIKit documentation, requiresConstraintBasedLayout: such a view makes its constraints when it is asked to.
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
        // Marked first: without the constraint, views it reached into may no longer lead up to the same root.
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

    /// Something about the view itself that layout depends on changed: its intrinsic size, its priorities, whether its
    /// frame is translated into constraints, its direction, whether a stack view arranges it.
    func invalidateLayout() {
        LayoutEngine.invalidate(from: owner.superview ?? owner)
    }

    /// The view's safe area insets changed.
    func safeAreaInsetsDidChange() {
        insetsDidChange()
    }

    /// The view's layout margins changed.
    func layoutMarginsDidChange() {
        insetsDidChange()
    }

    private func insetsDidChange() {
        guard !ownGuides.isEmpty || !constraints.isEmpty || owner is UIStackView else { return }
        LayoutEngine.invalidate(from: owner)
    }
}
