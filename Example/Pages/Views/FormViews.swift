import UIKit

/// A group of fields on a card with rounded corners.
final class FormCard: LeadingLayoutView {
    private let card = UIView(frame: .zero)
    private let rows = Column(frame: .zero)

    static func card(for group: FormGroup) -> any ColumnContent {
        let view = FormCard(frame: .zero)
        view.rows.rows = group.fields.enumerated().map { index, field -> any ColumnContent in
            let row = FieldRow.row(name: field.name, value: field.value)
            row.isLast = index == group.fields.count - 1
            return row
        }
        return view
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.addSubview(rows)
        addSubview(card)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FormCard(coder:): create this view in code.")
    }

    override func height(forWidth width: CGFloat, sides: CGFloat) -> CGFloat {
        rows.height(forWidth: max(width - sides - 32, 0), sides: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(card, leading: 16, y: 0, width: contentWidth - 32, height: 0)
        card.frame.size.height = bounds.height
        rows.frame = card.bounds
    }
}

/// A field of the form with its value.
final class FieldRow: LeadingLayoutView {
    private let name = UILabel(size: 17)
    private let value = UILabel(size: 17)
    private let line = UIView(frame: .zero)
    /// Whether the row is the last of its group, which has no line below.
    var isLast = false

    static func row(name: String, value: String) -> FieldRow {
        let row = FieldRow(frame: .zero)
        row.name.text = name
        row.value.text = value.isEmpty ? "Optional" : value
        row.value.textColor = value.isEmpty ? .placeholderText : .secondaryLabel
        row.line.backgroundColor = .separator
        row.isAccessibilityElement = true
        row.accessibilityLabel = "\(name), \(value.isEmpty ? "Optional" : value)"
        for label in [row.name, row.value] { label.numberOfLines = 0 }
        for view in [row.name, row.value, row.line] { row.addSubview(view) }
        return row
    }

    override var standardHeight: CGFloat? { isStacked ? 70 : 46 }

    /// The distance of the value from the leading edge where it is beside the name.
    private var valueStart: CGFloat { 114 * textScale + 16 }

    /// How much higher than one line the texts are in the width of the safe area.
    private func overflows(in width: CGFloat) -> (name: CGFloat, value: CGFloat) {
        let ofName = overflow(of: name, width: isStacked ? width - 32 : 110 * textScale)
        let ofValue = overflow(of: value, width: isStacked ? width - 32 : width - valueStart - 16)
        return (ofName, ofValue)
    }

    override func overflow(inWidth width: CGFloat) -> CGFloat {
        let (ofName, ofValue) = overflows(in: width)
        return isStacked ? ofName + ofValue : max(ofName, ofValue)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (ofName, ofValue) = overflows(in: contentWidth)
        if isStacked {
            place(name, leading: 16, y: 12, width: contentWidth - 32, height: 22 + ofName)
            place(value, leading: 16, y: 36 + ofName, width: contentWidth - 32, height: 22 + ofValue)
        } else {
            place(name, leading: 16, y: 12, width: 110 * textScale, height: 22 + ofName)
            place(value, leading: valueStart, y: 12, width: contentWidth - valueStart - 16, height: 22 + ofValue)
        }
        line.isHidden = isLast
        placeHairline(line, leading: 16)
    }
}

/// The small title above a group of fields.
final class GroupTitle: LeadingLayoutView {
    private let label = UILabel(size: 13, color: .secondaryLabel)

    static func title(_ text: String) -> any ColumnContent {
        let view = GroupTitle(frame: .zero)
        view.label.text = text
        view.addSubview(view.label)
        return view
    }

    override var standardHeight: CGFloat? { 48 }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(label, leading: 32, y: 22, width: contentWidth - 64, height: 18)
    }
}
