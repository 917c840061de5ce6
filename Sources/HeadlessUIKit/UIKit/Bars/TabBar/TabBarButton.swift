import Foundation

/// One tab of a tab bar: an image and a short title.
@MainActor
final class TabBarButton: UIControl {
    override var keepsTaps: Bool { true }

    /// The layout of a tab's parts.
    enum Style: Equatable {
        /// The image above the title.
        case stacked
        /// Side by side.
        case inline
        /// Side by side in a bar of compact height.
        case compactInline
        /// The title alone: in the bar at the top of an iPad (observed: gamery.app/blog/about-the-new-tabs).
        case title
    }

    let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let badgeHolder = UIView(frame: .zero)
    /// The color while not selected; nil is the system's gray.
    var unselectedColor: UIColor?
    var style = Style.stacked { didSet { if style != oldValue { setNeedsLayout() } } }

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
        fatalError("TabBarButton.init(coder:): nib files are not modelled; use the other initializer.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image
        imageView.tintColor = color
        let normal = item.titleTextAttributes(for: .normal) ?? [:]
        let attributes = isSelected ? item.titleTextAttributes(for: .selected) ?? normal : normal
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? usualFont
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        // Hidden parts keep their frame and fade.
        imageView.alpha = style == .title && item.title?.isEmpty == false ? 0 : 1
        placeParts(image?.size ?? .zero)
        layOutBadge()
    }

    /// The system's fonts of a title (unknown except for the stacked layout).
    private var usualFont: UIFont {
        switch style {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline: .systemFont(ofSize: 13)
        case .compactInline: .systemFont(ofSize: 12)
        case .title: .systemFont(ofSize: 15, weight: .medium)
        }
    }

    private func placeParts(_ size: CGSize) {
        let middle = (bounds.height - size.height) / 2
        switch style {
        case .stacked:
            imageView.frame = CGRect(
                origin: CGPoint(x: (bounds.width - size.width) / 2, y: max((34 - size.height) / 2, 2)), size: size)
            label.frame = CGRect(x: 0, y: 35, width: bounds.width, height: 12)
        case .title:
            imageView.frame = CGRect(origin: CGPoint(x: (bounds.width - size.width) / 2, y: middle), size: size)
            label.frame = bounds
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
                x: textStart, y: (bounds.height - text.height) / 2, width: textWidth, height: text.height)
        }
    }

    private func layOutBadge() {
        badge.isHidden = item.badgeValue == nil
        badge.text = item.badgeValue
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badgeHolder.isHidden = badge.isHidden
        badgeHolder.backgroundColor = item.badgeColor ?? .systemRed
        let width = max(badge.sizeThatFits(.zero).width + 8, 18)
        let anchor =
            switch style {
            case .stacked: CGPoint(x: bounds.midX + 6, y: 2)
            case .title: CGPoint(x: bounds.midX + label.sizeThatFits(.zero).width / 2 - 4, y: 2)
            case .inline, .compactInline:
                // The badge must not overlap the title beside the image.
                CGPoint(
                    x: label.frame.minX > imageView.frame.midX
                        ? min(imageView.frame.midX + 6, label.frame.minX - width - 1) : imageView.frame.midX + 6,
                    y: imageView.frame.minY - 8)
            }
        badgeHolder.frame = CGRect(
            x: anchor.x, y: max(anchor.y, 0), width: width, height: 18)
        badge.frame = badgeHolder.bounds
    }

    private var color: UIColor { isSelected ? tintColor : unselectedColor ?? .secondaryLabel }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
