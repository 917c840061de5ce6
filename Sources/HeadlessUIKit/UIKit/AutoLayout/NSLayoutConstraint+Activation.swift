import Foundation

extension NSLayoutConstraint {
    /// Activates constraints in their order.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func activate() {
        guard holder == nil else { return }
        guard let ancestor = commonAncestor else { fatalError(noCommonAncestorSentence) }
        ancestor.layoutEngineStorage.hold(self)
    }

    func deactivate() {
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

    /// UIKit's words.
    private var noCommonAncestorSentence: String {
        let left = Self.name(of: first, firstAttribute)
        let right = Self.name(of: second, secondAttribute)
        return "Unable to activate constraint with anchors <\(left)> and <\(right)> "
            + "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    }

    /// Whether every item is the view or something in it.
    func isInside(_ view: UIView) -> Bool {
        guard let owner = first?.layoutOwner, owner.isDescendant(of: view) else { return false }
        guard hasSecondItem else { return true }
        return second?.layoutOwner?.isDescendant(of: view) ?? false
    }

    /// Whether some item is the view or something in it.
    func mentions(insideOf view: UIView) -> Bool {
        first?.layoutOwner?.isDescendant(of: view) ?? false || second?.layoutOwner?.isDescendant(of: view) ?? false
    }
}
