extension UIView {
    func markConstraints() {
        layoutEngineStorage.needsUpdateConstraints = true
        setNeedsLayout()
    }

    /// Whether `updateConstraints()` is to be called before the next layout.
    public func needsUpdateConstraints() -> Bool {
        layoutEngineStorage.needsUpdateConstraints
    }
}
