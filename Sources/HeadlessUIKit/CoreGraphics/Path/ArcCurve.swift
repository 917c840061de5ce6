import Foundation

/// A piece of a circle as a cubic curve, over at most a quarter.
package struct ArcCurve {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    /// The pieces from one angle to another, in radians; growing angles go from the x axis to the y axis.
    package static func curves(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat) -> [ArcCurve] {
        let count = max(1, Int((abs(to - from) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (to - from) / CGFloat(count)
        // The length at which the curve touches the circle in its middle, as a share of the radius.
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

    /// The end angle on the turn that lies in the given direction from the start.
    package static func endAngle(of start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        if abs(end - start) >= turn { return start + (clockwise ? turn : -turn) }
        if clockwise { return end < start ? end + turn : end }
        return end > start ? end - turn : end
    }
}
