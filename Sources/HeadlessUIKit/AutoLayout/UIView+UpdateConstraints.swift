extension UIView {
    /// Asks for `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        layoutEngineStorage.needsUpdateConstraints = true
        setNeedsLayout()
    }

    /// Whether `updateConstraints()` is to be called before the next layout.
    public func needsUpdateConstraints() -> Bool {
        layoutEngineStorage.needsUpdateConstraints
    }

    /// Calls `updateConstraints()` now, here and below, where it was asked for.
    public func updateConstraintsIfNeeded() {
        LayoutEngine.updateConstraintsIfNeeded(below: self)
    }
}
