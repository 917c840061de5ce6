import UIKit

/// Views of known heights below each other.
final class Column: UIView {
    var rows: [(view: UIView, height: CGFloat)] = [] {
        didSet {
            for row in oldValue { row.view.removeFromSuperview() }
            for row in rows { addSubview(row.view) }
            setNeedsLayout()
        }
    }

    var totalHeight: CGFloat { rows.reduce(0) { $0 + $1.height } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }
}
