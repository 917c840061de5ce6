import UIKit

/// A color as written in a film's table: 8 bits per channel, not premultiplied.
public struct FilmColor: Equatable, Sendable, CustomStringConvertible {
    /// 0...255.
    public let red: UInt8
    /// 0...255.
    public let green: UInt8
    /// 0...255.
    public let blue: UInt8
    /// 0...255; 255 is opaque.
    public let alpha: UInt8

    /// Creates a color from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Resolves a color for traits. Channels outside sRGB are clamped, and NaN, as from 0 divided by 0, counts as 0.
    public init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ value: CGFloat) -> UInt8 { UInt8((value.fraction * 255).rounded()) }
        self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    /// "#RRGGBB", or "#RRGGBBAA" if the color is not opaque.
    public var description: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce("#") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16, uppercase: true) }
    }

    init?(_ color: CGColor?) {
        guard let color else { return nil }
        self.init(UIColor(cgColor: color), in: UITraitCollection())
    }

    /// An opaque pixel.
    init(pixel: UInt32) {
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
        self.init(red: byte(0), green: byte(8), blue: byte(16))
    }

    /// The same color with its alpha multiplied by an opacity, 0...1.
    func faded(_ opacity: CGFloat) -> FilmColor {
        let alpha = UInt8((CGFloat(alpha) * opacity.fraction).rounded())
        return FilmColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The same color without transparency.
    var solid: FilmColor { FilmColor(red: red, green: green, blue: blue) }

    /// The largest difference in any channel.
    func largestDifference(to other: FilmColor) -> Int {
        zip(channels, other.channels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// The color that differs the least from the others; nil if there is none.
    static func typical(of colors: [FilmColor]) -> FilmColor? {
        func difference(_ color: FilmColor) -> Int { colors.reduce(0) { $0 + color.largestDifference(to: $1) } }
        return colors.count > 1 ? colors.min { difference($0) < difference($1) } : colors.first
    }

    var channels: [UInt8] { [red, green, blue, alpha] }
}

extension CGFloat {
    /// Clamped to 0...1; NaN is 0.
    fileprivate var fraction: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
