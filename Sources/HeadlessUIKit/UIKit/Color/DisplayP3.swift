import Foundation

/// A colour by its numbers in Display P3: sRGB's curve and white point with more vivid primaries.
struct DisplayP3 {
    var red: Double
    var green: Double
    var blue: Double

    /// The same colour in sRGB, outside of 0...1 where sRGB does not have it. The matrix is that of CSS Color 4, section
    /// 10.
    var sRGB: (red: Double, green: Double, blue: Double) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        return (
            Self.encoded(1.224_940_176 * red - 0.224_940_176 * green),
            Self.encoded(-0.042_056_955 * red + 1.042_056_955 * green),
            Self.encoded(-0.019_637_555 * red - 0.078_636_046 * green + 1.098_273_600 * blue)
        )
    }

    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func encoded(_ value: Double) -> Double {
        let light = abs(value)
        let size = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return value < 0 ? -size : size
    }
}
