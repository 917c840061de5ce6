import UIKit

/// A field of the form with what was typed into it.
final class FieldRow: LeadingLayoutView {
    private let name = UILabel(size: 17)
    private let value = UILabel(size: 17)
    private let line = UIView(frame: .zero)
    /// The last of a group has no line below.
    var isLast = false

    static func row(name: String, value: String) -> FieldRow {
        let row = FieldRow(frame: .zero)
        row.name.text = name
        row.value.text = value.isEmpty ? "Optional" : value
        row.value.textColor = value.isEmpty ? .placeholderText : .secondaryLabel
        row.line.backgroundColor = .separator
        for view in [row.name, row.value, row.line] { row.addSubview(view) }
        return row
    }

    override var standardHeight: CGFloat? { isStacked ? 70 : 46 }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isStacked {
            place(name, leading: 16, y: 12, width: contentWidth - 32, height: 22)
            place(value, leading: 16, y: 36, width: contentWidth - 32, height: 22)
        } else {
            let text = 114 * textScale + 16
            place(name, leading: 16, y: 12, width: 110 * textScale, height: 22)
            place(value, leading: text, y: 12, width: contentWidth - text - 16, height: 22)
        }
        line.isHidden = isLast
        placeHairline(line, leading: 16)
    }
}
