import Foundation

/// A path of lines and curves, in points; not Sendable by fact 12.2. (UIKit documentation)
open class UIBezierPath: NSObject, NSCopying {
    var vectorPath: VectorPath
    private var start: CGPoint?
    private var end: CGPoint?

    /// The width of the line when it is stroked, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How lines end; `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet; `.miter` by default. Kept, without effect: corners are round where the caps are.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether areas that are wound around twice stay empty; false by default.
    open var usesEvenOddFillRule = false

    /// An empty path.
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

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init(vectorPath: .rect(rect), start: rect.origin)
    }

    /// An ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(vectorPath: .ellipse(in: rect), start: CGPoint(x: rect.maxX, y: rect.midY))
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(vectorPath: .roundedRect(rect, cornerRadius: cornerRadius), start: rect.origin)
    }

    /// A part of a circle, angles in radians from the right.
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

    /// Another path with the same lines.
    public func copy(with zone: NSZone?) -> Any {
        let copy = UIBezierPath(vectorPath: vectorPath, start: start)
        copy.end = end
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { vectorPath.isEmpty }
    /// The smallest rectangle around all points, those that pull curves included.
    open var bounds: CGRect { vectorPath.isEmpty ? .null : vectorPath.bounds }
    /// Where the path goes on from; zero while it is empty.
    open var currentPoint: CGPoint { end ?? .zero }

    /// Begins a new line.
    open func move(to point: CGPoint) {
        vectorPath.move(to: point)
        start = point
        end = point
    }

    /// Goes straight on.
    open func addLine(to point: CGPoint) {
        vectorPath.line(to: point)
        end = point
    }

    /// Goes on in a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        vectorPath.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
        end = endPoint
    }

    /// Goes on in a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        vectorPath.quad(to: endPoint, control: controlPoint)
        end = endPoint
    }

    /// Goes straight to where the line began.
    open func close() {
        vectorPath.close()
        end = start
    }

    func take(_ path: CGPath) {
        (vectorPath, start, end) = (path.vector, path.start, path.end)
    }

    /// Takes everything out.
    open func removeAllPoints() {
        vectorPath = VectorPath()
        start = nil
        end = nil
    }
}

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

extension UIBezierPath {
    /// A path with the lines of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// The lines of the path; setting replaces them.
    public var cgPath: CGPath {
        get { CGPath(vector: vectorPath) }
        set { take(newValue) }
    }
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

// MARK: - Drawing in the current context

extension UIBezierPath {
    /// Fills the path with the current fill colour.
    public func fill() {
        DrawingContext.current?.fill(vectorPath, evenOdd: usesEvenOddFillRule)
    }

    /// Strokes the path with the current stroke colour.
    public func stroke() {
        guard let context = DrawingContext.current else { return }
        let cap = context.state.lineCap
        context.state.lineCap = lineCapStyle
        context.stroke(vectorPath, width: lineWidth)
        context.state.lineCap = cap
    }

    /// Restricts drawing to the inside of the path.
    public func addClip() {
        DrawingContext.current?.canvas.clip(to: vectorPath, evenOdd: usesEvenOddFillRule)
    }
}
