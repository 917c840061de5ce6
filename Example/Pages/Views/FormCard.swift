import UIKit

/// Fields on a card with round corners.
final class FormCard: UIView {
    private static let rowHeight: CGFloat = 46
    private let card = UIView(frame: .zero)
    private let rows = Column(frame: .zero)

    static func height(of group: FormGroup) -> CGFloat { CGFloat(group.fields.count) * rowHeight }

    static func card(for group: FormGroup) -> UIView {
        let view = FormCard(frame: .zero)
        view.rows.rows = group.fields.enumerated().map { index, field in
            let row = FieldRow.row(name: field.name, value: field.value)
            row.isLast = index == group.fields.count - 1
            return (row, rowHeight)
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
        fatalError("FormCard(coder:): it is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds.insetBy(dx: 16, dy: 0)
        rows.frame = card.bounds
    }
}
