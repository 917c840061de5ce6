import Foundation

/// Insets from the four edges of a rectangle, in points; negative values extend outward. (UIKit documentation)
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top edge, in points.
    public var top: CGFloat
    /// The inset from the left edge, in points.
    public var left: CGFloat
    /// The inset from the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset from the right edge, in points.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from the given distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle with each edge moved inward by its inset. (UIKit documentation)
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}

/// Insets from the edges of a rectangle, in points, relative to the layout direction. (UIKit documentation)
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top edge, in points.
    public var top: CGFloat
    /// The inset from the leading edge, in points.
    public var leading: CGFloat
    /// The inset from the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset from the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from the given distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A position offset, in points; positive values move right and down. (UIKit documentation)
public struct UIOffset: Hashable, Codable, Sendable {
    /// The horizontal offset, in points.
    public var horizontal: CGFloat
    /// The vertical offset, in points.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset from the given distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// An offset of zero.
    public static let zero = UIOffset()
}

extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle in the value; zero if it contains another type.
    public var cgRectValue: CGRect {
        String(cString: objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? rectValue : .zero
    }
}
