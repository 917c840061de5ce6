import Foundation

/// A displacement of something that a bar lays out, in points; positive is right and down. (UIKit documentation)
public struct UIOffset: Hashable, Codable, Sendable {
    /// The displacement to the right, in points.
    public var horizontal: CGFloat
    /// The displacement downward, in points.
    public var vertical: CGFloat

    /// No displacement.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// A displacement of two given distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No displacement.
    public static let zero = UIOffset()
}
