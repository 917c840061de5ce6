import Foundation

extension NSString {
    /// The size of the text without wrapping, in points; not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        layout(attrs).size
    }

    /// Draws the text without wrapping in the current context, with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        guard let context = DrawingContext.current else { return }
        let layout = layout(attrs)
        let rect = CGRect(origin: point, size: layout.size)
        let traits = UITraitCollection.current
        context.composite(covering: rect) { canvas, alpha in
            canvas.save()
            defer { canvas.restore() }
            canvas.clip(to: rect)
            layout.draw(
                in: rect, top: rect.minY, alignment: .natural, isRightToLeft: traits.layoutDirection == .rightToLeft,
                on: canvas
            ) { own in
                let color = (own ?? .black).resolvedColor(with: traits).cgColor.pixel
                return color.withAlpha(color.alpha * alpha)
            }
        }
    }

    /// Lays out the text; the default font has 12 points. (UIKit documentation, `NSAttributedString.Key.font`)
    private func layout(_ attributes: [NSAttributedString.Key: Any]?) -> TextLayout {
        TextLayout(
            NSAttributedString(string: String(describing: self), attributes: attributes),
            font: .systemFont(ofSize: 12), width: .greatestFiniteMagnitude, limit: 0)
    }
}

extension String {
    /// The size of the text without wrapping, in points; not rounded. On Apple platforms `String` gets this method by
    /// bridging to `NSString`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }
}
