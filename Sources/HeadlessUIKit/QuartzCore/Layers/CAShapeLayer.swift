import Foundation

/// A layer that fills and strokes a path. (QuartzCore documentation)
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
    /// Creates a layer without path.
    public required init() {
        super.init()
        setUp()
    }

    /// Creates a layer for a copy.
    public required init(layer: Any) {
        super.init(layer: layer)
        setUp()
    }

    private func setUp() {
        model.shape.fill = .black
        content = content(showing: nil)
    }

    /// The path lies over the contents (observed with Apple's QuartzCore: gnustep/libs-quartzcore, pull request 100).
    override func content(showing picture: LayerContent?) -> LayerContent? {
        .path { canvas, shown in
            picture?.draw(on: canvas, shown)
            shown.shape.draw(on: canvas)
        }
    }

    /// The path, in the layer's coordinates; default nil. It does not animate implicitly, as in Core Animation.
    open var path: CGPath? {
        get { model.shape.path.isEmpty ? nil : CGPath(vector: model.shape.path) }
        set { model.shape.path = newValue?.vector ?? VectorPath() }
    }

    /// The fill color; default opaque black, nil for no fill.
    open var fillColor: CGColor? {
        get { model.shape.fill.alpha == 0 ? nil : CGColor(pixel: model.shape.fill) }
        set { change(.shapeFill, \.shape.fill, to: newValue?.pixel ?? .transparent) }
    }

    /// The stroke color; default nil, no line.
    open var strokeColor: CGColor? {
        get { model.shape.stroke.alpha == 0 ? nil : CGColor(pixel: model.shape.stroke) }
        set { change(.shapeStroke, \.shape.stroke, to: newValue?.pixel ?? .transparent) }
    }

    /// The start of the line as a fraction of the path's length; default 0.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { change(.strokeStart, \.shape.strokeStart, to: newValue) }
    }

    /// The end of the line as a fraction of the path's length; default 1.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { change(.strokeEnd, \.shape.strokeEnd, to: newValue) }
    }

    /// The width of the line, in points; default 1.
    open var lineWidth: CGFloat {
        get { model.shape.lineWidth }
        set { change(.lineWidth, \.shape.lineWidth, to: newValue) }
    }

    /// The rule for the areas inside the path; default non-zero.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { model.shape.isEvenOdd = fillRule == .evenOdd }
    }

    /// How the ends of the line are drawn; default butt.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { model.shape.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt }
    }

    /// How the corners of the line are drawn; default miter. Stored without effect: corners are round if the caps are.
    open var lineJoin = CAShapeLayerLineJoin.miter
}

// MARK: - Drawing

extension LayerShape {
    /// Draws the path.
    func draw(on canvas: Canvas) {
        guard !path.isEmpty else { return }
        if fill.alpha > 0 { canvas.fill(path, color: fill, evenOdd: isEvenOdd) }
        guard stroke.alpha > 0, lineWidth > 0, strokeEnd > strokeStart else { return }
        let line = strokeStart <= 0 && strokeEnd >= 1 ? path : path.part(from: strokeStart, to: strokeEnd)
        canvas.stroke(line, lineWidth: lineWidth, color: stroke, cap: cap)
    }
}

extension VectorPath {
    /// The part between two fractions of the length.
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
                func point(at distance: CGFloat) -> CGPoint {
                    let fraction = min(max((distance - travelled) / length, 0), 1)
                    return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
                }
                if !isDrawing { result.move(to: point(at: first)) }
                isDrawing = true
                result.line(to: point(at: last))
            }
        }
        return result
    }
}

// MARK: - Types

/// Which areas enclosed by a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a line are drawn.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line are drawn.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
