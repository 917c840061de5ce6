import Foundation

// The setters from before iOS 13. They count until the bar is given an appearance (fact 6.1.8).
extension UIToolbar {
    /// Dark on light or light on dark; default `.default`.
    public var barStyle: UIBarStyle {
        get { legacy.style }
        set { setLegacy("barStyle", { $0.barStyle = newValue }) { $0.style = newValue } }
    }

    /// Whether the page may be seen through the bar; default true.
    public var isTranslucent: Bool {
        get { !legacy.isOpaque }
        set { setLegacy("isTranslucent", { $0.isTranslucent = newValue }) { $0.isTranslucent = newValue } }
    }

    /// The background's colour; default nil: the style's.
    public var barTintColor: UIColor? {
        get { legacy.barTintColor }
        set { setLegacy("barTintColor", { $0.barTintColor = newValue }) { $0.barTintColor = newValue } }
    }

    /// Sets the background image for a place and a height.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setLegacy(
            "backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)",
            { $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
        ) {
            $0.setImage(backgroundImage, for: .init(position: topOrBottom, metrics: barMetrics))
        }
    }

    /// The background image set for a place and a height; default nil.
    public func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        legacy.images[.init(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets what stands for the hairline; it counts beside a background image only. One image serves every place.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        setLegacy("shadowImage", { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }) {
            $0.shadowImage = shadowImage
        }
    }

    /// What stands for the hairline; default nil.
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        legacy.shadowImage
    }

    private func setLegacy(
        _ name: String, _ set: @escaping @MainActor (UIToolbar) -> Void, change: (inout LegacyBarValues) -> Void
    ) {
        customize(UIToolbar.self, name, set)
        change(&legacy)
        reload()
    }
}
