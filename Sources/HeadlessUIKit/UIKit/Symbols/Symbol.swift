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
