import Foundation

/// An attribute of a layout item, used to make constraints.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let layoutAttribute: NSLayoutConstraint.Attribute
    private let identity: ObjectIdentifier
    final private(set) weak var layoutItem: (any LayoutItem)?

    init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        layoutItem = item
        layoutAttribute = attribute
        identity = ObjectIdentifier(item)
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { layoutItem }

    /// The anchor's name in messages.
    open var name: String { "\(layoutAttribute)" }

    /// Whether the other anchor is the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return identity == other.identity && layoutAttribute == other.layoutAttribute
    }

    /// Equal for equal anchors.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identity)
        hasher.combine(layoutAttribute)
        return hasher.finalize()
    }

    final func constraint<Other>(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Other>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        guard let layoutItem else { fatalError("NSLayoutAnchor: the item of the anchor \(name) no longer exists.") }
        if let other, other.layoutItem == nil {
            fatalError("NSLayoutAnchor: the item of the anchor \(other.name) no longer exists.")
        }
        return NSLayoutConstraint(
            item: layoutItem, attribute: layoutAttribute, relatedBy: relation, toItem: other?.layoutItem,
            attribute: other?.layoutAttribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// A constraint that makes the two anchors equal.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor)
    }

    /// A constraint that keeps this anchor at or beyond the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor)
    }

    /// A constraint that keeps this anchor at or before the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor)
    }

    /// A constraint that makes this anchor equal to the other plus `c`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }

    /// A constraint that keeps this anchor at or beyond the other plus `c`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }

    /// A constraint that keeps this anchor at or before the other plus `c`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }
}

/// The anchor of a horizontal position.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// The anchor of a vertical position.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The anchor of a width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that makes the size `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil as NSLayoutDimension?, constant: c)
    }

    /// A constraint that makes the size at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil as NSLayoutDimension?, constant: c)
    }

    /// A constraint that makes the size at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil as NSLayoutDimension?, constant: c)
    }

    /// A constraint that makes the size `m` times the other.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m)
    }

    /// A constraint that makes the size at least `m` times the other.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m)
    }

    /// A constraint that makes the size at most `m` times the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m)
    }

    /// A constraint that makes the size `m` times the other plus `c`.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }

    /// A constraint that makes the size at least `m` times the other plus `c`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// A constraint that makes the size at most `m` times the other plus `c`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}

// MARK: - System spacing

/// UIKit's system spacing between plain views, in points.
private let systemSpacing: CGFloat = 8

extension NSLayoutXAxisAnchor {
    /// A constraint that puts this anchor `multiplier` system spacings after the other.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint that puts this anchor at least `multiplier` system spacings after the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint that puts this anchor at most `multiplier` system spacings after the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

extension NSLayoutYAxisAnchor {
    /// A constraint that puts this anchor `multiplier` system spacings below the other.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint that puts this anchor at least `multiplier` system spacings below the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint that puts this anchor at most `multiplier` system spacings below the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}
