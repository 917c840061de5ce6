import Foundation

extension Canvas {
    /// Fills a rectangle, in points.
    package func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: PixelColor) {
        paint(Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform), color.packed())
    }

    /// Fills a path, in points.
    package func fill(_ path: VectorPath, color: PixelColor, evenOdd: Bool = false) {
        let device = path.mapped(state.transform.apply)
        let coverage = PathRasterizer.coverage(of: device, evenOdd: evenOdd, within: state.clip.rect)
        paint(coverage, pixel: color.packed())
    }

    /// Fills a shape with a premultiplied pixel.
    func paint(_ shape: Shape, _ pixel: UInt32) {
        if let rect = shape.pixelRect { return paint(rect, of: nil, pixel) }
        let coverage = shape.coverage(within: state.clip.rect)
        let full = coverage.fullRows(within: state.clip.rect)
        var (above, between, below) = (coverage.bounds, coverage.bounds, coverage.bounds)
        above.bottom = full.lowerBound
        between.top = full.lowerBound
        between.bottom = full.upperBound
        below.top = full.upperBound
        paint(above, of: coverage, pixel)
        paint(between, of: nil, pixel)
        paint(below, of: coverage, pixel)
    }

    /// Fills what a coverage covers of a rectangle, all of it if that is nil.
    private func paint(_ rect: PixelRect, of coverage: Coverage?, _ pixel: UInt32) {
        let area = rect.intersection(state.clip.rect)
        if coverage == nil, state.clip.mask == nil, area.width == target.width, !area.isEmpty {
            // Rows as wide as the bitmap are contiguous in memory: one long row.
            RowPainter.blend(target.row(area.top - originY), count: area.width * area.height, with: pixel)
            return
        }
        forEachSpan(in: rect, of: coverage) { Canvas.paint($0, pixel) }
    }

    /// Fills a coverage, moved by whole pixels, with a premultiplied pixel.
    func paint(_ coverage: Coverage, offset: (x: Int, y: Int) = (0, 0), pixel: UInt32) {
        let rect = coverage.bounds.offset(x: offset.x, y: offset.y)
        forEachSpan(in: rect, of: coverage, offset: offset) { span in
            Canvas.paint(span, pixel)
        }
    }

    static func paint(_ span: Span, _ pixel: UInt32) {
        if let coverage = span.coverage {
            RowPainter.blend(span.row, count: span.count, with: pixel, coverage: coverage)
        } else {
            RowPainter.blend(span.row, count: span.count, with: pixel)
        }
    }
}

// MARK: - Strokes

extension Canvas {
    /// Draws a border along the inside of a rectangle, as a layer's border is drawn.
    package func stroke(_ rect: CGRect, cornerRadius: CGFloat, lineWidth: CGFloat, color: PixelColor) {
        guard lineWidth > 0 else { return }
        let rect = rect.standardized
        let inner = rect.insetBy(dx: lineWidth, dy: lineWidth)
        guard inner.width > 0, inner.height > 0, !inner.isNull else {
            fill(rect, cornerRadius: cornerRadius, color: color)
            return
        }
        let clip = state.clip.rect
        let innerRadius = max(cornerRadius - lineWidth, 0)
        let hole = Shape(rect: inner, cornerRadius: innerRadius, transform: state.transform).coverage(within: clip)
        let whole = Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform).coverage(within: clip)
        paint(whole.ring(without: hole), pixel: color.packed())
    }

    /// Draws a line along a path. Corners are round with round caps, otherwise mitered.
    package func stroke(_ path: VectorPath, lineWidth: CGFloat, color: PixelColor, cap: CGLineCap = .butt) {
        guard lineWidth > 0 else { return }
        fill(path.stroked(lineWidth: Double(lineWidth), cap: cap, tolerance: tolerance), color: color)
    }

    /// How far, in points, straight lines may be from the curve that they stand for.
    package var tolerance: Double { 0.04 / max(state.transform.meanScale, 0.001) }
}

// MARK: - Bitmaps

extension Canvas {
    /// Draws an image over a rectangle: copied if its pixels align with those of the canvas, bilinear if enlarged, averaged if
    /// reduced. With a tint, only the image's alpha is used and is filled with the tint.
    package func draw(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1, tint: PixelColor? = nil) {
        draw(image.bitmap, in: rect, alpha: alpha, tint: tint) {
            image.scaledCopy.pixels(of: image.bitmap, in: $0, area: $1)
        }
    }

    /// Draws a bitmap as an image.
    package func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat = 1, tint: PixelColor? = nil) {
        draw(bitmap, in: rect, alpha: alpha, tint: tint) { (bitmap.scaled(to: $0, area: $1), $1) }
    }

    private func draw(
        _ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat, tint: PixelColor?,
        scaled: (DeviceRect, PixelRect) -> (pixels: Bitmap, place: PixelRect)
    ) {
        let rect = rect.standardized
        guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return }
        let shape = Shape(rect: rect, cornerRadius: 0, transform: state.transform)
        if state.transform.isUpright {
            let frame = state.transform.rect(rect)
            let outer = frame.outer
            if frame.isAligned && outer.width == bitmap.width && outer.height == bitmap.height {
                composite(bitmap, at: outer, alpha: alpha, tint: tint, coverage: nil)
                return
            }
            let area = outer.intersection(state.clip.rect)
            guard !area.isEmpty, !frame.isEmpty else { return }
            let coverage = frame.isAligned ? nil : shape.coverage(within: area)
            let (pixels, place) = scaled(frame, area)
            composite(pixels, at: place, alpha: alpha, tint: tint, coverage: coverage)
            return
        }
        let coverage = shape.coverage(within: state.clip.rect)
        guard !coverage.bounds.isEmpty, let sampling = sampling(bitmap, in: rect) else { return }
        let pixels = bitmap.sampled(through: sampling, area: coverage.bounds)
        composite(pixels, at: coverage.bounds, alpha: alpha, tint: tint, coverage: coverage)
    }

    private func composite(
        _ pixels: Bitmap, at rect: PixelRect, alpha: CGFloat, tint: PixelColor?, coverage: Coverage?
    ) {
        if let tint {
            let pixel = tint.packed(alpha: Double(alpha))
            self.tint(pixels, x: rect.left, y: rect.top, pixel: pixel, coverage: coverage)
        } else {
            let byte = PixelColor.byte(Double(alpha))
            composite(pixels, x: rect.left, y: rect.top, alpha: byte, coverage: coverage)
        }
    }

    /// The transform from the pixels of the canvas to those of a bitmap that fills `rect`.
    private func sampling(_ bitmap: Bitmap, in rect: CGRect) -> DeviceTransform? {
        var placing = DeviceTransform(scale: 1)
        placing.a = Double(rect.width) / Double(bitmap.width)
        placing.d = Double(rect.height) / Double(bitmap.height)
        placing.tx = Double(rect.minX)
        placing.ty = Double(rect.minY)
        return state.transform.preceded(by: placing).inverse
    }
}
