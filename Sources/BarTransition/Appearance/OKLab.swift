import UIKit

/// A color in OKLab, a perceptually uniform color space in which black and white have a distance of 1. Source: Björn
/// Ottosson, "A perceptual color space for image processing" (2020).
package struct OKLab: Equatable, Sendable {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts sRGB components: 0...1, or outside of it for a color that sRGB cannot represent.
    package init(red: Double, green: Double, blue: Double) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The sRGB components, each clamped to 0...1 if the color is outside the sRGB gamut.
    package var sRGB: (red: Double, green: Double, blue: Double) {
        let (red, green, blue) = extendedSRGB
        return (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
    }

    /// The components in extended sRGB, outside of 0...1 if the color is outside the sRGB gamut.
    package var extendedSRGB: (red: Double, green: Double, blue: Double) {
        let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return (
            Self.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            Self.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            Self.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
        )
    }

    /// The Euclidean distance.
    package func distance(to other: OKLab) -> Double {
        let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
        return (x * x + y * y + z * z).squareRoot()
    }

    /// The lightness of the background on which texts of two lightnesses have equal contrast: the ratio of the relative
    /// luminances, each with 0.05 added (WCAG 2.2). The luminance of a gray is the cube of its lightness. For other colors the
    /// sum differs from that by a fifth at most.
    static func lightnessOfEqualContrast(with lightness: Double, _ other: Double) -> Double {
        cubeRoot(((cube(lightness) + 0.05) * (cube(other) + 0.05)).squareRoot() - 0.05)
    }

    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}

private func cube(_ value: Double) -> Double { value * value * value }
private func cubeRoot(_ value: Double) -> Double { pow(max(value, 0), 1 / 3.0) }
