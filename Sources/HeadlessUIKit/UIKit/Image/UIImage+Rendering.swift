import Foundation

extension UIImage {
    /// Whether the image is drawn in the tint color by default: a template, or a symbol whose rendering mode is
    /// automatic.
    var isTemplate: Bool {
        switch values.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// Draws the image in a rectangle: a template in the tint color, others in their own colors.
    func draw(in rect: CGRect, on canvas: Canvas, tint: PixelColor, traits: @autoclosure () -> UITraitCollection) {
        draw(in: rect, on: canvas, color: isTemplate ? tint : ownColor(in: traits()), traits: traits())
    }

    /// Renders the image at a scale, filled with the tint unless nil; nil for zero size.
    func rendered(scale: CGFloat, tint: PixelColor?, in traits: UITraitCollection) -> CGImage? {
        if case .pixels(let image) = values.source, values.tint == nil, tint == nil { return image }
        let size = size
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        draw(in: CGRect(origin: .zero, size: size), on: canvas, color: tint ?? ownColor(in: traits), traits: traits)
        return CGImage(bitmap: bitmap)
    }

    /// The color from `withTintColor`, or black for a symbol; nil for pixels in their own colors.
    private func ownColor(in traits: @autoclosure () -> UITraitCollection) -> PixelColor? {
        if let tint = values.tint { return tint.value(in: traits()).pixelColor }
        return isSymbolImage ? .black : nil
    }

    private func draw(
        in rect: CGRect, on canvas: Canvas, color: PixelColor?, traits: @autoclosure () -> UITraitCollection
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let isMirrored = values.flipsForRightToLeft && traits().layoutDirection == .rightToLeft
        canvas.save()
        if isMirrored {
            canvas.translate(x: rect.minX + rect.maxX, y: 0)
            canvas.concatenate(CGAffineTransform(scaleX: -1, y: 1))
        }
        switch values.source {
        case .empty: break
        case .symbol(let symbol, let options):
            symbol.vector(options).draw(in: rect, on: canvas, color: color ?? .black)
        case .pixels(let image):
            NinePatch(image, scale: values.scale, capInsets: values.capInsets)
                .draw(in: rect, on: canvas, tint: color)
        }
        canvas.restore()
    }
}

extension UIImage: LayerPattern {
    package func drawTile(in rect: CGRect, on canvas: Canvas) {
        draw(in: rect, on: canvas, tint: .black, traits: .current)
    }
}

/// An image whose end caps keep their size while the area between them is stretched. Tiling is drawn as stretching: the
/// result is the same for the usual area of one pixel.
struct NinePatch {
    private let image: CGImage
    private let scale: CGFloat
    private let caps: UIEdgeInsets

    init(_ image: CGImage, scale: CGFloat, capInsets: UIEdgeInsets) {
        self.image = image
        self.scale = scale
        caps = capInsets
    }

    func draw(in rect: CGRect, on canvas: Canvas, tint: PixelColor?) {
        guard caps != .zero else {
            canvas.draw(image, in: rect, tint: tint)
            return
        }
        let columns = Self.bands(image.width, scale, caps.left, caps.right, from: rect.minX, to: rect.maxX)
        let rows = Self.bands(image.height, scale, caps.top, caps.bottom, from: rect.minY, to: rect.maxY)
        for row in rows {
            for column in columns {
                let part = image.bitmap.crop(x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels)
                let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                canvas.draw(part, in: target, tint: tint)
            }
        }
    }

    /// A range of source pixels and the range of points that it is drawn to, along one axis.
    private struct Band {
        var pixel: Int
        var pixels: Int
        var start: CGFloat
        var length: CGFloat
    }

    /// The leading cap, the middle and the trailing cap along one axis, without empty ones.
    private static func bands(
        _ pixels: Int,
        _ scale: CGFloat,
        _ firstCap: CGFloat,
        _ lastCap: CGFloat,
        from start: CGFloat,
        to end: CGFloat
    ) -> [Band] {
        let first = min(max(Int((firstCap * scale).rounded()), 0), pixels)
        let last = min(max(Int((lastCap * scale).rounded()), 0), pixels - first)
        let firstLength = min(CGFloat(first) / scale, (end - start) / 2)
        let lastLength = min(CGFloat(last) / scale, (end - start) / 2)
        return [
            Band(pixel: 0, pixels: first, start: start, length: firstLength),
            Band(
                pixel: first,
                pixels: pixels - first - last,
                start: start + firstLength,
                length: end - start - firstLength - lastLength
            ),
            Band(pixel: pixels - last, pixels: last, start: end - lastLength, length: lastLength),
        ].filter { $0.pixels > 0 && $0.length > 0 }
    }
}
