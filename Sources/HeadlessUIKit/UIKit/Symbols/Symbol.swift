import Foundation

/// The drawing of a symbol for text of 17 points, in the notation of `SymbolPathParser`.
struct Symbol: Hashable, Sendable {
    let name: String
    /// The size of the image for text of 17 points, in points.
    let box: CGSize
    /// Lines with round caps, in the width of the symbol weight.
    let strokes: String
    /// Filled areas.
    let fills: String
    /// Whether the symbol is mirrored in right-to-left layouts.
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

    /// The size of the image in points, rounded up to thirds of a point.
    func size(_ options: SymbolOptions) -> CGSize {
        func rounded(_ length: CGFloat) -> CGFloat { (length * options.factor * 3).rounded(.up) / 3 }
        return CGSize(width: rounded(box.width), height: rounded(box.height))
    }

    private struct Key: Hashable {
        let name: String
        let options: SymbolOptions
    }

    private static let vectors = DrawingCache<Key, SymbolVector>(limit: 256)

    /// The paths, scaled for the options and centered in the image.
    func vector(_ options: SymbolOptions) -> SymbolVector {
        Self.vectors.value(for: Key(name: name, options: options)) { makeVector(options) }
    }

    private func makeVector(_ options: SymbolOptions) -> SymbolVector {
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

/// The size, weight and scale of a symbol.
struct SymbolOptions: Hashable, Sendable {
    static let defaultPointSize: CGFloat = 17

    /// The size of the text beside the symbol, in points; zero if unspecified.
    var pointSize: CGFloat = 0
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    /// Returns these options, overridden by what the other ones specify.
    func overridden(by other: SymbolOptions) -> SymbolOptions {
        SymbolOptions(
            pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
            weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale
        )
    }

    /// The scale factor relative to the drawing, which is for 17 points.
    var factor: CGFloat {
        let base = (pointSize > 0 ? pointSize : Self.defaultPointSize) / Self.defaultPointSize
        switch scale {
        case .small: return base * 0.79
        case .large: return base * 1.28
        case .default, .unspecified, .medium: return base
        }
    }

    /// The stroke width in the drawing, before scaling.
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

/// The paths of a symbol, in points of the image.
struct SymbolVector: Sendable {
    var size: CGSize
    var strokes: VectorPath
    var fills: VectorPath
    var lineWidth: CGFloat
    /// The outlines of the strokes by the tolerance of their curves.
    private let outlines = DrawingCache<Double, VectorPath>(limit: 8)

    init(size: CGSize, strokes: VectorPath, fills: VectorPath, lineWidth: CGFloat) {
        self.size = size
        self.strokes = strokes
        self.fills = fills
        self.lineWidth = lineWidth
    }

    private func outline(_ tolerance: Double) -> VectorPath {
        outlines.value(for: tolerance) {
            strokes.stroked(lineWidth: Double(lineWidth), cap: .round, tolerance: tolerance)
        }
    }

    /// Draws the symbol in a rectangle in one color.
    func draw(in rect: CGRect, on canvas: Canvas, color: PixelColor) {
        // A translucent color must not be applied twice where fills and strokes overlap.
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
        if !strokes.isEmpty { canvas.fill(outline(canvas.tolerance), color: color) }
        canvas.restore()
        if needsGroup { canvas.endGroup() }
    }
}
