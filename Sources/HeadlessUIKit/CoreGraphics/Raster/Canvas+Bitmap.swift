import Foundation

extension Canvas {
    /// Draws a bitmap over a rectangle: copied when its pixels meet those of the canvas, bilinear when larger, averaged
    /// when smaller. With a tint its colours do not matter and its alpha is filled with the tint.
    package func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat = 1, tint: PixelColor? = nil) {
        let rect = rect.standardized
        guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return }
        let shape = Shape(rect: rect, cornerRadius: 0, transform: state.transform)
        if state.transform.isUpright {
            let place = state.transform.rect(rect)
            let outer = place.outer
            if place.isAligned && outer.width == bitmap.width && outer.height == bitmap.height {
                lay(bitmap, at: outer, alpha: alpha, tint: tint, coverage: nil)
                return
            }
            let area = outer.intersection(state.clip.rect)
            guard !area.isEmpty, !place.isEmpty else { return }
            let coverage = place.isAligned ? nil : shape.coverage(within: area)
            lay(bitmap.scaled(to: place, area: area), at: area, alpha: alpha, tint: tint, coverage: coverage)
            return
        }
        let coverage = shape.coverage(within: state.clip.rect)
        guard !coverage.bounds.isEmpty, let sampling = sampling(bitmap, in: rect) else { return }
        let pixels = bitmap.sampled(through: sampling, area: coverage.bounds)
        lay(pixels, at: coverage.bounds, alpha: alpha, tint: tint, coverage: coverage)
    }

    private func lay(_ pixels: Bitmap, at place: PixelRect, alpha: CGFloat, tint: PixelColor?, coverage: Coverage?) {
        if let tint {
            let pixel = tint.packed(alpha: Double(alpha))
            self.tint(pixels, x: place.left, y: place.top, pixel: pixel, coverage: coverage)
        } else {
            let byte = PixelColor.byte(Double(alpha))
            composite(pixels, x: place.left, y: place.top, alpha: byte, coverage: coverage)
        }
    }

    /// The map from the pixels of the canvas to those of a bitmap that is spread over `rect`.
    private func sampling(_ bitmap: Bitmap, in rect: CGRect) -> DeviceTransform? {
        var placing = DeviceTransform(scale: 1)
        placing.a = Double(rect.width) / Double(bitmap.width)
        placing.d = Double(rect.height) / Double(bitmap.height)
        placing.tx = Double(rect.minX)
        placing.ty = Double(rect.minY)
        return state.transform.preceded(by: placing).inverse
    }
}
