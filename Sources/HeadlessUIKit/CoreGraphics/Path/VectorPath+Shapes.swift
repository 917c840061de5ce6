import Foundation

extension VectorPath {
    package static func rect(_ rect: CGRect) -> VectorPath {
        var path = VectorPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.line(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }

    /// A rectangle with circular corners, whose radius is at most half of the shorter side.
    package static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat) -> VectorPath {
        let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
        return radius == 0 ? .rect(rect) : rounded(rect, radiusX: radius, radiusY: radius)
    }

    package static func ellipse(in rect: CGRect) -> VectorPath {
        rounded(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
    }

    /// Clockwise from the end of the top left corner. A quarter of a circle is one cubic whose handles are 0.5523 of
    /// the radius long, which stays within 0.03 % of the circle.
    private static func rounded(_ rect: CGRect, radiusX: CGFloat, radiusY: CGFloat) -> VectorPath {
        let handle: CGFloat = 0.447_715_25
        let (x, y) = (radiusX * handle, radiusY * handle)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var path = VectorPath()
        path.move(to: CGPoint(x: left + radiusX, y: top))
        path.line(to: CGPoint(x: right - radiusX, y: top))
        path.cubic(
            to: CGPoint(x: right, y: top + radiusY),
            control1: CGPoint(x: right - x, y: top), control2: CGPoint(x: right, y: top + y))
        path.line(to: CGPoint(x: right, y: bottom - radiusY))
        path.cubic(
            to: CGPoint(x: right - radiusX, y: bottom),
            control1: CGPoint(x: right, y: bottom - y), control2: CGPoint(x: right - x, y: bottom))
        path.line(to: CGPoint(x: left + radiusX, y: bottom))
        path.cubic(
            to: CGPoint(x: left, y: bottom - radiusY),
            control1: CGPoint(x: left + x, y: bottom), control2: CGPoint(x: left, y: bottom - y))
        path.line(to: CGPoint(x: left, y: top + radiusY))
        path.cubic(
            to: CGPoint(x: left + radiusX, y: top),
            control1: CGPoint(x: left, y: top + y), control2: CGPoint(x: left + x, y: top))
        path.close()
        return path
    }
}
