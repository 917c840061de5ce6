import Foundation

/// What a `UIImage` is, as a plain value.
struct ImageValues: Hashable, Sendable {
    /// Where the pixels come from.
    enum Source: Hashable, Sendable {
        case pixels(CGImage)
        /// Drawn afresh at every scale.
        case symbol(Symbol, SymbolOptions)
        case empty
    }

    var source: Source
    /// Pixels per point.
    var scale: CGFloat = 1
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false

    init(source: Source) {
        self.source = source
    }

    /// The size in points.
    var size: CGSize {
        switch source {
        case .pixels(let image):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let symbol, let options):
            symbol.size(options)
        case .empty:
            .zero
        }
    }
}
