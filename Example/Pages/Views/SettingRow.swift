import UIKit

/// A setting with symbol, name and value.
final class SettingRow: LeadingLayoutView {
    private let symbol = UIImageView(frame: .zero)
    private let title = UILabel(size: 17)
    private let value = UILabel(size: 17, color: .secondaryLabel)
    private let line = UIView(frame: .zero)

    static func row(for setting: Setting) -> SettingRow {
        let row = SettingRow(frame: .zero)
        row.symbol.image = UIImage(systemName: setting.symbol)
        row.title.text = setting.title
        row.value.text = setting.value
        return row
    }

    override var standardHeight: CGFloat? { isStacked ? 82 : 56 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.tintColor = .accent
        symbol.contentMode = .center
        line.backgroundColor = .separator
        for view in [symbol, title, value, line] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingRow(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(symbol, leading: 16, middle: 28, size: CGSize(width: 28, height: 28))
        if isStacked {
            place(title, leading: 60, y: 17, width: contentWidth - 76, height: 22)
            place(value, leading: 60, y: 43, width: contentWidth - 76, height: 22)
        } else {
            let valueWidth = value.sizeThatFits(bounds.size).width
            place(title, leading: 60, y: 17, width: contentWidth - 92 - valueWidth, height: 22)
            place(value, trailing: 16, y: 17, width: valueWidth, height: 22)
        }
        placeHairline(line, leading: 60)
    }
}
