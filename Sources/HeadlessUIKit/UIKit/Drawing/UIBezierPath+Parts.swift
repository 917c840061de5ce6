import Foundation

extension UIBezierPath {
    /// Goes straight to the beginning of a part of a circle and then along it; angles in radians from the right.
    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let target = ArcCurve.endAngle(of: startAngle, endAngle, clockwise: clockwise)
        for (index, curve) in ArcCurve.curves(center: center, radius: radius, from: startAngle, to: target).enumerated()
        {
            if index == 0 { isEmpty ? move(to: curve.start) : addLine(to: curve.start) }
            addCurve(to: curve.end, controlPoint1: curve.control1, controlPoint2: curve.control2)
        }
    }

    /// Adds another path as it is.
    public func append(_ bezierPath: UIBezierPath) {
        vectorPath.append(bezierPath.vectorPath)
    }

    /// Moves every point by the transform.
    public func apply(_ transform: CGAffineTransform) {
        vectorPath = vectorPath.applying(transform)
    }
}
