import Foundation

/// How text is measured. (UIKit documentation)
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle's origin is that of the first line, and text wraps at its width; without it there is one line, on
    /// whose baseline the origin is.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading is part of a line's height; the fonts here have none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Glyphs' own bounds in place of the typographic ones: stops with a sentence.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits is to end with an ellipsis. Kept, without effect: what is measured is not cut to a height.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text with smaller letters has to respect, and what came of it.
open class NSStringDrawingContext: NSObject {
    /// The least factor of the font's size; default 0: the font as it is. Another one stops with a sentence.
    open var minimumScaleFactor: CGFloat = 0 {
        willSet {
            precondition(
                newValue == 0 || newValue == 1,
                "NSStringDrawingContext.minimumScaleFactor is missing in HeadlessUIKit: draw with a smaller font.")
        }
    }
    /// The factor of the font's size that was used last; 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The rectangle of what was measured last, in points.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The space that the text takes without wrapping, in points; not rounded.
    public func size() -> CGSize {
        drawingLayout(width: .greatestFiniteMagnitude).size
    }

    /// Draws the text without wrapping in the current context; its top left corner in points.
    public func draw(at point: CGPoint) {
        let layout = drawingLayout(width: .greatestFiniteMagnitude)
        draw(layout, in: CGRect(origin: point, size: layout.size))
    }

    /// Draws the text in the current context, wrapped and cut off at a rectangle in points.
    public func draw(in rect: CGRect) {
        draw(drawingLayout(width: rect.width), in: rect)
    }

    private func draw(_ layout: TextLayout, in rect: CGRect) {
        guard let context = DrawingContext.current else { return }
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

    /// The rectangle that the text would take at a size in points; not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        precondition(
            !options.contains(.usesDeviceMetrics),
            "NSStringDrawingOptions.usesDeviceMetrics is missing in HeadlessUIKit: measure without it.")
        let wraps = options.contains(.usesLineFragmentOrigin)
        let layout = drawingLayout(width: wraps ? size.width : .greatestFiniteMagnitude)
        let top = wraps ? 0 : -(layout.lines.first?.ascender ?? 0)
        let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }

    /// Text without a font is of 12 points. (UIKit documentation, `NSAttributedString.Key.font`)
    private func drawingLayout(width: CGFloat) -> TextLayout {
        TextLayout(self, font: .systemFont(ofSize: 12), width: width > 0 ? width : .greatestFiniteMagnitude, limit: 0)
    }
}

extension NSString {
    /// The space that the text takes without wrapping, in points; not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// Draws the text without wrapping in the current context; its top left corner in points.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in the current context, wrapped and cut off at a rectangle in points.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// The rectangle that the text would take at a size in points; not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}
