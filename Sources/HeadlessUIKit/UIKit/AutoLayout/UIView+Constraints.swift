extension UIView {
    /// The constraints this view holds: those whose closest common ancestor it is.
    public var constraints: [NSLayoutConstraint] { layoutEngineStorage.constraints }

    /// Adds a constraint between the view and its descendants; `isActive` finds the view by itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard constraint.isInside(self) else {
            fatalError(
                "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself).")
        }
        constraint.isActive = false
        layoutEngineStorage.hold(constraint)
    }

    /// Adds constraints in their order.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Removes constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutEngineStorage.hugging[axis] ?? .defaultLow
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutEngineStorage.hugging[axis] = priority
        layoutEngineStorage.invalidateLayout()
    }

    func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutEngineStorage.resistance[axis] ?? .defaultHigh
    }

    func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutEngineStorage.resistance[axis] = priority
        layoutEngineStorage.invalidateLayout()
    }
}
