import Foundation

extension Canvas {
    /// Blurs what is already drawn within a rectangle, changes its saturation (1 keeps it) and lays `tint` over.
    ///
    /// `radius` is the standard deviation in points. The blur takes in what lies around the rectangle; past the edge of
    /// the bitmap the outermost pixels repeat. The result replaces what was there, mixed in by `alpha`.
    package func blurBackdrop(
        in rect: CGRect,
        cornerRadius: CGFloat = 0,
        radius: CGFloat,
        saturation: Double = 1,
        tint: PixelColor,
        alpha: CGFloat = 1
    ) {
        let shape = Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform)
        let coverage = shape.pixelRect == nil ? shape.coverage(within: state.clip.rect) : nil
        let area = (coverage?.bounds ?? shape.pixelRect ?? .empty).intersection(state.clip.rect)
        guard !area.isEmpty else { return }
        let sigma = max(Double(radius), 0) * state.transform.meanScale
        let factor = BlurPlanes.reduction(sigma: sigma)
        let blur = BoxBlur(sigma: sigma / Double(factor))
        let drawn = target.bounds.offset(x: originX, y: originY)
        let margin = (blur.reach + 1) * factor
        let source = area.expanded(by: margin).intersection(drawn)
        let planes = BlurPlanes(target, area: source.offset(x: -originX, y: -originY), factor: factor)
        planes.blur(blur)
        let small = planes.pixels(saturation: saturation, tint: tint.packed())
        let result = small.enlarged(by: factor, area: area.offset(x: -source.left, y: -source.top))
        let amount = PixelColor.byte(Double(alpha))
        forEachSpan(in: area, of: coverage) { span in
            let pixels = result.row(span.y - area.top) + (span.x - area.left)
            RowCompositor.replace(span.row, source: pixels, count: span.count, alpha: amount, coverage: span.coverage)
        }
    }
}
