import Foundation

/// An image whose pixels do not change. (CoreGraphics documentation)
public final class CGImage: Hashable, @unchecked Sendable {
    // Unchecked: nothing writes to a bitmap once an image holds it.
    package let bitmap: Bitmap
    let scaledCopy = ScaledCopy()

    private let hasAlpha: Bool

    /// - Parameter hasAlpha: whether the format of the pixels has an alpha, also where all of them are opaque.
    package init(bitmap: Bitmap, hasAlpha: Bool = true) {
        self.bitmap = bitmap
        self.hasAlpha = hasAlpha
    }

    /// Whether the pixels have an alpha, and where.
    public var alphaInfo: CGImageAlphaInfo { hasAlpha ? .premultipliedLast : .noneSkipLast }

    /// The width in pixels.
    public var width: Int { bitmap.width }

    /// The height in pixels.
    public var height: Int { bitmap.height }

    /// Creates an image from a copy of pixels: premultiplied, 8 bits per channel, red in the lowest byte, rows without
    /// padding.
    package convenience init(width: Int, height: Int, copying pixels: UnsafePointer<UInt32>) {
        let bitmap = Bitmap(width: width, height: height)
        memcpy(bitmap.pixels, pixels, bitmap.width * bitmap.height * MemoryLayout<UInt32>.stride)
        self.init(bitmap: bitmap)
    }

    /// The pixels in the format of `init(width:height:copying:)`, valid as long as the image exists.
    package var pixels: UnsafePointer<UInt32> { UnsafePointer(bitmap.pixels) }

    /// Copies the pixels in the format of `init(width:height:copying:)` to memory for `width * height` of them.
    package func copyPixels(to pixels: UnsafeMutablePointer<UInt32>) {
        memcpy(pixels, bitmap.pixels, width * height * MemoryLayout<UInt32>.stride)
    }

    /// Whether both have the same pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        if left === right { return true }
        guard left.width == right.width, left.height == right.height else { return false }
        let count = left.width * left.height * MemoryLayout<UInt32>.stride
        return memcmp(left.bitmap.pixels, right.bitmap.pixels, count) == 0
    }

    /// Hashes the size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

/// Whether pixels have an alpha, and where. (CoreGraphics documentation)
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha.
    case none = 0
    /// The alpha is the last component, and the others are multiplied by it.
    case premultipliedLast = 1
    /// The alpha is the first component, and the others are multiplied by it.
    case premultipliedFirst = 2
    /// The alpha is the last component.
    case last = 3
    /// The alpha is the first component.
    case first = 4
    /// There is no alpha; the last component is ignored.
    case noneSkipLast = 5
    /// There is no alpha; the first component is ignored.
    case noneSkipFirst = 6
}
