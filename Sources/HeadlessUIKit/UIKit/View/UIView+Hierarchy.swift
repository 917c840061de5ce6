import Foundation

extension UIView {
    func insert(_ view: UIView, under sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling } ?? views.endIndex }
    }

    func insert(_ view: UIView, over sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.endIndex }
    }

    func move(_ view: UIView, toFront: Bool) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: toFront ? subviews.endIndex : 0)
        if toFront { layer.addSublayer(view.layer) } else { layer.insertSublayer(view.layer, at: 0) }
    }

    func swapSubviews(_ index1: Int, _ index2: Int) {
        let first = min(index1, index2)
        let second = max(index1, index2)
        let (lower, upper) = (subviews[first], subviews[second])
        insertSubview(upper, at: first)
        insertSubview(lower, at: second)
    }

    func isInside(_ view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    func leaveSuperview() {
        guard let superview else { return }
        LayoutEngine.viewWillLeaveSuperview(self)
        superview.willRemoveSubview(self)
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { announceWindow(nil) }
        superview.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview.setNeedsLayout()
        self.superview = nil
        if oldWindow != nil { enter(nil) }
        didMoveToSuperview()
    }

    func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        precondition(view !== self, "Can't add self as subview: \(self).")
        let newWindow = window
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.announceWindow(newWindow) }
        if let old = view.superview {
            if old !== self {
                LayoutEngine.viewWillLeaveSuperview(view)
                old.willRemoveSubview(view)
            }
            old.subviews.removeAll { $0 === view }
            view.layer.removeFromSuperlayer()
            old.setNeedsLayout()
        }
        let index = place(subviews)
        subviews.insert(view, at: index)
        let sublayerIndex = sublayerIndex(forSubviewAt: index)
        layer.insertSublayer(view.layer, at: UInt32(sublayerIndex))
        view.superview = self
        setNeedsLayout()
        if newWindow !== oldWindow { view.enter(newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.storedTintColor == nil { view.propagateTintChange() }
        view.updateSafeAreaInsets()
        view.layoutMarginsMayHaveChanged()
    }

    private func sublayerIndex(forSubviewAt index: Int) -> Int {
        let layers = layer.sublayers ?? []
        if index + 1 < subviews.count, let next = layers.firstIndex(where: { $0 === subviews[index + 1].layer }) {
            return next
        }
        return layers.count
    }

    private func announceWindow(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for subview in subviews { subview.announceWindow(newWindow) }
    }

    private func enter(_ newWindow: UIWindow?) {
        // What leaves the screen gives the keyboard up, willing or not.
        if let storedWindow, storedWindow !== newWindow { storedWindow.dropFirstResponder(in: self) }
        storedWindow = newWindow
        // Core Animation drops the animations of what is not on a screen.
        if newWindow == nil { layer.stopAnimations() } else { layer.startWaitingAnimations() }
        if newWindow != nil {
            takeAppearance()
            traitsMayHaveChanged(deep: false)
        }
        didMoveToWindow()
        for subview in subviews { subview.enter(newWindow) }
        if newWindow != nil { setNeedsLayout() }
    }
}
