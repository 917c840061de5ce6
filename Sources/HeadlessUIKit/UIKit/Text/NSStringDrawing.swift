import Foundation

extension NSString {
    /// The space that the text takes without wrapping, in points; not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        layout(attrs).size
    }

    /// Draws the text without wrapping in the current context; its top left corner in points.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        guard let context = DrawingContext.current else { return }
        let layout = layout(attrs)
        let rect = CGRect(origin: point, size: layout.size)
        let traits = UITraitCollection.current
        context.place(covering: rect) { canvas, alpha in
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

    /// Text without a font is of 12 points. (UIKit documentation, `NSAttributedString.Key.font`)
    private func layout(_ attributes: [NSAttributedString.Key: Any]?) -> TextLayout {
        TextLayout(
            NSAttributedString(string: String(describing: self), attributes: attributes),
            font: .systemFont(ofSize: 12), width: .greatestFiniteMagnitude, limit: 0)
    }
}

extension String {
    /// The space that the text takes without wrapping, in points; not rounded. With Objective-C a string has `NSString`'s
    /// method by bridging.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }
}
