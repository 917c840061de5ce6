import Foundation

/// A path of lines and curves, in points. (UIKit documentation; not Sendable by fact 12.2)
open class UIBezierPath: NSObject, NSCopying {
    final var vectorPath: VectorPath
    /// Where the current subpath began.
    private var start: CGPoint?
    /// The end of the last segment.
    private var end: CGPoint?

    /// The width of strokes, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends; `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners; `.miter` by default. Has no effect: corners are round if the caps are.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether fills use the even-odd rule; false by default.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        vectorPath = VectorPath()
        super.init()
    }

    init(vectorPath: VectorPath, start: CGPoint?) {
        self.vectorPath = vectorPath
        self.start = start
        end = start
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init(vectorPath: .rect(rect), start: rect.origin)
    }

    /// Creates an ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(vectorPath: .ellipse(in: rect), start: CGPoint(x: rect.maxX, y: rect.midY))
    }

    /// Creates a rounded rectangle; the corner radius is in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(vectorPath: .roundedRect(rect, cornerRadius: cornerRadius), start: rect.origin)
    }

    /// Creates an arc; angles in radians, 0 on the right.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Returns a copy of the path.
    public func copy(with zone: NSZone?) -> Any {
        let copy = UIBezierPath(vectorPath: vectorPath, start: start)
        copy.end = end
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { vectorPath.isEmpty }
    /// The bounding box of all points, including control points.
    open var bounds: CGRect { vectorPath.isEmpty ? .null : vectorPath.bounds }
    /// The end of the last segment; zero for an empty path.
    open var currentPoint: CGPoint { end ?? .zero }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
        vectorPath.move(to: point)
        start = point
        end = point
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        vectorPath.line(to: point)
        end = point
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        vectorPath.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
        end = endPoint
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        vectorPath.quad(to: endPoint, control: controlPoint)
        end = endPoint
    }

    /// Closes the subpath with a straight line to its start.
    open func close() {
        vectorPath.close()
        end = start
    }

    /// Removes all elements.
    open func removeAllPoints() {
        vectorPath = VectorPath()
        start = nil
        end = nil
    }
}

extension UIBezierPath {
    /// Adds a straight line to the start of an arc and the arc itself; angles in radians, 0 on the right.
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

    /// Appends another path.
    public func append(_ bezierPath: UIBezierPath) {
        vectorPath.append(bezierPath.vectorPath)
        guard !bezierPath.isEmpty else { return }
        (start, end) = (bezierPath.start, bezierPath.end)
    }

    /// Applies a transform to all points.
    public func apply(_ transform: CGAffineTransform) {
        vectorPath = vectorPath.applying(transform)
        (start, end) = (start?.applying(transform), end?.applying(transform))
    }
}

extension UIBezierPath {
    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// The path as a Core Graphics path; setting it replaces all elements.
    public var cgPath: CGPath {
        get { CGPath(vector: vectorPath) }
        set { (vectorPath, start, end) = (newValue.vector, newValue.start, newValue.end) }
    }
}

extension UIBezierPath {
    /// Creates a rectangle with some rounded corners; `cornerRadii` are the radii of the corner ovals in points, each limited
    /// to half of the rectangle's side. (UIKit documentation)
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(
            vectorPath: .roundedRect(rect, cornerRadii: cornerRadii, corners: corners.mask),
            start: corners.contains(.topLeft)
                ? CGPoint(x: rect.minX + max(min(cornerRadii.width, rect.width / 2), 0), y: rect.minY) : rect.origin)
    }
}

// MARK: - Drawing in the current context

extension UIBezierPath {
    /// Fills the path with the fill color of the current context.
    public func fill() {
        DrawingContext.current?.fill(vectorPath, evenOdd: usesEvenOddFillRule)
    }

    /// Strokes the path with the stroke color of the current context.
    public func stroke() {
        guard let context = DrawingContext.current else { return }
        let cap = context.state.lineCap
        context.state.lineCap = lineCapStyle
        context.stroke(vectorPath, width: lineWidth)
        context.state.lineCap = cap
    }

    /// Intersects the clip of the current context with the path.
    public func addClip() {
        DrawingContext.current?.canvas.clip(to: vectorPath, evenOdd: usesEvenOddFillRule)
    }
}
