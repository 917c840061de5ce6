import Foundation

extension VectorPath {
    /// A rectangle of which some corners are round.
    static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask) -> VectorPath {
        let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
        // A quarter of a circle is one cubic whose handles are 0.5523 of the radius long.
        let pull = radius * 0.447_715_25
        func size(_ corner: CACornerMask) -> (CGFloat, CGFloat) { corners.contains(corner) ? (radius, pull) : (0, 0) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let topLeft = size(.layerMinXMinYCorner)
        let topRight = size(.layerMaxXMinYCorner)
        let bottomRight = size(.layerMaxXMaxYCorner)
        let bottomLeft = size(.layerMinXMaxYCorner)
        var path = VectorPath()
        path.move(to: CGPoint(x: left + topLeft.0, y: top))
        path.line(to: CGPoint(x: right - topRight.0, y: top))
        path.cubic(
            to: CGPoint(x: right, y: top + topRight.0), control1: CGPoint(x: right - topRight.1, y: top),
            control2: CGPoint(x: right, y: top + topRight.1))
        path.line(to: CGPoint(x: right, y: bottom - bottomRight.0))
        path.cubic(
            to: CGPoint(x: right - bottomRight.0, y: bottom),
            control1: CGPoint(x: right, y: bottom - bottomRight.1),
            control2: CGPoint(x: right - bottomRight.1, y: bottom))
        path.line(to: CGPoint(x: left + bottomLeft.0, y: bottom))
        path.cubic(
            to: CGPoint(x: left, y: bottom - bottomLeft.0), control1: CGPoint(x: left + bottomLeft.1, y: bottom),
            control2: CGPoint(x: left, y: bottom - bottomLeft.1))
        path.line(to: CGPoint(x: left, y: top + topLeft.0))
        path.cubic(
            to: CGPoint(x: left + topLeft.0, y: top), control1: CGPoint(x: left, y: top + topLeft.1),
            control2: CGPoint(x: left + topLeft.1, y: top))
        path.close()
        return path
    }
}
