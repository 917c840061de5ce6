import Foundation

extension UIImage {
    /// Whether the image is filled with the tint where it is shown on its own: a template, or a symbol that says
    /// nothing else.
    var isTemplate: Bool {
        switch values.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// Draws the image over a rectangle: a template in the tint, others in their own colours.
    func draw(in rect: CGRect, on canvas: Canvas, tint: PixelColor, traits: UITraitCollection) {
        draw(in: rect, on: canvas, color: isTemplate ? tint : ownColor(in: traits), traits: traits)
    }

    /// The pixels at a scale, a template in the tint or in black; nil without size.
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

    /// The colour of `withTintColor`, or black for a symbol; nil for pixels with colours of their own.
    private func ownColor(in traits: UITraitCollection) -> PixelColor? {
        if let color = values.tint?.value(in: traits).pixelColor { return color }
        return isSymbolImage ? .black : nil
    }

    private func draw(in rect: CGRect, on canvas: Canvas, color: PixelColor?, traits: UITraitCollection) {
        guard rect.width > 0, rect.height > 0 else { return }
        let isMirrored = values.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
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
            NinePatch(image.bitmap, scale: values.scale, capInsets: values.capInsets)
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
