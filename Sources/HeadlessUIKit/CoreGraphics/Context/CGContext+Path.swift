import Foundation

extension CGContext {
    /// Forgets the path and begins another.
    public func beginPath() { currentPath = CGMutablePath() }
    /// Goes straight to where the line began.
    public func closePath() { currentPath.closeSubpath() }
    /// Begins a new line.
    public func move(to point: CGPoint) { currentPath.move(to: point) }
    /// Goes straight on.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
    /// Goes through points in straight lines, beginning anew at the first.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
    /// Goes on in a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Goes on in a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }
    /// Adds a part of a circle. Clockwise is meant with y up: it looks the other way round where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
    /// Adds a path.
    public func addPath(_ path: CGPath) { currentPath.addPath(path) }
    /// The path so far; nil where there is none.
    public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }
    /// Whether there is no path.
    public var isPathEmpty: Bool { currentPath.isEmpty }
}
