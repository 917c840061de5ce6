import Foundation

extension UIView {
    /// Lays the subtree out until nothing in it needs it (facts 10.9, m4.3).
    func performLayoutIfNeeded() {
        var root = self
        // It starts beneath the first ancestor that does not need layout (documentation of `CALayer.layoutIfNeeded`).
        while let ancestor = root.superview, ancestor.needsLayout, !ancestor.isLayingOut { root = ancestor }
        ownSimulator.perform {
            LayoutEngine.updateConstraintsIfNeeded(below: root)
            for _ in 0..<100 where root.layOutSubtree() {}
        }
    }

    /// Notes that the view needs layout, for passes that begin anywhere above.
    func askForLayout() {
        needsLayout = true
        var view: UIView? = self
        while let current = view, !current.hasWaitingLayout {
            current.hasWaitingLayout = true
            view = current.superview
        }
    }

    /// One pass from the top down; returns whether anything was laid out.
    @discardableResult
    func layOutSubtree() -> Bool {
        guard hasWaitingLayout else { return false }
        var didLayout = false
        if needsLayout, !isLayingOut {
            layOutSelf()
            didLayout = true
        }
        for subview in subviews where subview.layOutSubtree() { didLayout = true }
        hasWaitingLayout =
            needsLayout || layoutEngineStorage.needsUpdateConstraints || subviews.contains(where: \.hasWaitingLayout)
        return didLayout
    }

    private func layOutSelf() {
        isLayingOut = true
        defer { isLayingOut = false }
        needsLayout = false
        viewController?.layoutOwnViews()
        viewController?.viewWillLayoutSubviews()
        LayoutEngine.layoutConstrainedSubviews(of: self)
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }
}
