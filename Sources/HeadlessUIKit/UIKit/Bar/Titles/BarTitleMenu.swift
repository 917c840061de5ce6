import Foundation

/// The measures of what shows that a title has a menu, in points. Not published (U): defaults here and nowhere else.
struct TitleMenuMetrics: Equatable, Sendable {
    /// What the chevron takes beside the title.
    var width: CGFloat = 20
    /// The point size of the chevron.
    var chevronSize: CGFloat = 9
}

/// What shows that a title has a menu (iOS 16): a chevron beside it. The menu is not modelled: a tap stops.
@MainActor
final class BarTitleMenu: UIControl {
    private let chevron = UIImageView(frame: .zero)
    private let metrics: TitleMenuMetrics

    init(_ metrics: TitleMenuMetrics) {
        self.metrics = metrics
        super.init(frame: .zero)
        chevron.image = UIImage(
            systemName: "chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: metrics.chevronSize, weight: .bold))
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
        let rect = CGRect(x: bounds.width - metrics.width, y: 0, width: metrics.width, height: bounds.height)
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
