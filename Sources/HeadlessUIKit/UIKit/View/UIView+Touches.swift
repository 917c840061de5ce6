import Foundation

extension UIView {
    func frontMostView(under point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether the view hears of a second finger while one is down; default false. There is one finger here.
    public var isMultipleTouchEnabled: Bool {
        get { viewState.isMultipleTouchEnabled }
        set { viewState.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views hear of no finger while one is down here; default false. There is one finger here.
    public var isExclusiveTouch: Bool {
        get { viewState.isExclusiveTouch }
        set { viewState.isExclusiveTouch = newValue }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== recognizer } + [recognizer]
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    // MARK: Looks

    func setHidden(_ hidden: Bool) {
        layer.isHidden = hidden
        if superview is UIStackView { layoutEngineStorage.invalidateLayout() }
    }

    func setBackground(_ color: UIColor?) {
        customize(UIView.self, "backgroundColor") { $0.backgroundColor = color }
        storedBackgroundColor = color
        refreshResolvedColors()
    }

    func setTint(_ color: UIColor?) {
        customize(UIView.self, "tintColor") { $0.tintColor = color }
        storedTintColor = color
        propagateTintChange()
    }

    func sizeMayHaveChanged() {
        setNeedsLayout()
        layoutEngineStorage.invalidateLayout()
    }
}
