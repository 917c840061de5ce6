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
    private(set) var images: [ImageKey: UIImage] = [:]
    /// Whether the image of the usual height has no hole: then the bar counts as opaque (fact 6.3.2).
    private(set) var hasOpaqueImage = false
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
    var isMadeOpaque: Bool { isTranslucent == false && style.rawValue != 2 }

    /// Whether the bar is opaque: as it was made, or else as its background image is (fact 6.3.2).
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
    /// Whether no pixel lets anything through.
    fileprivate var isOpaque: Bool {
        let count = width * height
        // The alpha is the highest byte of a pixel.
        return count > 0 && !(0..<count).contains { bitmap.pixels[$0] >> 24 != 255 }
    }
}

extension LegacyBarValues {
    /// The background by the older setters, over the standard one.
    @MainActor
    func background(standard: BarBackgroundLook, isCompact: Bool, position: UIBarPosition, metrics: BarMetrics)
        -> BarBackgroundLook
    {
        var look = standard
        if style.isDark { look.interfaceStyle = .dark }
        let image = image(position: position, metrics: isCompact ? .compact : .default)
        // Fact 6.4.3: glass covers these colours and images unless the bar is opaque.
        if metrics.usesGlass, !isMadeOpaque { return look }
        if let image {
            look.effect = nil
            look.image = image
            look.imageAlpha = isTranslucent == true && hasOpaqueImage ? metrics.legacyImageOpacity : 1
            // Fact 6.3.2: what an opaque bar shows behind an image with holes.
            look.color = isOpaque ? barTintColor ?? (style.isDark ? .black : .white) : nil
            look.fadesScrolledContent = false
        } else if isOpaque {
            look.effect = nil
            look.color = barTintColor ?? (style.isDark ? .black : .systemBackground)
            look.fadesScrolledContent = false
            look.shadow = .line(BarBackgroundTable.hairline)
        } else if let barTintColor {
            look.color = barTintColor.withAlphaComponent(barTintColor.cgColor.alpha * metrics.legacyTintCover)
        }
        if let shadowImage, image != nil {
            // Fact 6.1.10: a bar's own shadow image needs a background image beside it.
            look.shadow = shadowImage.size == .zero ? .none : .image(shadowImage, tint: nil)
        }
        return look
    }
}
