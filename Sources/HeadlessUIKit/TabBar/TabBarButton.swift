import Foundation

/// One tab of a bar: an image over a short title.
@MainActor
final class TabBarButton: UIControl {
    private let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let badgeHolder = UIView(frame: .zero)
    /// The colour while not selected; nil is the system's grey.
    var unselectedColor: UIColor?
    /// How the bar's appearance wants its tabs.
    var look = TabItemValues()

    private var values: TabItemStateValues { isSelected ? look.selected : item.isEnabled ? look.normal : look.disabled }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.takeAppearance()
        label.textAlignment = .center
        badge.textAlignment = .center
        badgeHolder.layer.cornerRadius = 9
        badgeHolder.clipsToBounds = true
        badgeHolder.isUserInteractionEnabled = false
        badgeHolder.addSubview(badge)
        for part in [imageView, label, badgeHolder] as [UIView] { addSubview(part) }
        isEnabled = item.isEnabled
    }

    required init?(coder: NSCoder) {
        fatalError("TabBarButton is made by tab bars only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image
        imageView.tintColor = values.iconColor ?? color
        let size = image?.size ?? .zero
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: max((34 - size.height) / 2, 2), width: size.width,
            height: size.height)
        let normal = item.titleTextAttributes(for: .normal) ?? [:]
        let attributes = values.titleTextAttributes.merging(
            isSelected ? item.titleTextAttributes(for: .selected) ?? normal : normal
        ) { $1 }
        let adjustment = values.titlePositionAdjustment
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        label.frame = CGRect(
            x: item.titlePositionAdjustment.horizontal + adjustment.horizontal,
            y: 35 + item.titlePositionAdjustment.vertical + adjustment.vertical, width: bounds.width, height: 12)
        layOutBadge()
    }

    private func layOutBadge() {
        let state: UIControl.State = isSelected ? .selected : .normal
        let attributes = values.badgeTextAttributes.merging(
            item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal) ?? [:]
        ) { $1 }
        badge.isHidden = item.badgeValue == nil
        badge.text = item.badgeValue
        badge.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        badgeHolder.isHidden = badge.isHidden
        badgeHolder.backgroundColor = item.badgeColor ?? values.badgeBackgroundColor ?? .systemRed
        let place = values.badgePositionAdjustment
        badgeHolder.frame = CGRect(
            x: bounds.midX + 6 + place.horizontal, y: 2 + place.vertical,
            width: max(badge.sizeThatFits(.zero).width + 8, 18), height: 18)
        let shift = values.badgeTitlePositionAdjustment
        badge.frame = badgeHolder.bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    private var color: UIColor { isSelected ? tintColor : unselectedColor ?? .secondaryLabel }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
