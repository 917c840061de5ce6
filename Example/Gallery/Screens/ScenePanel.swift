import UIKit

/// The controls below a scene: a switch for who updates the bar, and buttons that play the operation and return to the list.
final class ScenePanel: UIView {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8
    /// The least height of a button that a finger hits, in points.
    private static let leastHeight: CGFloat = 44

    let close = UIButton(type: .system)
    let play = UIButton(type: .system)
    /// A button for each mode; the selected one is that of the scene.
    let modes = Mode.allCases.map { _ in UIButton(type: .system) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        close.setTitle("Close", for: .normal)
        for (button, mode) in zip(modes, Mode.allCases) { button.setTitle(mode.title, for: .normal) }
        for button in modes + [close, play] {
            if let label = button.titleLabel {
                // The panel is below the scene, which needs most of the screen, so its text at most doubles.
                label.font = UIFontMetrics(forTextStyle: .headline)
                    .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 34)
                label.adjustsFontForContentSizeCategory = true
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = 0.5
            }
            addSubview(button)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ScenePanel(coder:): create this view in code.")
    }

    func select(_ mode: Mode) {
        for (button, own) in zip(modes, Mode.allCases) {
            let isSelected = own == mode
            button.isSelected = isSelected
            button.backgroundColor = isSelected ? .systemBlue : .clear
            button.setTitleColor(isSelected ? .white : .systemBlue, for: .normal)
            button.setTitleColor(.white, for: .selected)
            button.layer.cornerRadius = 8
        }
    }

    // MARK: Layout

    /// The height in a width, in points, without the safe area below.
    func height(forWidth width: CGFloat) -> CGFloat {
        let count = CGFloat(rows(inWidth: width).count)
        return count * rowHeight + (count + 1) * Self.spacing
    }

    private var rowHeight: CGFloat {
        let line = close.titleLabel?.font.lineHeight ?? 0
        return max((line + 2 * Self.spacing).rounded(.up), Self.leastHeight)
    }

    /// The buttons from the top, each row from the leading edge. Large text needs a row for each button, unless the panel is as
    /// wide as in landscape, where it must not be as high.
    private func rows(inWidth width: CGFloat) -> [[UIButton]] {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory && width < 600
        return isStacked ? (modes + [play, close]).map { [$0] } : [modes, [close, play]]
    }

    /// The widths of a row's buttons: equal ones, but Close takes no more than it needs.
    private func widths(of row: [UIButton], in width: CGFloat) -> [CGFloat] {
        let free = max(width - CGFloat(row.count - 1) * Self.spacing, 0)
        guard row.count == 2, row[0] === close else { return row.map { _ in free / CGFloat(row.count) } }
        let first = min(max(close.intrinsicContentSize.width + 24, 80), free)
        return [first, free - first]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = Self.margin + safeAreaInsets.left
        let width = max(bounds.width - left - Self.margin - safeAreaInsets.right, 0)
        var y = Self.spacing
        for row in rows(inWidth: bounds.width) {
            var leading: CGFloat = 0
            for (button, own) in zip(row, widths(of: row, in: width)) {
                let x = isMirrored ? width - leading - own : leading
                button.frame = CGRect(x: left + x, y: y, width: own, height: rowHeight)
                leading += own + Self.spacing
            }
            y += rowHeight + Self.spacing
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The superview gives the panel its height.
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
