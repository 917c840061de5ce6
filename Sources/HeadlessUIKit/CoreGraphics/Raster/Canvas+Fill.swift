import Foundation

extension Canvas {
    package func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: PixelColor) {
        paint(Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform), color.packed())
    }

    package func fill(_ path: VectorPath, color: PixelColor, evenOdd: Bool = false) {
        let device = path.mapped(state.transform.apply)
        let coverage = PathRasterizer.coverage(of: device, evenOdd: evenOdd, within: state.clip.rect)
        paint(coverage, pixel: color.packed())
    }

    func paint(_ shape: Shape, _ pixel: UInt32) {
        if let rect = shape.pixelRect, state.clip.mask == nil {
            let area = rect.intersection(state.clip.rect)
            // Rows as wide as the memory follow each other in it: one long row.
            if area.width == target.width {
                RowPainter.blend(target.row(area.top - originY), count: area.width * area.height, with: pixel)
                return
            }
        }
        forEachSpan(of: shape) { span in
            Canvas.paint(span, pixel)
        }
    }

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
