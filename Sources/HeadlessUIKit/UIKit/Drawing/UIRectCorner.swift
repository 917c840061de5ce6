import Foundation

/// A set of corners of a rectangle. (UIKit documentation)
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

extension UIBezierPath {
    /// A rectangle some of whose corners are round; width and height of `cornerRadii`, in points, are those of the oval at
    /// such a corner, each at most half of the rectangle's. (UIKit documentation)
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(
            vectorPath: .roundedRect(rect, cornerRadii: cornerRadii, corners: corners.mask),
            start: corners.contains(.topLeft)
                ? CGPoint(x: rect.minX + max(min(cornerRadii.width, rect.width / 2), 0), y: rect.minY) : rect.origin)
    }
}

extension UIRectCorner {
    var mask: CACornerMask {
        let pairs: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
            (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
        ]
        return pairs.reduce(into: []) { mask, pair in if contains(pair.0) { mask.insert(pair.1) } }
    }
}
