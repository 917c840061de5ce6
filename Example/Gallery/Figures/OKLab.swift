import UIKit

/// A colour in OKLab, where distances are those that people see: black and white are 1 apart.
struct OKLab: Equatable {
    let lightness: Double
    let a: Double
    let b: Double

    /// From an sRGB colour; alpha is left out.
    init(_ color: UIColor) {
        let linear = color.components.prefix(3).map { Self.linear(Double($0)) }
        let (red, green, blue) = (linear[0], linear[1], linear[2])
        let long = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func cubeRoot(_ value: Double) -> Double { pow(max(value, 0), 1 / 3.0) }
}

extension OKLab: Measurable {
    func distance(to other: OKLab) -> Double {
        let parts = [lightness - other.lightness, a - other.a, b - other.b]
        return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
}
