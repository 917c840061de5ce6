import Foundation

extension VectorPath {
    /// A rectangle, clockwise from its top left corner.
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

    /// The ellipse inscribed in a rectangle: four curves from the end of its right half toward the greatest y, which is where
    /// Core Graphics begins it (observed: microsoft/WinObjC, tests/unittests, CGPathTests).
    package static func ellipse(in rect: CGRect) -> VectorPath {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (middleX, middleY) = (left + rect.width / 2, top + rect.height / 2)
        let (x, y) = (rect.width / 2 * cornerHandle, rect.height / 2 * cornerHandle)
        var path = VectorPath()
        path.move(to: CGPoint(x: right, y: middleY))
        path.cubic(
            to: CGPoint(x: middleX, y: bottom),
            control1: CGPoint(x: right, y: bottom - y), control2: CGPoint(x: right - x, y: bottom))
        path.cubic(
            to: CGPoint(x: left, y: middleY),
            control1: CGPoint(x: left + x, y: bottom), control2: CGPoint(x: left, y: bottom - y))
        path.cubic(
            to: CGPoint(x: middleX, y: top),
            control1: CGPoint(x: left, y: top + y), control2: CGPoint(x: left + x, y: top))
        path.cubic(
            to: CGPoint(x: right, y: middleY),
            control1: CGPoint(x: right - x, y: top), control2: CGPoint(x: right, y: top + y))
        path.close()
        return path
    }

    /// How far a curve's control points are from the corner, as a fraction of the radius.
    private static let cornerHandle: CGFloat = 0.447_715_25

    /// Clockwise from the end of the top left corner. A quarter of a circle is one cubic curve whose handles are 0.5523
    /// times as long as the radius, which stays within 0.03 % of the circle.
    private static func rounded(_ rect: CGRect, radiusX: CGFloat, radiusY: CGFloat) -> VectorPath {
        let (x, y) = (radiusX * cornerHandle, radiusY * cornerHandle)
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

/// A circular arc of at most a quarter of a turn as a cubic curve.
package struct ArcCurve {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    /// The curves of an arc from one angle to another, in radians; increasing angles turn from the x axis to the y
    /// axis. None for angles that are not finite.
    package static func curves(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat) -> [ArcCurve] {
        guard (to - from).isFinite else { return [] }
        let count = max(1, Int((abs(to - from) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (to - from) / CGFloat(count)
        // The length of the handles, as a fraction of the radius, at which the curve touches the circle in its middle.
        let pull = CGFloat(4.0 / 3 * tan(Double(step) / 4))
        func point(_ angle: CGFloat, _ forward: CGFloat) -> CGPoint {
            let sine = CGFloat(sin(Double(angle)))
            let cosine = CGFloat(cos(Double(angle)))
            return CGPoint(
                x: center.x + radius * (cosine - forward * sine),
                y: center.y + radius * (sine + forward * cosine)
            )
        }
        return (0..<count).map { index in
            let start = from + step * CGFloat(index)
            let end = start + step
            return ArcCurve(
                start: point(start, 0),
                control1: point(start, pull),
                control2: point(end, -pull),
                end: point(end, 0)
            )
        }
    }

    /// The end angle plus or minus a turn, so that it lies in the given direction from the start.
    package static func endAngle(of start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        if abs(end - start) >= turn { return start + (clockwise ? turn : -turn) }
        if clockwise { return end < start ? end + turn : end }
        return end > start ? end - turn : end
    }
}
