import Foundation

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
            look.color = barTintColor.withAlphaComponent(barTintColor.cgColor.alpha * metrics.legacyTintOpacity)
        }
        if let shadowImage, image != nil {
            // Fact 6.1.10: a bar's own shadow image needs a background image beside it.
            look.shadow = shadowImage.size == .zero ? .none : .image(shadowImage, tint: nil)
        }
        return look
    }
}
