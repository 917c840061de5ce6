import Foundation

extension UIView {
    /// The window the view is in; nil outside of any.
    public var window: UIWindow? { (self as? UIWindow) ?? storedWindow }

    /// Adds a view in front of the others.
    public func addSubview(_ view: UIView) {
        insert(view) { $0.endIndex }
    }

    /// Puts a view at an index from the back; an index beyond the end means in front.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.endIndex) }
    }

    /// Puts a view right behind a subview.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { views in views.firstIndex { $0 === siblingSubview } ?? views.endIndex }
    }

    /// Puts a view right in front of a subview.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { views in views.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? views.endIndex }
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
        layer.addSublayer(view.layer)
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    /// Swaps the places of two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let first = min(index1, index2)
        let second = max(index1, index2)
        let (lower, upper) = (subviews[first], subviews[second])
        insertSubview(upper, at: first)
        insertSubview(lower, at: second)
    }

    /// Whether the view is `view` or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The first view with the tag, here or below.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Takes the view out of its superview.
    public func removeFromSuperview() {
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

    private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        precondition(view !== self, "UIView: can't add self as subview; add it to another view.")
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
        if newWindow != nil { traitsMayHaveChanged(deep: false) }
        didMoveToWindow()
        for subview in subviews { subview.enter(newWindow) }
        if newWindow != nil { setNeedsLayout() }
    }
}
