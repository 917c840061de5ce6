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
