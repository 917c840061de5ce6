extension LayoutEngine {
    /// Drops the constraints that would no longer have a common ancestor.
    ///
    /// Called before a view leaves its superview, while the superview is still known.
    static func viewWillLeaveSuperview(_ view: UIView) {
        var ancestor = view.superview
        while let holder = ancestor {
            for constraint in holder.constraints where constraint.mentions(insideOf: view) {
                constraint.isActive = false
            }
            ancestor = holder.superview
        }
        // A region that loses a view without constraints has one demand less all the same.
        if isDriven(view) { view.layoutEngineStorage.invalidateLayout() }
    }

    /// Has the neighbours follow when code moves a view that constraints mention.
    ///
    /// Called after a view's bounds or centre changed.
    static func frameDidChange(of view: UIView) {
        guard !isDriven(view) else { return }
        var ancestor = view.superview
        while let holder = ancestor {
            for constraint in holder.constraints
            where constraint.first?.layoutOwner === view || constraint.second?.layoutOwner === view {
                return view.layoutEngineStorage.invalidateLayout()
            }
            ancestor = holder.superview
        }
    }

    /// Calls `updateConstraints()` where it was asked for, subviews first (fact m4.3).
    ///
    /// Called at the beginning of a layout pass.
    static func updateConstraintsIfNeeded(below view: UIView) {
        // Asking for it asks for layout too.
        guard view.hasWaitingLayout else { return }
        for subview in view.subviews { updateConstraintsIfNeeded(below: subview) }
        let storage = view.layoutEngineStorage
        guard storage.needsUpdateConstraints else { return }
        storage.needsUpdateConstraints = false
        view.updateConstraints()
    }
}
