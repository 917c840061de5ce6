import UIKit

/// A color in OKLab with its alpha, under one set of traits.
struct ResolvedColor: Equatable {
    var color: OKLab
    /// 0...1.
    var alpha: Double
    /// Whether it is, or is mixed from, a color outside of sRGB, such as one of Display P3. Then it is not clamped to sRGB.
    var isWide = false

    /// Returns the mixture with another color. The colors are weighted by alpha (premultiplied), so a clear color does
    /// not affect the hue.
    /// - Parameter fraction: the fraction of `other`, 0...1.
    func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
        let (fromWeight, toWeight) = (alpha * (1 - fraction), other.alpha * fraction)
        guard fromWeight + toWeight > 0 else { return ResolvedColor(color: color, alpha: 0, isWide: isWide) }
        let weight = toWeight / (fromWeight + toWeight)
        func interpolated(_ from: Double, _ to: Double) -> Double { from + (to - from) * weight }
        let mixture = OKLab(
            lightness: interpolated(color.lightness, other.color.lightness), a: interpolated(color.a, other.color.a),
            b: interpolated(color.b, other.color.b))
        return ResolvedColor(color: mixture, alpha: fromWeight + toWeight, isWide: isWide || other.isWide)
    }

    var uiColor: UIColor {
        let (red, green, blue) = isWide ? color.extendedSRGB : color.sRGB
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension ResolvedColor {
    /// Resolves a color. A color without RGB components, such as a pattern, becomes clear.
    init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(
            color: OKLab(red: Double(red), green: Double(green), blue: Double(blue)), alpha: Double(alpha),
            // With room for rounding.
            isWide: [red, green, blue].contains { $0 < -0.001 || $0 > 1.001 })
    }
}

extension UIColor {
    /// The alpha of the color; nil for one without components, such as a pattern.
    func alpha(in traits: UITraitCollection) -> CGFloat? {
        var alpha: CGFloat = 0
        return resolvedColor(with: traits).getRed(nil, green: nil, blue: nil, alpha: &alpha) ? alpha : nil
    }

    /// Whether the color has components to mix; a pattern has none.
    var isMixable: Bool { getRed(nil, green: nil, blue: nil, alpha: nil) }

    /// Returns the mixture of two colors in OKLab, weighted by alpha. Interpolating sRGB components instead would make
    /// the middle of red and green dark, and the middle of a color and clear gray.
    ///
    /// - Parameter fraction: the fraction of `other`, 0...1; clamped, and NaN counts as 0. At 0 the result is this color itself, at 1
    ///   it is `other`.
    package func mixed(with other: UIColor, by fraction: CGFloat) -> UIColor {
        guard fraction > 0, self != other else { return self }
        if fraction >= 1 { return other }
        let mix = { @Sendable (traits: UITraitCollection) in
            ResolvedColor(self, in: traits).mixed(with: ResolvedColor(other, in: traits), by: Double(fraction)).uiColor
        }
        // A scroll position changes the fraction many times a second, so a color is only dynamic if it has to be.
        let traits = UITraitCollection()
        return isFixed(in: traits) && other.isFixed(in: traits) ? mix(traits) : UIColor(dynamicProvider: mix)
    }

    /// Whether the color is the same under all traits: such a color resolves to itself.
    private func isFixed(in traits: UITraitCollection) -> Bool { resolvedColor(with: traits) === self }
}
