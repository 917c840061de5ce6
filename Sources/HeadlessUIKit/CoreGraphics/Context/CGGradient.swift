import Foundation

/// Colours along a line. (CoreGraphics documentation)
public final class CGGradient: Sendable {
    let colors: [PixelColor]
    let locations: [CGFloat]

    /// A gradient of `CGColor`s; the locations are as many numbers from 0 to 1, without them the colours are spread
    /// evenly. Nil without colours. The space does not matter: colours mix in sRGB here.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let pixels = colors.compactMap { ($0 as? CGColor)?.pixel }
        precondition(
            pixels.count == colors.count, "CGGradient(colorsSpace:colors:locations:): a colour is not a CGColor.")
        guard !pixels.isEmpty else { return nil }
        self.colors = pixels
        self.locations = locations.map { [CGFloat](UnsafeBufferPointer(start: $0, count: pixels.count)) } ?? []
    }
}

/// Whether a gradient goes on beyond its ends. (CoreGraphics documentation)
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// What the numbers of a colour mean. Everything is sRGB here. (CoreGraphics documentation)
public final class CGColorSpace: Sendable {
    init() {}
}

/// The colour space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// A Core Foundation array. Linux does not bridge; a Swift array of anything is what code hands over as one.
public typealias CFArray = [Any]
