import Foundation

/// The values of the properties from before `UIBarAppearance`. They are in effect until a bar is given an appearance
/// (fact 6.1.8).
struct LegacyBarValues {
    /// The bar position and height of a background image.
    struct ImageKey: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    var style = UIBarStyle.default
    /// Nil until it is set; until then the background image decides (fact 6.3.2).
    var isTranslucent: Bool?
    var barTintColor: UIColor?
    private(set) var images: [ImageKey: UIImage] = [:]
    /// Whether the image for the regular height has no transparent pixel, which makes the bar opaque (fact 6.3.2).
    private(set) var hasOpaqueImage = false
    var shadowImage: UIImage?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var backIndicatorImage: UIImage?
    var backIndicatorMask: UIImage?

    /// Returns the image for a height; the compact height falls back to the regular one.
    func image(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        for position in [position, .any] {
            if let image = images[ImageKey(position: position, metrics: metrics)] { return image }
        }
        return metrics == .default ? nil : image(position: position, metrics: .default)
    }

    /// Whether `isTranslucent` was set to false; it has no effect on a black translucent bar (fact 6.3.2).
    var isMadeOpaque: Bool { isTranslucent == false && style.rawValue != 2 }

    /// Whether the bar is opaque: by `isTranslucent`, or by its background image if that was not set (fact 6.3.2).
    var isOpaque: Bool { isMadeOpaque || (isTranslucent == nil && hasOpaqueImage && style.rawValue != 2) }

    mutating func setImage(_ image: UIImage?, for key: ImageKey) {
        images[key] = image
        hasOpaqueImage = images.contains { $0.key.metrics == .default && ($0.value.cgImage?.isOpaque ?? false) }
    }

    func titleOffset(compact: Bool) -> CGFloat {
        (compact ? titleOffsets[.compact] : nil) ?? titleOffsets[.default] ?? 0
    }
}

extension CGImage {
    /// Whether no pixel is transparent.
    fileprivate var isOpaque: Bool {
        let count = width * height
        // The alpha is the highest byte of a pixel.
        return count > 0 && !(0..<count).contains { bitmap.pixels[$0] >> 24 != 255 }
    }
}

extension LegacyBarValues {
    /// Returns the background that the legacy values make of the standard one.
    @MainActor
    func background(standard: ResolvedBarBackground, isCompact: Bool, position: UIBarPosition, metrics: BarMetrics)
        -> ResolvedBarBackground
    {
        var background = standard
        if style.isDark { background.interfaceStyle = .dark }
        let image = image(position: position, metrics: isCompact ? .compact : .default)
        // Fact 6.4.3: glass ignores these colors and images unless the bar is opaque.
        if metrics.usesGlass, !isMadeOpaque { return background }
        if let image {
            background.effect = nil
            background.image = image
            background.imageAlpha = isTranslucent == true && hasOpaqueImage ? metrics.legacyImageOpacity : 1
            // Fact 6.3.2: the color of an opaque bar behind an image with transparent pixels.
            background.color = isOpaque ? barTintColor ?? (style.isDark ? .black : .white) : nil
        } else if isOpaque {
            background.effect = nil
            background.color = barTintColor ?? (style.isDark ? .black : .systemBackground)
            background.shadow = .line(BarBackgroundDefaults.hairline)
        } else if let barTintColor {
            background.color = barTintColor.withAlphaComponent(barTintColor.cgColor.alpha * metrics.legacyTintOpacity)
        }
        if let shadowImage, image != nil {
            // Fact 6.1.10: a bar's shadow image has an effect with a background image only.
            background.shadow = shadowImage.size == .zero ? .none : .image(shadowImage, tint: nil)
        }
        return background
    }
}
