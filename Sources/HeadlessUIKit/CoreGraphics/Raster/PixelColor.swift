/// A color in sRGB, its components from 0 to 1 and not multiplied by its alpha.
///
/// Components outside that range are kept and clamped only when the color becomes a pixel.
package struct PixelColor: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    static let clear = PixelColor(white: 0, alpha: 0)
    package static let black = PixelColor(white: 0)
    static let white = PixelColor(white: 1)

    /// The color as a premultiplied pixel. Each component is first rounded to 8 bits, then multiplied by the rounded
    /// alpha with the rule of ``Blend``.
    func packed(alpha multiplier: Double = 1) -> UInt32 {
        let coverage = PixelColor.byte(alpha * multiplier)
        let opaque = PixelColor.byte(red) | PixelColor.byte(green) << 8 | PixelColor.byte(blue) << 16 | 0xFF00_0000
        return Blend.scaled(opaque, by: coverage)
    }

    /// A number from 0 to 1 as 0 to 255, rounded to the nearest; NaN counts as 0.
    static func byte(_ value: Double) -> UInt32 {
        guard value > 0 else { return 0 }
        return value >= 1 ? 255 : UInt32(value * 255 + 0.5)
    }
}

extension PixelColor {
    package static var transparent: PixelColor { PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }

    /// The color with its alpha multiplied by a factor.
    package func withAlpha(_ factor: Double) -> PixelColor {
        PixelColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
