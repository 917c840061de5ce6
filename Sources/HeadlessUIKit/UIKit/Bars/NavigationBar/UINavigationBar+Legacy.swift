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
        if legacy.isOpaque != wasOpaque { manager?.barNeedsLayout() }
    }
}
