import Foundation

extension NSLayoutConstraint {
    /// As UIKit writes a constraint: `<NSLayoutConstraint:0x1 'name' UIView:0x2.top == UIView:0x3.top + 8   (active)>`.
    var sentence: String {
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

    static func name(of item: (any LayoutItem)?, _ attribute: Attribute) -> String {
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

extension UILayoutPriority {
    static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
