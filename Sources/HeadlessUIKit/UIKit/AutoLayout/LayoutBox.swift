import Foundation

/// A rectangle whose edges are expressions in the variables of a region.
struct LayoutBox {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var centerX: LinearExpression { left + width * 0.5 }
    var centerY: LinearExpression { top + height * 0.5 }

    func start(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? left : top }
    func length(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? width : height }
    func end(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? right : bottom }
    func center(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? centerX : centerY }

    /// Converts the box from the coordinates of a view at `left` and `top` to those of its superview.
    mutating func move(left: LinearExpression, top: LinearExpression) {
        self.left.add(left, times: 1)
        self.top.add(top, times: 1)
    }
}

extension LayoutBox {
    init(_ rect: CGRect) {
        left = LinearExpression(Double(rect.minX))
        top = LinearExpression(Double(rect.minY))
        width = LinearExpression(Double(rect.width))
        height = LinearExpression(Double(rect.height))
    }

    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        guard insets != .zero else { return self }
        var box = self
        box.left.constant += Double(insets.left)
        box.top.constant += Double(insets.top)
        box.width.constant -= Double(insets.left + insets.right)
        box.height.constant -= Double(insets.top + insets.bottom)
        return box
    }
}
