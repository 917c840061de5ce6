import Foundation

/// One tab of a bar: an image and a short title.
@MainActor
final class TabBarButton: UIControl {
    /// How the parts of a tab lie.
    enum Style: Equatable {
        /// The image over the title.
        case stacked
        /// Side by side.
        case inline
        /// Side by side in a bar of compact height.
        case compactInline
        /// The title alone: in the bar at the top of an iPad (observed: gamery.app/blog/about-the-new-tabs).
        case title
        /// The image alone: the tab for searching that is apart, and the one that stands for a bar made small.
        case image
    }

    let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let badgeHolder = UIView(frame: .zero)
    /// The colour while not selected; nil is the system's grey.
    var unselectedColor: UIColor?
    /// How the bar's appearance wants its tabs.
    var look = TabItemValues()
    var style = Style.stacked { didSet { if style != oldValue { setNeedsLayout() } } }

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
        let normal = item.titleTextAttributes(for: .normal) ?? [:]
        let attributes = values.titleTextAttributes.merging(
            isSelected ? item.titleTextAttributes(for: .selected) ?? normal : normal
        ) { $1 }
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? usualFont
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        // What is not shown keeps its place and fades.
        imageView.alpha = style == .title && item.title?.isEmpty == false ? 0 : 1
        label.alpha = style == .image && image != nil ? 0 : 1
        placeParts(image?.size ?? .zero)
        layOutBadge()
    }

    /// The systems' own sizes of a title, in points (unknown but for the stacked one).
    private var usualFont: UIFont {
        switch style {
        case .stacked, .image: .systemFont(ofSize: 10, weight: .medium)
        case .inline: .systemFont(ofSize: 13)
        case .compactInline: .systemFont(ofSize: 12)
        case .title: .systemFont(ofSize: 15, weight: .medium)
        }
    }

    private func placeParts(_ size: CGSize) {
        let shift = CGPoint(
            x: item.titlePositionAdjustment.horizontal + values.titlePositionAdjustment.horizontal,
            y: item.titlePositionAdjustment.vertical + values.titlePositionAdjustment.vertical)
        let middle = (bounds.height - size.height) / 2
        switch style {
        case .stacked:
            imageView.frame = CGRect(
                origin: CGPoint(x: (bounds.width - size.width) / 2, y: max((34 - size.height) / 2, 2)), size: size)
            label.frame = CGRect(x: shift.x, y: 35 + shift.y, width: bounds.width, height: 12)
        case .title, .image:
            imageView.frame = CGRect(origin: CGPoint(x: (bounds.width - size.width) / 2, y: middle), size: size)
            label.frame = bounds.offsetBy(dx: shift.x, dy: shift.y)
        case .inline, .compactInline:
            let text = item.title?.isEmpty == false ? label.sizeThatFits(.zero) : .zero
            let gap: CGFloat = size.width > 0 && text.width > 0 ? 6 : 0
            let textWidth = min(text.width, max(bounds.width - size.width - gap, 0))
            let start = (bounds.width - size.width - gap - textWidth) / 2
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            imageView.frame = CGRect(
                origin: CGPoint(x: isRightToLeft ? bounds.width - start - size.width : start, y: middle), size: size)
            let textStart = isRightToLeft ? start : start + size.width + gap
            label.frame = CGRect(
                x: textStart + shift.x, y: (bounds.height - text.height) / 2 + shift.y, width: textWidth,
                height: text.height)
        }
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
        let width = max(badge.sizeThatFits(.zero).width + 8, 18)
        let anchor =
            switch style {
            case .stacked: CGPoint(x: bounds.midX + 6, y: 2)
            case .title: CGPoint(x: bounds.midX + label.sizeThatFits(.zero).width / 2 - 4, y: 2)
            case .image: CGPoint(x: imageView.frame.midX + 6, y: imageView.frame.minY - 8)
            case .inline, .compactInline:
                // Not over the title beside the image.
                CGPoint(
                    x: label.frame.minX > imageView.frame.midX
                        ? min(imageView.frame.midX + 6, label.frame.minX - width - 1) : imageView.frame.midX + 6,
                    y: imageView.frame.minY - 8)
            }
        badgeHolder.frame = CGRect(
            x: anchor.x + place.horizontal, y: max(anchor.y, 0) + place.vertical,
            width: width, height: 18)
        let shift = values.badgeTitlePositionAdjustment
        badge.frame = badgeHolder.bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    private var color: UIColor { isSelected ? tintColor : unselectedColor ?? .secondaryLabel }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
