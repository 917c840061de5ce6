import Foundation

/// What shows that a title has a menu (iOS 16): a chevron beside it. The menu is not modelled: a tap stops.
@MainActor
final class BarTitleMenu: UIControl {
    /// What the chevron takes beside the title, in points. Not published (U).
    static let width: CGFloat = 20
    private let chevron = UIImageView(
        image: UIImage(
            systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9, weight: .bold)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        chevron.contentMode = .center
        chevron.tintColor = .secondaryLabel
        addSubview(chevron)
        let stop = UIAction { _ in
            fatalError(
                "UINavigationItem.titleMenuProvider, documentProperties: the menu of a title is not modelled in "
                    + "HeadlessUIKit, so the title cannot be tapped; call your provider and what it offers in its place."
            )
        }
        addAction(stop, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        fatalError("BarTitleMenu is made by bars only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rect = CGRect(x: bounds.width - Self.width, y: 0, width: Self.width, height: bounds.height)
        chevron.frame = isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    }
}

extension UINavigationItem {
    /// Whether a tap on the title opens a menu; a title view has none.
    var hasTitleMenu: Bool {
        guard Simulator.current.profile.system >= 16, titleView == nil else { return false }
        return titleMenuProvider != nil || documentProperties != nil
    }
}
