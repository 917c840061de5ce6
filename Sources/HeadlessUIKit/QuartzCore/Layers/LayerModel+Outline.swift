import Foundation

extension VectorPath {
    /// A rectangle of which some corners are round: quarters of a circle.
    static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask) -> VectorPath {
        let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
        return roundedRect(rect, cornerRadii: CGSize(width: radius, height: radius), corners: corners)
    }

    /// A rectangle of which some corners are round: quarters of an ellipse.
    package static func roundedRect(_ rect: CGRect, cornerRadii: CGSize, corners: CACornerMask) -> VectorPath {
        let across = max(min(cornerRadii.width, rect.width / 2), 0)
        let down = max(min(cornerRadii.height, rect.height / 2), 0)
        // A quarter of an ellipse is one cubic whose handles are 0.5523 of the radii long.
        let pull: CGFloat = 0.447_715_25
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
            to: CGPoint(x: right, y: top + topRight.y), control1: CGPoint(x: right - topRight.x * pull, y: top),
            control2: CGPoint(x: right, y: top + topRight.y * pull))
        path.line(to: CGPoint(x: right, y: bottom - bottomRight.y))
        path.cubic(
            to: CGPoint(x: right - bottomRight.x, y: bottom),
            control1: CGPoint(x: right, y: bottom - bottomRight.y * pull),
            control2: CGPoint(x: right - bottomRight.x * pull, y: bottom))
        path.line(to: CGPoint(x: left + bottomLeft.x, y: bottom))
        path.cubic(
            to: CGPoint(x: left, y: bottom - bottomLeft.y),
            control1: CGPoint(x: left + bottomLeft.x * pull, y: bottom),
            control2: CGPoint(x: left, y: bottom - bottomLeft.y * pull))
        path.line(to: CGPoint(x: left, y: top + topLeft.y))
        path.cubic(
            to: CGPoint(x: left + topLeft.x, y: top), control1: CGPoint(x: left, y: top + topLeft.y * pull),
            control2: CGPoint(x: left + topLeft.x * pull, y: top))
        path.close()
        return path
    }
}
