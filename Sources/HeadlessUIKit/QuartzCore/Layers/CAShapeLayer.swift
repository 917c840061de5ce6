import Foundation

/// A layer that fills and strokes a path. (QuartzCore documentation)
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
    public required init() {
        super.init()
        setUp()
    }

    public required init(layer: Any) {
        super.init(layer: layer)
        setUp()
    }

    private func setUp() {
        model.shape.fill = .black
        content = .drawing { canvas, shown in shown.shape.draw(on: canvas) }
    }

    /// The path, in the layer's coordinates; default nil. It does not animate by itself, as in Core Animation.
    open var path: CGPath? {
        get { model.shape.path.isEmpty ? nil : CGPath(vector: model.shape.path) }
        set { model.shape.path = newValue?.vector ?? VectorPath() }
    }
    /// Default opaque black; nil fills nothing.
    open var fillColor: CGColor? {
        get { model.shape.fill.alpha == 0 ? nil : CGColor(pixel: model.shape.fill) }
        set { change(.shapeFill, \.shape.fill, to: newValue?.pixel ?? .transparent) }
    }
    /// Default nil: no line.
    open var strokeColor: CGColor? {
        get { model.shape.stroke.alpha == 0 ? nil : CGColor(pixel: model.shape.stroke) }
        set { change(.shapeStroke, \.shape.stroke, to: newValue?.pixel ?? .transparent) }
    }
    /// Where the line begins, as a share of the path's length; default 0.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { change(.strokeStart, \.shape.strokeStart, to: newValue) }
    }
    /// Where the line ends, as a share of the path's length; default 1.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { change(.strokeEnd, \.shape.strokeEnd, to: newValue) }
    }
    /// Points; default 1.
    open var lineWidth: CGFloat {
        get { model.shape.lineWidth }
        set { change(.lineWidth, \.shape.lineWidth, to: newValue) }
    }
    /// Which areas are inside; default non-zero.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { model.shape.isEvenOdd = fillRule == .evenOdd }
    }
    /// How the line ends; default butt. A square end is drawn as a butt.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { model.shape.hasRoundCaps = lineCap == .round }
    }
    /// How lines meet; default miter. Kept, without effect: corners are round where the caps are.
    open var lineJoin = CAShapeLayerLineJoin.miter
}

/// The values of a shape layer.
struct LayerShape {
    var path = VectorPath()
    var fill = PixelColor.transparent
    var stroke = PixelColor.transparent
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var isEvenOdd = false
    var hasRoundCaps = false

    func draw(on canvas: Canvas) {
        guard !path.isEmpty else { return }
        if fill.alpha > 0 { canvas.fill(path, color: fill, evenOdd: isEvenOdd) }
        guard stroke.alpha > 0, lineWidth > 0, strokeEnd > strokeStart else { return }
        let line = strokeStart <= 0 && strokeEnd >= 1 ? path : path.part(from: strokeStart, to: strokeEnd)
        canvas.stroke(line, lineWidth: lineWidth, color: stroke, roundCaps: hasRoundCaps)
    }
}

extension VectorPath {
    /// The stretch between two shares of the length.
    func part(from start: CGFloat, to end: CGFloat) -> VectorPath {
        let lines = flattened(tolerance: 0.04).map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        let total = lines.reduce(0) { sum, points in
            sum + zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
        }
        let (first, last) = (start * total, end * total)
        var result = VectorPath()
        var travelled: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (a, b) in zip(points, points.dropFirst()) {
                let length = distance(a, b)
                defer { travelled += length }
                guard length > 0, travelled + length > first, travelled < last else { continue }
                func point(at place: CGFloat) -> CGPoint {
                    let share = min(max((place - travelled) / length, 0), 1)
                    return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
                }
                if !isDrawing { result.move(to: point(at: first)) }
                isDrawing = true
                result.line(to: point(at: last))
            }
        }
        return result
    }
}
