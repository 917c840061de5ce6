import Foundation

/// A color given by its components, in sRGB or gray, independent of traits. (CoreGraphics documentation)
public final class CGColor: Hashable, Sendable {
    package let value: ColorValue

    package init(value: ColorValue) {
        self.value = value
    }

    /// Creates an sRGB color; each component is between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: .rgb(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Creates an sRGB color; each component is between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray; each component is between 0 and 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(value: .gray(white: Double(gray), alpha: Double(alpha)))
    }

    /// Creates a gray; each component is between 0 and 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The components, alpha last: four for sRGB, two for a gray.
    public var components: [CGFloat]? { value.components.map { CGFloat($0) } }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { value.components.count }

    /// The opacity: 0 is clear, 1 is opaque.
    public var alpha: CGFloat { CGFloat(value.alpha) }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(value: value.withAlpha(Double(alpha)))
    }

    /// Whether both have the same color space and components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension CGColor {
    package var pixel: PixelColor { value.pixelColor }

    package convenience init(pixel: PixelColor) {
        self.init(
            red: CGFloat(pixel.red), green: CGFloat(pixel.green), blue: CGFloat(pixel.blue),
            alpha: CGFloat(pixel.alpha))
    }
}

/// The components of a color. A grey differs from an sRGB color with equal components, as in UIKit: `UIColor.white`
/// is not equal to `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`.
package enum ColorValue: Hashable, Sendable {
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    case gray(white: Double, alpha: Double)

    /// Red, green, blue and alpha, also of a gray.
    package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
        switch self {
        case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        case .gray(let white, let alpha): (white, white, white, alpha)
        }
    }

    var alpha: Double { rgba.alpha }

    var components: [Double] {
        switch self {
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
        case .gray(let white, let alpha): [white, alpha]
        }
    }

    package func withAlpha(_ alpha: Double) -> ColorValue {
        switch self {
        case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
        case .gray(let white, _): .gray(white: white, alpha: alpha)
        }
    }

    /// An sRGB color written as 0xRRGGBB.
    package static func hex(_ rgb: UInt32, _ alpha: Double = 1) -> ColorValue {
        .rgb(
            red: Double(rgb >> 16 & 0xFF) / 255,
            green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255,
            alpha: alpha
        )
    }

    package var pixelColor: PixelColor {
        let rgba = rgba
        return PixelColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
}
