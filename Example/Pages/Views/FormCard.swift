import UIKit

/// Fields on a card with round corners.
final class FormCard: LeadingLayoutView {
    private let card = UIView(frame: .zero)
    private let rows = Column(frame: .zero)

    static func card(for group: FormGroup) -> UIView {
        let view = FormCard(frame: .zero)
        view.rows.rows = group.fields.enumerated().map { index, field in
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
        fatalError("FormCard(coder:): it is made in code only.")
    }

    override var intrinsicContentSize: CGSize { rows.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(card, leading: 16, y: 0, width: contentWidth - 32, height: 0)
        card.frame.size.height = bounds.height
        rows.frame = card.bounds
    }
}
