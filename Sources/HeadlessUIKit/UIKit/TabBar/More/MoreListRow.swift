import Foundation

/// One tab in the More list: its image, its title, its badge and an arrow.
@MainActor
final class MoreListRow: UIControl {
    private let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView(frame: .zero)

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17)
        badge.font = .systemFont(ofSize: 17)
        badge.textColor = .secondaryLabel
        arrow.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        for part in [imageView, label, badge, arrow, line] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isEnabled = item.isEnabled
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("MoreListRow is made by the More list only.")
    }

    /// Shows what the item says now.
    func refresh() {
        isEnabled = item.isEnabled
        imageView.image = item.image
        label.text = item.title
        label.textColor = item.isEnabled ? .label : .tertiaryLabel
        badge.text = item.badgeValue
        setNeedsLayout()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ part: UIView, at x: CGFloat, _ size: CGSize) {
            let y = (bounds.height - size.height) / 2
            part.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
        }
        let (leading, trailing) = (safeAreaInsets.left + 16, bounds.width - safeAreaInsets.right - 16)
        let textStart = leading + 44
        let imageSize = imageView.image?.size ?? .zero
        place(imageView, at: leading + (28 - imageSize.width) / 2, imageSize)
        let arrowSize = CGSize(width: 7.5, height: 12.5)
        place(arrow, at: trailing - arrowSize.width, arrowSize)
        let badgeSize = badge.text == nil ? .zero : badge.sizeThatFits(.zero)
        place(badge, at: trailing - arrowSize.width - 10 - badgeSize.width, badgeSize)
        let end = trailing - arrowSize.width - 20 - badgeSize.width
        place(label, at: textStart, CGSize(width: max(end - textStart, 0), height: 22))
        label.textAlignment = isRightToLeft ? .right : .left
        let thin = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: isRightToLeft ? 0 : textStart, y: bounds.height - thin, width: bounds.width - textStart, height: thin)
    }
}
