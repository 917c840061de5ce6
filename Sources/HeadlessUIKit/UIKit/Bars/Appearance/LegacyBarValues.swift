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
