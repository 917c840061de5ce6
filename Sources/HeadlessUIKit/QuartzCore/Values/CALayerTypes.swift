import Foundation

/// The round corners of a layer. (QuartzCore documentation)
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The curves of a layer's corners. (QuartzCore documentation)
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents fill a layer. (QuartzCore documentation)
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// Whether it is one of the gravities above.
    var isNamed: Bool {
        switch self {
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: true
        case .resize, .resizeAspect, .resizeAspectFill: true
        default: false
        }
    }

    /// The rectangle of contents of a size in the bounds. "Top" and "bottom" are meant for y up, as in Core Animation:
    /// on the screen, contents with the gravity "top" are at the bottom. A name that Core Animation does not know means center
    /// (observed: gnustep/libs-quartzcore, Tests/quartzcore/CAGravity/gravity.m).
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        func rect(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: CGFloat) -> CGSize { CGSize(width: size.width * factor, height: size.height * factor) }
        let horizontal = bounds.width / size.width
        let vertical = bounds.height / size.height
        switch self {
        case .resizeAspect: return rect(scaled(min(horizontal, vertical)), 0.5, 0.5)
        case .resizeAspectFill: return rect(scaled(max(horizontal, vertical)), 0.5, 0.5)
        case .resize: return bounds
        case .bottom: return rect(size, 0.5, 0)
        case .top: return rect(size, 0.5, 1)
        case .left: return rect(size, 0, 0.5)
        case .right: return rect(size, 1, 0.5)
        case .bottomLeft: return rect(size, 0, 0)
        case .bottomRight: return rect(size, 1, 0)
        case .topLeft: return rect(size, 0, 1)
        case .topRight: return rect(size, 1, 1)
        default: return rect(size, 0.5, 0.5)
        }
    }
}

// MARK: - Outlines

extension VectorPath {
    /// A rectangle with some corners that are quarters of a circle.
    static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask) -> VectorPath {
        let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
        return roundedRect(rect, cornerRadii: CGSize(width: radius, height: radius), corners: corners)
    }

    /// A rectangle with some corners that are quarters of an ellipse.
    package static func roundedRect(_ rect: CGRect, cornerRadii: CGSize, corners: CACornerMask) -> VectorPath {
        let across = max(min(cornerRadii.width, rect.width / 2), 0)
        let down = max(min(cornerRadii.height, rect.height / 2), 0)
        // A quarter of an ellipse is one cubic curve whose handles are 0.5523 times as long as the radii.
        let handle: CGFloat = 0.447_715_25
        func size(_ corner: CACornerMask) -> (x: CGFloat, y: CGFloat) {
            corners.contains(corner) ? (across, down) : (0, 0)
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let topLeft = size(.layerMinXMinYCorner)
        let topRight = size(.layerMaxXMinYCorner)
        let bottomRight = size(.layerMaxXMaxYCorner)
        let bottomLeft = size(.layerMinXMaxYCorner)
        var path = VectorPath()
        path.move(to: CGPoint(x: left + topLeft.x, y: top))
        path.line(to: CGPoint(x: right - topRight.x, y: top))
        path.cubic(
            to: CGPoint(x: right, y: top + topRight.y), control1: CGPoint(x: right - topRight.x * handle, y: top),
            control2: CGPoint(x: right, y: top + topRight.y * handle))
        path.line(to: CGPoint(x: right, y: bottom - bottomRight.y))
        path.cubic(
            to: CGPoint(x: right - bottomRight.x, y: bottom),
            control1: CGPoint(x: right, y: bottom - bottomRight.y * handle),
            control2: CGPoint(x: right - bottomRight.x * handle, y: bottom))
        path.line(to: CGPoint(x: left + bottomLeft.x, y: bottom))
        path.cubic(
            to: CGPoint(x: left, y: bottom - bottomLeft.y),
            control1: CGPoint(x: left + bottomLeft.x * handle, y: bottom),
            control2: CGPoint(x: left, y: bottom - bottomLeft.y * handle))
        path.line(to: CGPoint(x: left, y: top + topLeft.y))
        path.cubic(
            to: CGPoint(x: left + topLeft.x, y: top), control1: CGPoint(x: left, y: top + topLeft.y * handle),
            control2: CGPoint(x: left + topLeft.x * handle, y: top))
        path.close()
        return path
    }
}
