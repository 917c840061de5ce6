extension UIView {
    func markConstraints() {
        layoutEngineStorage.needsUpdateConstraints = true
        setNeedsLayout()
    }
}
