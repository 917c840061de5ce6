import Foundation

/// Draws into a bitmap. User space is in points with y down; `scale` says how many pixels a point has.
///
/// The transform, the clip and opacity groups nest. All arithmetic that reaches a pixel is either in whole numbers or
/// made of basic operations and square roots, so that the same calls give the same bytes on every machine.
package final class Canvas {
    package let bitmap: Bitmap
    package let scale: CGFloat
    var state: State
    private var savedStates: [State] = []
    private var groups: [Group] = []
    /// The destination of drawing: `bitmap`, or the layer of the innermost group.
    var target: Bitmap
    /// The pixel of `bitmap` that the first pixel of `target` stands for.
    var originX = 0
    var originY = 0

    /// The state that ``save()`` stores.
    struct State {
        var transform: DeviceTransform
        var clip: Clip
    }

    package init(bitmap: Bitmap, scale: CGFloat) {
        self.bitmap = bitmap
        self.scale = scale
        target = bitmap
        state = State(transform: DeviceTransform(scale: Double(scale)), clip: Clip(rect: bitmap.bounds))
    }

    // MARK: State

    /// Saves the transform and the clip; pairs with ``restore()``.
    package func save() {
        savedStates.append(state)
    }

    /// Restores the transform and the clip that were saved last.
    package func restore() {
        let outside = groups.last?.saveCount ?? 0
        precondition(savedStates.count > outside, "Canvas.restore() was called without a save() in the same group.")
        state = savedStates.removeLast()
    }

    /// Applies a transform before the current one.
    package func concatenate(_ transform: CGAffineTransform) {
        state.transform = state.transform.preceded(by: DeviceTransform(transform))
    }

    /// Moves the origin of user space, in points.
    package func translate(x: CGFloat, y: CGFloat) {
        let (x, y) = (Double(x), Double(y))
        state.transform.tx += state.transform.a * x + state.transform.c * y
        state.transform.ty += state.transform.b * x + state.transform.d * y
    }

    // MARK: Visibility

    /// Whether anything inside a rectangle of user space can be visible; true if the answer is not cheap to compute.
    package func reaches(_ rect: CGRect) -> Bool {
        guard state.transform.isUpright else { return true }
        let (area, clip) = (state.transform.rect(rect), DeviceRect(state.clip.rect))
        return area.left < clip.right && area.right > clip.left && area.top < clip.bottom && area.bottom > clip.top
    }

    /// Whether a rectangle of user space covers all that can be drawn; false if the answer is not cheap to compute.
    package func isCovered(by rect: CGRect) -> Bool {
        guard state.transform.isUpright, state.clip.mask == nil else { return false }
        let (area, clip) = (state.transform.rect(rect), DeviceRect(state.clip.rect))
        return area.left <= clip.left && area.right >= clip.right && area.top <= clip.top && area.bottom >= clip.bottom
    }

    /// The bounding box of the clip in user space, in points; zero if nothing can be drawn.
    var clipBounds: CGRect {
        guard let inverse = state.transform.inverse, !state.clip.rect.isEmpty else { return .zero }
        let clip = state.clip.rect
        let corners = CGRect(x: clip.left, y: clip.top, width: clip.width, height: clip.height)
        return VectorPath.rect(corners).mapped(inverse.apply).bounds
    }
}

// MARK: - Clips

extension Canvas {
    /// Restricts drawing to a rectangle.
    ///
    /// Without round corners the edges snap to the nearest pixel, as in Core Animation, so that a clip and a fill of
    /// the same frame never multiply antialiased edges. Rounded and rotated clips are antialiased.
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

// MARK: - Groups

extension Canvas {
    /// The state to restore when an opacity group ends.
    private struct Group {
        let target: Bitmap
        let originX: Int
        let originY: Int
        let state: State
        let saveCount: Int
        let alpha: UInt32
    }

    /// Starts a group: until the matching ``endGroup()`` everything is drawn into a transparent layer as large as the
    /// clip, which is then composited with `alpha`.
    package func beginGroup(alpha: CGFloat) {
        groups.append(
            Group(
                target: target, originX: originX, originY: originY, state: state, saveCount: savedStates.count,
                alpha: PixelColor.byte(Double(alpha))
            ))
        let area = state.clip.rect
        target = Bitmap(width: area.width, height: area.height)
        originX = area.left
        originY = area.top
        state.clip.mask = nil
    }

    /// Ends the innermost group and restores the transform and the clip it began with.
    package func endGroup() {
        guard let group = groups.popLast() else {
            preconditionFailure("Canvas.endGroup() was called without a beginGroup(alpha:).")
        }
        precondition(savedStates.count == group.saveCount, "Canvas.save() and restore() do not match inside a group.")
        let layer = target
        target = group.target
        originX = group.originX
        originY = group.originY
        state = group.state
        composite(layer, x: state.clip.rect.left, y: state.clip.rect.top, alpha: group.alpha)
    }

    /// Composites a bitmap pixel by pixel, its first pixel at column `x` of row `y`.
    func composite(_ source: Bitmap, x: Int, y: Int, alpha: UInt32, coverage: Coverage? = nil) {
        guard alpha > 0 else { return }
        let area = source.bounds.offset(x: x, y: y).intersection(coverage?.bounds ?? state.clip.rect)
        forEachSpan(in: area, of: coverage) { span in
            let pixels = source.row(span.y - y) + (span.x - x)
            RowCompositor.over(span.row, source: pixels, count: span.count, alpha: alpha, coverage: span.coverage)
        }
    }

    /// Fills the alpha of a bitmap with a premultiplied pixel, the bitmap's first pixel at column `x` of row `y`.
    func tint(_ mask: Bitmap, x: Int, y: Int, pixel: UInt32, coverage: Coverage? = nil) {
        let area = mask.bounds.offset(x: x, y: y).intersection(coverage?.bounds ?? state.clip.rect)
        forEachSpan(in: area, of: coverage) { span in
            let pixels = mask.row(span.y - y) + (span.x - x)
            RowCompositor.tint(span.row, mask: pixels, count: span.count, with: pixel, coverage: span.coverage)
        }
    }

    /// Multiplies the innermost group by the alpha of another drawing.
    package func maskGroup(with draw: (Canvas) -> Void) {
        let bitmap = Bitmap(width: target.width, height: target.height)
        let mask = Canvas(bitmap: bitmap, scale: scale)
        mask.state = state
        mask.originX = originX
        mask.originY = originY
        draw(mask)
        let count = target.width * target.height
        var index = 0
        while index < count {
            target.pixels[index] = Blend.scaled(target.pixels[index], by: bitmap.pixels[index] &>> 24)
            index &+= 1
        }
    }
}

/// The pixels that drawing may change: a rectangle and, where edges are antialiased, a mask.
struct Clip {
    var rect: PixelRect
    /// Covers at least `rect`; nil if all of `rect` is inside the clip.
    var mask: Coverage?

    mutating func intersect(_ other: PixelRect) {
        rect = rect.intersection(other)
    }

    mutating func intersect(_ other: Coverage) {
        rect = rect.intersection(other.bounds)
        mask = mask.map { $0.intersection(other) } ?? other
    }
}
