import Foundation

/// A direction and a length on the plane. Linux Foundation has none. (CoreGraphics documentation)
public struct CGVector: Hashable, Codable, Sendable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector without length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector with two given parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector with two given parts.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector with two given parts.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector without length.
    public static let zero = CGVector()
}
