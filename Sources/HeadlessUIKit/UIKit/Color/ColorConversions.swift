import Foundation

/// Conversion between RGB and HSB by the hexcone model; all components range from 0 to 1.
struct HueSaturationBrightness: Equatable {
    var hue: Double
    var saturation: Double
    var brightness: Double

    init(hue: Double, saturation: Double, brightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: Double, green: Double, blue: Double) {
        let largest = max(red, green, blue)
        let range = largest - min(red, green, blue)
        brightness = largest
        saturation = largest > 0 ? range / largest : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixths: Double
        if largest == red {
            sixths = (green - blue) / range
        } else if largest == green {
            sixths = (blue - red) / range + 2
        } else {
            sixths = (red - green) / range + 4
        }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: Double, green: Double, blue: Double) {
        let turn = hue - hue.rounded(.down)
        func component(_ offset: Double) -> Double {
            let position = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return (component(5), component(3), component(1))
    }
}

/// A color in Display P3, which has the transfer function and white point of sRGB and wider primaries.
struct DisplayP3 {
    var red: Double
    var green: Double
    var blue: Double

    /// The color in extended sRGB: components are outside 0...1 where sRGB cannot represent it. The matrix is that of
    /// CSS Color 4, section 10.
    var sRGB: (red: Double, green: Double, blue: Double) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        return (
            Self.encoded(1.224_940_176 * red - 0.224_940_176 * green),
            Self.encoded(-0.042_056_955 * red + 1.042_056_955 * green),
            Self.encoded(-0.019_637_555 * red - 0.078_636_046 * green + 1.098_273_600 * blue)
        )
    }

    /// Removes the transfer function; odd, so that negative values keep their sign.
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
