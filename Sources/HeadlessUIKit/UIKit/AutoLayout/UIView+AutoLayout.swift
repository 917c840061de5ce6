import Foundation

// MARK: Constraints

extension UIView {
    /// The constraints that the view holds: those whose items have it as closest common ancestor.
    public var constraints: [NSLayoutConstraint] { layoutEngineStorage.constraints }

    /// Adds a constraint between the view and its descendants; `isActive` determines the view itself.
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

    /// Adds constraints in the given order.
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
}

// MARK: - Anchors

extension UIView {
    /// The edge where text begins: left, or right in right-to-left layout.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The edge where text ends: right, or left in right-to-left layout.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}

// MARK: - Layout guides

extension UIView {
    /// The area inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { layoutEngineStorage.marginsGuide }

    /// The area inside the layout margins, limited to a readable width of lines.
    public var readableContentGuide: UILayoutGuide { layoutEngineStorage.readableGuide }

    /// The guides added to the view, without its predefined ones; default empty.
    public var layoutGuides: [UILayoutGuide] { layoutEngineStorage.guides }

    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    /// Removes a guide and the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.kind == .constraints else { return }
        layoutGuide.owningView = nil
    }
}

// MARK: - Constants of sizes

extension UIView {
    /// A target size for `systemLayoutSizeFitting(_:)`: the smallest possible size.
    public static var layoutFittingCompressedSize: CGSize { .zero }

    /// A target size for `systemLayoutSizeFitting(_:)`: the largest possible size.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The value of a missing intrinsic width or height.
    public static var noIntrinsicMetric: CGFloat { -1 }

    static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }
}
