import Foundation

extension UIView {
    /// Pixels per point of what `draw(_:)` draws; default the screen's while the view is in a window, else 1. With another
    /// one the drawing is made at that scale and stretched. (UIKit documentation)
    public var contentScaleFactor: CGFloat {
        get { viewState.contentScaleFactor ?? (window == nil ? 1 : traitCollection.displayScale) }
        set {
            viewState.contentScaleFactor = newValue
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// Whether what was drawn before is cleared before `draw(_:)`; default true. A view that says false covers it all
    /// itself; every picture here begins without what was drawn before, so that such a view looks the same.
    public var clearsContextBeforeDrawing: Bool {
        get { viewState.clearsContextBeforeDrawing }
        set { viewState.clearsContextBeforeDrawing = newValue }
    }

    /// Marks a part of the contents, in points, as out of date. Every picture here draws the whole view.
    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// A view that shows how a part of this one looks now; when it gets another size, the edges within the insets keep
    /// theirs. Nil for a part without size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            let place = CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: bounds.size)
            drawHierarchy(
                in: place.offsetBy(dx: bounds.minX, dy: bounds.minY), afterScreenUpdates: afterUpdates)
        }
        let snapshot = UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        snapshot.frame = CGRect(origin: .zero, size: rect.size)
        return snapshot
    }

    /// Lets `draw(_:)` draw, at the view's own scale where it has one.
    package func drawContents(_ bounds: CGRect, on canvas: Canvas) {
        guard let scale = viewState.contentScaleFactor, scale > 0, bounds.width > 0, bounds.height > 0,
            scale != canvas.scale
        else { return DrawingContext.perform(on: canvas) { draw(bounds) } }
        let bitmap = Bitmap(
            width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
        let own = Canvas(bitmap: bitmap, scale: scale)
        own.translate(x: -bounds.minX, y: -bounds.minY)
        DrawingContext.perform(on: own) { draw(bounds) }
        let covered = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        canvas.draw(bitmap, in: CGRect(origin: bounds.origin, size: covered))
    }
}

extension UIView {
    func draw(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        guard let context = DrawingContext.current, bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { Simulator.current.commit() }
        let canvas = context.canvas
        canvas.save()
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.concatenate(
            CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
        canvas.translate(x: -bounds.minX, y: -bounds.minY)
        LayerRenderer(canvas: canvas).drawInside(layer, layer.shownModel)
        canvas.restore()
        return true
    }

    func pictureView(_ afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let snapshot = UIImageView(image: image)
        snapshot.frame = CGRect(origin: .zero, size: bounds.size)
        return snapshot
    }
}
