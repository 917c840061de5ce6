import Foundation

/// A colour as numbers, in sRGB or in grey, without any dependence on traits. (CoreGraphics documentation)
public final class CGColor: Hashable, Sendable {
    package let value: ColorValue

    package init(value: ColorValue) {
        self.value = value
    }

    /// An sRGB colour; each component is between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: .rgb(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// An sRGB colour; each component is between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey of the given brightness; each component is between 0 and 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(value: .gray(white: Double(gray), alpha: Double(alpha)))
    }

    /// A grey of the given brightness; each component is between 0 and 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The numbers of the colour, alpha last: four for sRGB, two for a grey.
    public var components: [CGFloat]? { value.components.map { CGFloat($0) } }

    /// How many numbers ``components`` has, alpha included.
    public var numberOfComponents: Int { value.components.count }

    /// How opaque the colour is: 0 is clear, 1 is opaque.
    public var alpha: CGFloat { CGFloat(value.alpha) }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(value: value.withAlpha(Double(alpha)))
    }

    /// Whether both are of the same kind and have the same numbers.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    /// Feeds the numbers into the hasher.
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
