/// The views and constraints that are solved together: those below a root whose frames depend on constraints, and the
/// constraints among them.
///
/// A view below the root whose frame is set by code is the root of another region, unless a constraint of an ancestor
/// refers to something inside it.
@MainActor
struct LayoutRegion {
    /// Not retained: the root keeps its region.
    unowned let root: UIView

    /// The views below the root that belong to the region, parents first.
    private(set) var views: [UIView] = []

    /// The constraints in the order of activation.
    private(set) var constraints: [NSLayoutConstraint] = []

    /// The views that a constraint of an ancestor refers into.
    private var crossed: Set<ObjectIdentifier> = []

    init(root: UIView) {
        self.root = root
        collect(root)
        constraints.sort { $0.activation < $1.activation }
    }

    private mutating func collect(_ view: UIView) {
        if view !== root { views.append(view) }
        for constraint in view.constraints where constraint.isInside(view) {
            constraints.append(constraint)
            cross(from: constraint.first, to: view)
            cross(from: constraint.second, to: view)
        }
        for subview in view.subviews {
            if LayoutEngine.isConstrained(subview) || crossed.contains(ObjectIdentifier(subview)) {
                collect(subview)
            }
        }
    }

    private mutating func cross(from item: (any LayoutItem)?, to holder: UIView) {
        guard let owner = item?.layoutOwner, owner !== holder else { return }
        // A guide is inside its view, so its view is crossed as well.
        var view = item is UIView ? owner.superview : owner
        while let current = view, current !== holder {
            crossed.insert(ObjectIdentifier(current))
            view = current.superview
        }
    }

    /// Whether nothing in the region depends on constraints.
    var isEmpty: Bool {
        constraints.isEmpty && !(root is UIStackView) && !LayoutEngine.isConstrained(root)
            && !views.contains { LayoutEngine.isConstrained($0) || $0 is UIStackView }
    }
}
