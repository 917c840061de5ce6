import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative ones go outward. (UIKit documentation)
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// Four zeros.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets of four given distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Four zeros.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// This rectangle with each edge moved inward by the given distance. (UIKit documentation)
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}

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

extension NSValue {
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle that the value holds; zero for another kind.
    public var cgRectValue: CGRect {
        String(cString: objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? rectValue : .zero
    }
}
