import Foundation

// The setters from before iOS 13. They count until the bar is given an appearance (fact 6.1.8).
extension UINavigationBar {
    /// Dark on light or light on dark; default `.default`.
    public var barStyle: UIBarStyle {
        get { legacy.style }
        set { setLegacy { $0.style = newValue } }
    }

    /// Whether the page may be seen through the bar and lies under it; default true (fact 6.3.2).
    public var isTranslucent: Bool {
        get { !legacy.isOpaque }
        set { setLegacy { $0.isTranslucent = newValue } }
    }

    /// The background's colour; default nil: the style's. It does not animate (fact 6.2.2).
    public var barTintColor: UIColor? {
        get { legacy.barTintColor }
        set { setLegacy { $0.barTintColor = newValue } }
    }

    /// Sets the background image for a height, wherever the bar lies.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// The background image set for a height; default nil.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the background image for a place and a height.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setLegacy { $0.setImage(backgroundImage, for: .init(position: barPosition, metrics: barMetrics)) }
    }

    /// The background image set for a place and a height; default nil.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[.init(position: barPosition, metrics: barMetrics)]
    }

    /// What stands for the hairline; default nil. Counts beside a background image only (fact 6.1.10).
    public var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set { setLegacy { $0.shadowImage = newValue } }
    }

    /// The title's attributes; default nil.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleTextAttributes }
        set { setLegacy { $0.titleTextAttributes = newValue } }
    }

    /// The large title's attributes; default nil.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleTextAttributes }
        set { setLegacy { $0.largeTitleTextAttributes = newValue } }
    }

    /// Moves the title downward at a height, in points.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLegacy { $0.titleOffsets[barMetrics] = adjustment }
    }

    /// How far the title is moved downward at a height, in points; default 0.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleOffsets[barMetrics] ?? 0
    }

    /// The back button's image; default nil: the system's. Counts together with its mask only.
    public var backIndicatorImage: UIImage? {
        get { legacy.backIndicatorImage }
        set { setLegacy { $0.backIndicatorImage = newValue } }
    }

    /// The mask of the back button's image in transitions; default nil. Kept; the mask itself is not modelled.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backIndicatorMask }
        set { setLegacy { $0.backIndicatorMask = newValue } }
    }

    /// A change shows at once, also in a transition (fact 6.2.1).
    private func setLegacy(_ change: (inout LegacyBarValues) -> Void) {
        let wasOpaque = legacy.isOpaque
        change(&legacy)
        reloadLegacyLooks()
        // Pages lie under a translucent bar and below an opaque one (fact 5.2.6).
        if legacy.isOpaque != wasOpaque { onLayoutNeeded?() }
    }
}
