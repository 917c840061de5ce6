import Foundation

/// A relation between attributes of two items: `first relation multiplier * second + constant`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    private(set) weak var first: (any LayoutItem)?
    private(set) weak var second: (any LayoutItem)?
    /// Whether there was a second item, which may be gone by now.
    private(set) var hasSecondItem = false
    /// The view the constraint is active in.
    weak var holder: UIView?
    /// Counts activations: constraints activated later are the first to be broken.
    var activation = 0
    /// Whether the last solution had to leave the constraint out.
    var isBroken = false

    /// The item on the left of the relation.
    open var firstItem: AnyObject? { first }
    /// The item on the right of the relation; nil for a constant.
    open var secondItem: AnyObject? { second }
    /// The attribute on the left of the relation.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute on the right of the relation.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// How the two sides compare; default equal.
    open private(set) var relation = Relation.equal
    /// What the second attribute is multiplied with; default 1.
    open private(set) var multiplier: CGFloat = 1
    /// A name for messages; default nil.
    open var identifier: String?

    /// What is added to the right side, in points; default 0. The layout follows in the next layout pass.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { invalidateHolder() } }
    }

    /// How much the constraint matters; default required.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { invalidateHolder() } }
    }

    /// Whether the constraint takes part in layout; default false. Set it to add the constraint to, or remove it from,
    /// the closest common ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Makes a constraint between two items, or between an item and a constant.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        first = Self.layoutItem(view1)
        second = view2.map(Self.layoutItem)
        hasSecondItem = view2 != nil
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        checkAttributes()
    }

    private static func layoutItem(_ item: Any) -> any LayoutItem {
        guard let item = item as? any LayoutItem else {
            fatalError("NSLayoutConstraint: \(type(of: item)) is neither a UIView nor a UILayoutGuide.")
        }
        return item
    }

    private func invalidateHolder() {
        if let holder { LayoutEngine.invalidate(from: holder) }
    }

    /// The anchor on the left of the relation.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let first else { fatalError("NSLayoutConstraint.firstAnchor: the first item no longer exists.") }
        return NSLayoutAnchor(item: first, attribute: firstAttribute)
    }

    /// The anchor on the right of the relation; nil for a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    /// The items and the relation, as UIKit writes them.
    open override var description: String {
        MainActor.assumeIsolated { sentence }
    }
}
