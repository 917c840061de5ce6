/// The numbers of one colour. A grey is kept apart from an sRGB colour of equal parts, because UIKit does:
/// `UIColor.white` is not equal to `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`.
package enum ColorValue: Hashable, Sendable {
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    case gray(white: Double, alpha: Double)

    /// Red, green, blue and alpha, whatever the kind.
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

    /// An sRGB colour written as 0xRRGGBB.
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
