import Foundation

/// Rows of suggestions, one of which the user chooses.
@MainActor
final class SuggestionList: UIView {
    private var rows: [SuggestionRow] = []
    /// Tells which suggestion the user chose.
    var choose: ((any UISearchSuggestion) -> Void)?

    var suggestions: [any UISearchSuggestion] = [] {
        didSet { rebuild() }
    }

    private var metrics: SuggestionMetrics { barMetrics.search.suggestions }
    var fittingHeight: CGFloat { CGFloat(suggestions.count) * metrics.rowHeight }
    var fittingWidth: CGFloat { rows.map(\.fittingWidth).max() ?? 0 }

    private func rebuild() {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = SuggestionRow(suggestion)
            row.addAction(
                UIAction { [weak self] _ in self?.choose?(suggestion) }, for: .primaryActionTriggered)
            addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: insets.left, y: insets.top + CGFloat(index) * metrics.rowHeight,
                width: bounds.width - insets.left - insets.right, height: metrics.rowHeight)
        }
    }
}

/// One suggestion: its image and its text, and a line below it.
@MainActor
private final class SuggestionRow: UIControl {
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ suggestion: any UISearchSuggestion) {
        super.init(frame: .zero)
        icon.image = suggestion.iconImage
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        label.font = .systemFont(ofSize: metrics.textSize)
        label.textColor = .label
        label.attributedText = suggestion.shownText
        accessibilityLabel = suggestion.localizedDescription ?? suggestion.shownText.string
        line.backgroundColor = .separator
        for part in [icon, label, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        fatalError("SuggestionRow is made by searches only.")
    }

    private var metrics: SuggestionMetrics { barMetrics.search.suggestions }
    private var textStart: CGFloat {
        metrics.rowInset + (icon.image == nil ? 0 : metrics.iconWidth + metrics.rowInset / 2)
    }
    var fittingWidth: CGFloat { textStart + label.sizeThatFits(.zero).width + metrics.rowInset }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { [bounds] (rect: CGRect) in isRightToLeft ? rect.mirrored(in: bounds.width) : rect }
        icon.frame = place(CGRect(x: metrics.rowInset, y: 0, width: metrics.iconWidth, height: bounds.height))
        label.frame = place(
            CGRect(
                x: textStart, y: 0, width: max(bounds.width - textStart - metrics.rowInset, 0), height: bounds.height))
        let hair = 1 / max(traitCollection.displayScale, 1)
        line.frame = place(
            CGRect(x: textStart, y: bounds.height - hair, width: max(bounds.width - textStart, 0), height: hair))
    }
}
