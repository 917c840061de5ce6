import Foundation

/// What the setters from before `UIBarAppearance` have set. They count until a bar is given an appearance (fact 6.1.8).
struct LegacyBarValues {
    /// Where a background image belongs.
    struct ImageKey: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    var style = UIBarStyle.default
    /// Nil until it is set: then a background image decides (fact 6.3.2).
    var isTranslucent: Bool?
    var barTintColor: UIColor?
    var images: [ImageKey: UIImage] = [:]
    var shadowImage: UIImage?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var backIndicatorImage: UIImage?
    var backIndicatorMask: UIImage?

    /// The image for a height: the compact one falls back to the usual one.
    func image(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        for position in [position, .any] {
            if let image = images[ImageKey(position: position, metrics: metrics)] { return image }
        }
        return metrics == .default ? nil : image(position: position, metrics: .default)
    }

    /// Whether the bar was made opaque; a black translucent one never is (fact 6.3.2).
    var isOpaque: Bool { isTranslucent == false && style.rawValue != 2 }

    /// Whether the page may be seen through the bar.
    var isBarTranslucent: Bool { !isOpaque }

    func titleOffset(compact: Bool) -> CGFloat {
        (compact ? titleOffsets[.compact] : nil) ?? titleOffsets[.default] ?? 0
    }
}
