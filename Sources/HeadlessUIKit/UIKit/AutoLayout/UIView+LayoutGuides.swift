extension UIView {
    /// What is inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { layoutEngineStorage.marginsGuide }

    /// What is inside the layout margins and no wider than lines of text should be.
    public var readableContentGuide: UILayoutGuide { layoutEngineStorage.readableGuide }

    /// The guides added to the view, without those the view has by itself; default empty.
    public var layoutGuides: [UILayoutGuide] { layoutEngineStorage.guides }

    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    /// Removes a guide with the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.kind == .constraints else { return }
        layoutGuide.owningView = nil
    }
}
