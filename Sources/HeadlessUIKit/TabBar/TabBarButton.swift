import Foundation

/// One tab of a bar: an image over a short title.
@MainActor
final class TabBarButton: UIControl {
    private let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    /// The colour while not selected; nil is the system's grey.
    var unselectedColor: UIColor?

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.takeAppearance()
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.clipsToBounds = true
        for part in [imageView, label, badge] as [UIView] { addSubview(part) }
        isEnabled = item.isEnabled
    }

    required init?(coder: NSCoder) {
        fatalError("TabBarButton is made by tab bars only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image
        imageView.tintColor = color
        let size = image?.size ?? .zero
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: max((34 - size.height) / 2, 2), width: size.width,
            height: size.height)
        let normal = item.titleTextAttributes(for: .normal) ?? [:]
        let attributes = isSelected ? item.titleTextAttributes(for: .selected) ?? normal : normal
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        label.frame = CGRect(
            x: item.titlePositionAdjustment.horizontal, y: 35 + item.titlePositionAdjustment.vertical,
            width: bounds.width, height: 12)
        layOutBadge()
    }

    private func layOutBadge() {
        badge.isHidden = item.badgeValue == nil
        badge.text = item.badgeValue
        badge.backgroundColor = item.badgeColor ?? .systemRed
        badge.layer.cornerRadius = 9
        badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: max(badge.sizeThatFits(.zero).width + 8, 18), height: 18)
    }

    private var color: UIColor { isSelected ? tintColor : unselectedColor ?? .secondaryLabel }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
