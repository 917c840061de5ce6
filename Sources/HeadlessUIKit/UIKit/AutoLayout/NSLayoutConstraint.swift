import Foundation

/// A relation between attributes of two items: `first relation multiplier * second + constant`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    final private(set) weak var first: (any LayoutItem)?
    final private(set) weak var second: (any LayoutItem)?

    /// Whether the constraint was made with a second item, which may have been released.
    final private(set) var hasSecondItem = false

    /// The view that holds the active constraint.
    final weak var holder: UIView?

    /// The number of the activation: constraints activated later are broken first.
    final var activation = 0

    /// Whether the last solution could not meet the constraint.
    final var isBroken = false

    /// The item on the left of the relation.
    open var firstItem: AnyObject? { first }

    /// The item on the right of the relation; nil for a constant.
    open var secondItem: AnyObject? { second }

    /// The attribute on the left of the relation.
    open private(set) var firstAttribute = Attribute.notAnAttribute

    /// The attribute on the right of the relation.
    open private(set) var secondAttribute = Attribute.notAnAttribute

    /// The relation between the two sides; default equal.
    open private(set) var relation = Relation.equal

    /// The factor of the second attribute; default 1.
    open private(set) var multiplier: CGFloat = 1

    /// A name for messages; default nil.
    open var identifier: String?

    /// The constant added to the right side, in points; default 0. A change applies in the next layout pass.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { invalidateHolder() } }
    }

    /// The priority of the constraint; default required.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { invalidateHolder() } }
    }

    /// Whether the constraint is part of the layout; default false. Setting it adds the constraint to the closest
    /// common ancestor of its items, or removes it from there.
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

    /// The items and the relation in UIKit's format.
    open override var description: String {
        MainActor.assumeIsolated { formattedDescription }
    }
}

// MARK: - Types

extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// An axis of layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The part of an item that a constraint refers to.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind {
        case none, size, horizontal, vertical
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline:
            .vertical
        default: .horizontal
        }
    }

    var axis: NSLayoutConstraint.Axis {
        kind == .vertical || self == .height ? .vertical : .horizontal
    }

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is the left or right edge, whatever the layout direction.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}

/// The priority of a constraint: 1000 is required, a lower one is met as closely as the others allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The value, from 0 to 1000.
    public var rawValue: Float

    /// Makes a priority from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must be met.
    public static let required = UILayoutPriority(1000)
    /// 750: the default resistance to becoming smaller than the contents.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: for a drag that may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: for a scene that keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: for a drag that does not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the default resistance to becoming larger than the contents.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the priority of the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

// MARK: - Activation

extension NSLayoutConstraint {
    /// Activates constraints in their order.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil else { return }
        guard let ancestor = commonAncestor else { fatalError(noCommonAncestorMessage) }
        ancestor.layoutEngineStorage.hold(self)
    }

    private func deactivate() {
        holder?.layoutEngineStorage.release(self)
    }

    private var commonAncestor: UIView? {
        guard let owner = first?.layoutOwner else { return nil }
        guard hasSecondItem else { return owner }
        guard let other = second?.layoutOwner else { return nil }
        var ancestor: UIView? = owner
        while let candidate = ancestor {
            if other.isDescendant(of: candidate) { return candidate }
            ancestor = candidate.superview
        }
        return nil
    }

    /// The wording is UIKit's.
    private var noCommonAncestorMessage: String {
        let left = Self.name(of: first, firstAttribute)
        let right = Self.name(of: second, secondAttribute)
        return "Unable to activate constraint with anchors <\(left)> and <\(right)> "
            + "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    }

    /// Whether every item is the view or inside it.
    func isInside(_ view: UIView) -> Bool {
        guard let owner = first?.layoutOwner, owner.isDescendant(of: view) else { return false }
        guard hasSecondItem else { return true }
        return second?.layoutOwner?.isDescendant(of: view) ?? false
    }

    /// Whether an item is the view or inside it.
    func mentions(insideOf view: UIView) -> Bool {
        first?.layoutOwner?.isDescendant(of: view) ?? false || second?.layoutOwner?.isDescendant(of: view) ?? false
    }
}

// MARK: - Validation

extension NSLayoutConstraint {
    /// Traps, with UIKit's wording where it is known, if the attributes cannot be compared.
    private func checkAttributes() {
        let (left, right) = (firstAttribute, secondAttribute)
        if left.kind == .none { trap("The first attribute must not be notAnAttribute.") }
        guard hasSecondItem, right.kind != .none else {
            if hasSecondItem || right.kind != .none || left.kind != .size {
                trap("A location attribute must be relative to another item: \(left) to \(right).")
            }
            return
        }
        if multiplier == 0 { trap("A multiplier of 0 is not legal: it makes the attribute a constant.") }
        if left.kind != right.kind {
            trap("Invalid pairing of layout attributes: \(left) with \(right).")
        }
        if left.isDirectional && right.isAbsolute || left.isAbsolute && right.isDirectional {
            trap(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither.")
        }
    }

    private func trap(_ message: String) -> Never {
        fatalError("NSLayoutConstraint: \(message)")
    }
}

// MARK: - Description

extension NSLayoutConstraint {
    /// The constraint in UIKit's format: `<NSLayoutConstraint:0x1 'name' UIView:0x2.top == UIView:0x3.top + 8
    /// (active)>`.
    var formattedDescription: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        var right = ""
        if hasSecondItem {
            if multiplier != 1 { right += "\(Self.number(multiplier))*" }
            right += Self.name(of: second, secondAttribute)
            if constant > 0 { right += " + \(Self.number(constant))" }
            if constant < 0 { right += " - \(Self.number(-constant))" }
        } else {
            right = Self.number(constant)
        }
        if priority < .required { right += " @\(Self.number(CGFloat(priority.rawValue)))" }
        let left = Self.name(of: first, firstAttribute)
        let state = isActive ? "active" : "inactive"
        return "<\(Self.name(of: self))\(name) \(left) \(relation.sign) \(right)   (\(state))>"
    }

    private static func name(of item: (any LayoutItem)?, _ attribute: Attribute) -> String {
        guard let item else { return "(item that no longer exists).\(attribute)" }
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
            return "\(name(of: guide))'\(guide.identifier)'.\(attribute)"
        }
        return "\(name(of: item)).\(attribute)"
    }

    private static func name(of object: AnyObject) -> String {
        "\(type(of: object)):0x\(String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16))"
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
