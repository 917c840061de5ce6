import UIKit

/// A vertical stack of rows with their intrinsic heights.
final class Column: UIView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows { addSubview(row) }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rows.reduce(0) { $0 + $1.intrinsicContentSize.height })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.intrinsicContentSize.height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }
}
