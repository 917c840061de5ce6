import Foundation

/// A symbol as it was drawn: in points, for text of 17 points, in the notation of `SymbolPathParser`.
struct Symbol: Hashable, Sendable {
    let name: String
    /// The size of the image for text of 17 points.
    let box: CGSize
    /// Lines of the weight's width with round ends.
    let strokes: String
    /// Filled areas.
    let fills: String
    /// Whether it is mirrored where the layout runs from right to left.
    let isDirectional: Bool

    init(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        strokes: String = "",
        fills: String = "",
        isDirectional: Bool = false
    ) {
        self.name = name
        box = CGSize(width: width, height: height)
        self.strokes = strokes
        self.fills = fills
        self.isDirectional = isDirectional
    }

    /// The size of the image in points, on thirds of a point so that it fits every screen's pixels closely.
    func size(_ options: SymbolOptions) -> CGSize {
        func rounded(_ length: CGFloat) -> CGFloat { (length * options.factor * 3).rounded(.up) / 3 }
        return CGSize(width: rounded(box.width), height: rounded(box.height))
    }

    /// The paths, enlarged for the options and centred in the image.
    func vector(_ options: SymbolOptions) -> SymbolVector {
        let size = size(options)
        let transform = CGAffineTransform(translationX: -box.width / 2, y: -box.height / 2)
            .concatenating(CGAffineTransform(scaleX: options.factor, y: options.factor))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return SymbolVector(
            size: size,
            strokes: SymbolPathParser.path(strokes, transform),
            fills: SymbolPathParser.path(fills, transform),
            lineWidth: options.lineWidth * options.factor
        )
    }
}

/// How large and how heavy a symbol is drawn.
struct SymbolOptions: Hashable, Sendable {
    static let defaultPointSize: CGFloat = 17

    /// Zero when unspecified.
    var pointSize: CGFloat = 0
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    /// These options, with those that the other ones specify in their place.
    func overridden(by other: SymbolOptions) -> SymbolOptions {
        SymbolOptions(
            pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
            weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale
        )
    }

    /// By how much the drawing, which is made for 17 points, is enlarged.
    var factor: CGFloat {
        let base = (pointSize > 0 ? pointSize : Self.defaultPointSize) / Self.defaultPointSize
        switch scale {
        case .small: return base * 0.79
        case .large: return base * 1.28
        case .default, .unspecified, .medium: return base
        }
    }

    /// The width of the strokes of a drawing made for 17 points.
    var lineWidth: CGFloat {
        switch weight {
        case .ultraLight: 0.6
        case .thin: 0.9
        case .light: 1.25
        case .unspecified, .regular: 1.6
        case .medium: 1.85
        case .semibold: 2.1
        case .bold: 2.4
        case .heavy: 2.7
        case .black: 3
        }
    }
}

/// A symbol as paths, in points of the image.
struct SymbolVector {
    var size: CGSize
    var strokes: VectorPath
    var fills: VectorPath
    var lineWidth: CGFloat

    /// Draws the symbol over a rectangle in one colour.
    func draw(in rect: CGRect, on canvas: Canvas, color: PixelColor) {
        // Where areas and lines overlap, a translucent colour must not count twice.
        let needsGroup = color.alpha < 1 && !strokes.isEmpty && !fills.isEmpty
        var color = color
        if needsGroup {
            canvas.beginGroup(alpha: CGFloat(color.alpha))
            color.alpha = 1
        }
        canvas.save()
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.concatenate(CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
        if !fills.isEmpty { canvas.fill(fills, color: color) }
        if !strokes.isEmpty { canvas.stroke(strokes, lineWidth: lineWidth, color: color, roundCaps: true) }
        canvas.restore()
        if needsGroup { canvas.endGroup() }
    }
}
