import Foundation

/// The values a blur style is drawn with. UIKit's own are unknown (fact 6.1.11): these are defaults in one place.
struct BlurMaterial {
    var radius: CGFloat
    var saturation: Double
    var tint: PixelColor
    /// The fill that replaces the blur while Reduce Transparency is on.
    var solid: PixelColor

    /// The glass of iOS 26, without a fill. Most of the color behind it stays visible, so that both light and dark
    /// glyphs are legible on it. The real one adapts to what is behind it (fact m9.4); no test may measure this
    /// approximation.
    static func glass(_ traits: UITraitCollection) -> BlurMaterial {
        var material = BlurMaterial(style: .systemUltraThinMaterial, traits: traits)
        material.saturation = 1.4
        material.tint =
            traits.userInterfaceStyle == .dark
            ? PixelColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.6)
            : PixelColor(red: 1, green: 1, blue: 1, alpha: 0.3)
        return material
    }

    init(style: UIBlurEffect.Style, traits: UITraitCollection) {
        var isDark = traits.userInterfaceStyle == .dark
        var strength = 0.72
        switch style {
        case .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight, .light:
            isDark = false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            isDark = true
        default: break
        }
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: strength = 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: strength = 0.6
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: strength = 0.85
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: strength = 0.75
        default: break
        }
        let base = isDark ? 0.115 : 0.972
        radius = 20
        saturation = 1.8
        tint = PixelColor(red: base, green: base, blue: base, alpha: strength)
        solid = PixelColor(red: base, green: base, blue: base, alpha: 1)
    }
}

extension BlurMaterial {
    /// Draws the material over what is behind a layer.
    @MainActor
    func draw(_ shown: LayerModel, on canvas: Canvas) { draw(in: shown.bounds, shown, on: canvas) }

    /// Draws the material over what is behind a part of a layer.
    @MainActor
    func draw(in rect: CGRect, _ shown: LayerModel, on canvas: Canvas) {
        if UIAccessibility.isReduceTransparencyEnabled {
            canvas.fill(rect, cornerRadius: shown.cornerRadius, color: solid)
            return
        }
        canvas.blurBackdrop(
            in: rect, cornerRadius: shown.cornerRadius, radius: radius * shown.effectStrength,
            saturation: 1 + (saturation - 1) * Double(shown.effectStrength),
            tint: tint.withAlpha(Double(shown.effectStrength)))
    }
}
