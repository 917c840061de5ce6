import Foundation

extension UINavigationBar {
    func storeBackgroundImage(_ image: UIImage?, _ position: UIBarPosition, _ barMetrics: UIBarMetrics) {
        setLegacy(
            "backgroundImage \(position.rawValue) \(barMetrics.rawValue)",
            { $0.setBackgroundImage(image, for: position, barMetrics: barMetrics) }
        ) {
            $0.setImage(image, for: .init(position: position, metrics: barMetrics))
        }
    }

    /// Moves the title downward at a height, in points.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLegacy(
            "titleOffset \(barMetrics.rawValue)", { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
        ) {
            $0.titleOffsets[barMetrics] = adjustment
        }
    }

    /// How far the title is moved downward at a height, in points; default 0.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleOffsets[barMetrics] ?? 0
    }

    /// The back button's image; default nil: the system's. Counts together with its mask only.
    public var backIndicatorImage: UIImage? {
        get { legacy.backIndicatorImage }
        set { setLegacy("back", { $0.backIndicatorImage = newValue }) { $0.backIndicatorImage = newValue } }
    }

    /// The mask of the back button's image in transitions; default nil. Kept; the mask itself is not modelled.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backIndicatorMask }
        set {
            setLegacy("backMask", { $0.backIndicatorTransitionMaskImage = newValue }) {
                $0.backIndicatorMask = newValue
            }
        }
    }

    /// A change shows at once, also in a transition (fact 6.2.1).
    func setLegacy(
        _ name: String, _ set: @escaping @MainActor (UINavigationBar) -> Void,
        change: (inout LegacyBarValues) -> Void
    ) {
        customize(UINavigationBar.self, name, set)
        let wasOpaque = legacy.isOpaque
        change(&legacy)
        reloadLegacyLooks()
        // Pages lie under a translucent bar and below an opaque one (fact 5.2.6).
        if legacy.isOpaque != wasOpaque { onLayoutNeeded?() }
    }
}
