import Foundation

extension Canvas {
    /// Restricts drawing to a rectangle.
    ///
    /// Without corners the edges go to the nearest pixel, as Core Animation's do: a clip and a fill of the same frame
    /// then never multiply their soft edges. Rounded and rotated clips are antialiased.
    package func clip(to rect: CGRect, cornerRadius: CGFloat = 0) {
        let shape = Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform)
        switch shape {
        case .rect(let rounded) where rounded.radiusX == 0 || rounded.radiusY == 0:
            state.clip.intersect(rounded.rect.nearest)
        case .rect, .path:
            state.clip.intersect(shape.coverage(within: state.clip.rect))
        }
    }

    /// Restricts drawing to the inside of a path, antialiased.
    package func clip(to path: VectorPath, evenOdd: Bool = false) {
        let device = path.mapped(state.transform.apply)
        state.clip.intersect(PathRasterizer.coverage(of: device, evenOdd: evenOdd, within: state.clip.rect))
    }
}
