import Foundation

/// A gradient of colors. (CoreGraphics documentation)
public final class CGGradient: Sendable {
    let colors: [PixelColor]
    let locations: [CGFloat]

    /// Creates a gradient of `CGColor`s, with a location in 0...1 for each, or spread evenly without locations. Nil
    /// without colors. The color space has no effect: colors are interpolated in sRGB.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let pixels = colors.compactMap { ($0 as? CGColor)?.pixel }
        precondition(
            pixels.count == colors.count, "CGGradient(colorsSpace:colors:locations:): a color is not a CGColor.")
        guard !pixels.isEmpty else { return nil }
        self.colors = pixels
        self.locations = locations.map { [CGFloat](UnsafeBufferPointer(start: $0, count: pixels.count)) } ?? []
    }
}

/// Whether a gradient extends beyond its ends. (CoreGraphics documentation)
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A color space. Every color is in sRGB here. (CoreGraphics documentation)
public final class CGColorSpace: Sendable {
    init() {}
}

/// The color space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// A Core Foundation array. Foundation on Linux does not bridge, so this is a Swift array.
public typealias CFArray = [Any]
