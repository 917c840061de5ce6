import Foundation

/// What a blur style looks like. The exact recipes are unknown (fact 6.1.11, U): these are defaults in one place.
struct BlurMaterial {
    var radius: CGFloat
    var saturation: Double
    var tint: PixelColor
    /// What replaces it where transparency is reduced.
    var solid: PixelColor

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
