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
        row.isAccessibilityElement = true
        row.accessibilityLabel = [setting.title, setting.value].filter { !$0.isEmpty }.joined(separator: ", ")
        return row
    }

    override var standardHeight: CGFloat? { isStacked ? 82 : 56 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.tintColor = .accent
        symbol.contentMode = .center
        line.backgroundColor = .separator
        for label in [title, value] { label.numberOfLines = 0 }
        for view in [symbol, title, value, line] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingRow(coder:): create this view in code.")
    }

    /// The widths of the texts in the width of the safe area. Below the title, a value as long as an address has all of it.
    private func widths(in width: CGFloat) -> (title: CGFloat, value: CGFloat) {
        guard !isStacked else { return (width - 76, width - 32) }
        let fitting = value.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).width
        return (width - 92 - fitting, fitting)
    }

    override func overflow(inWidth width: CGFloat) -> CGFloat {
        let widths = widths(in: width)
        let ofTitle = overflow(of: title, width: widths.title)
        return isStacked ? ofTitle + overflow(of: value, width: widths.value) : ofTitle
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths(in: contentWidth)
        let ofTitle = overflow(of: title, width: widths.title)
        place(symbol, leading: 16, middle: 28, size: CGSize(width: 28, height: 28))
        place(title, leading: 60, y: 17, width: widths.title, height: 22 + ofTitle)
        if isStacked {
            let ofValue = overflow(of: value, width: widths.value)
            place(value, leading: 16, y: 43 + ofTitle, width: widths.value, height: 22 + ofValue)
        } else {
            place(value, trailing: 16, y: 17, width: widths.value, height: 22)
        }
        placeHairline(line, leading: 60)
    }
}
