import Foundation

extension LayoutGeometry {
    /// What a constraint demands to be zero (or at least zero), positive where the first item is too large.
    func difference(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holder, let first = constraint.first else { return nil }
        let isMirrored = Self.isMirrored(constraint)
        guard let left = value(constraint.firstAttribute, of: first, in: holder, isMirrored: isMirrored) else {
            return nil
        }
        guard constraint.hasSecondItem else { return left - LinearExpression(Double(constraint.constant)) }
        guard let second = constraint.second,
            let right = value(constraint.secondAttribute, of: second, in: holder, isMirrored: isMirrored)
        else { return nil }
        let multiplier = Double(constraint.multiplier)
        let rest = left - right * multiplier
        guard isMirrored else { return rest - LinearExpression(Double(constraint.constant)) }
        // Positions count from the right edge: (W - left) - m (W - right) - c, W being the holder's width.
        var mirrored = rest * -1
        mirrored.add(mirrorWidth(of: holder), times: 1 - multiplier)
        mirrored.constant -= Double(constraint.constant)
        return mirrored
    }

    private func mirrorWidth(of holder: UIView) -> LinearExpression {
        (holder as? (UIView & LayoutScrolling)).map { content(of: $0).width } ?? frame(of: holder).width
    }

    /// Right-to-left layout mirrors constraints that mention a leading or trailing edge.
    private static func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
        return constraint.first?.layoutOwner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func value(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView, isMirrored: Bool
    ) -> LinearExpression? {
        // The edges of a scroll view mean its contents; its size is its own.
        let ownSize = attribute.kind == .size ? (item as? UIView).map { frame(of: $0) } : nil
        guard let box = ownSize ?? box(of: item, in: holder) else { return nil }
        let margins = attribute.isMargin ? item.layoutOwner?.layoutMargins ?? .zero : .zero
        let inner = box.inset(by: margins)
        switch attribute {
        case .left, .leftMargin: return inner.left
        case .right, .rightMargin: return inner.right
        case .leading, .leadingMargin: return isMirrored ? inner.right : inner.left
        case .trailing, .trailingMargin: return isMirrored ? inner.left : inner.right
        case .top, .topMargin: return inner.top
        case .bottom, .bottomMargin: return inner.bottom
        case .centerX, .centerXWithinMargins: return inner.centerX
        case .centerY, .centerYWithinMargins: return inner.centerY
        case .width: return inner.width
        case .height: return inner.height
        case .firstBaseline:
            guard let text = item as? LayoutBaselines else { return box.bottom }
            return box.top + LinearExpression(Double(text.firstBaselineFromTop))
        case .lastBaseline:
            guard let text = item as? LayoutBaselines else { return box.bottom }
            return box.bottom - LinearExpression(Double(text.lastBaselineFromBottom))
        case .notAnAttribute: return nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
