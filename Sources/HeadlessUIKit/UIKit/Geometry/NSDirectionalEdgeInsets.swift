import Foundation

/// Distances inward from the edges of a rectangle, in points, in terms of the reading direction. (UIKit documentation)
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the edge where lines of text begin, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the edge where lines of text end, in points.
    public var trailing: CGFloat

    /// Four zeros.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets of four given distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Four zeros.
    public static let zero = NSDirectionalEdgeInsets()
}
