import Foundation

/// An attribute of an item, to make constraints from.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let layoutAttribute: NSLayoutConstraint.Attribute
    private let identity: ObjectIdentifier
    private(set) weak var layoutItem: (any LayoutItem)?

    init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        layoutItem = item
        layoutAttribute = attribute
        identity = ObjectIdentifier(item)
        super.init()
    }

    /// The view or guide the anchor belongs to.
    open var item: AnyObject? { layoutItem }
    /// The anchor's name in messages.
    open var name: String { "\(layoutAttribute)" }

    /// Anchors are equal when they are the same attribute of the same item.
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

    func constraint<Other>(
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

/// A horizontal position.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
