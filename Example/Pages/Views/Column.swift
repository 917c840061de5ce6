import UIKit

/// A vertical stack of rows, each with the height that it needs.
final class Column: UIView, ColumnContent {
    var rows: [any ColumnContent] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows { addSubview(row) }
            setNeedsLayout()
        }
    }

    func height(forWidth width: CGFloat, sides: CGFloat) -> CGFloat {
        rows.reduce(0) { $0 + $1.height(forWidth: width, sides: sides) }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sides = safeAreaInsets.left + safeAreaInsets.right
        var y: CGFloat = 0
        for row in rows {
            let height = row.height(forWidth: bounds.width, sides: sides)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }
}
