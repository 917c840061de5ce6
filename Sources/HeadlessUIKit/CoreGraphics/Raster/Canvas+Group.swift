import Foundation

extension Canvas {
    /// What an opacity group returns to when it ends.
    struct Group {
        let target: Bitmap
        let originX: Int
        let originY: Int
        let state: State
        let saveCount: Int
        let alpha: UInt32
    }

    /// Starts a group: until the matching ``endGroup()`` everything is drawn into a transparent layer as large as the
    /// clip, which is then laid down with `alpha`.
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

    /// Ends the innermost group and returns to the transform and clip it began with.
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

    /// Lays a bitmap down pixel by pixel, its first one at column `x` of row `y`.
    func composite(_ source: Bitmap, x: Int, y: Int, alpha: UInt32, coverage: Coverage? = nil) {
        guard alpha > 0 else { return }
        let area = source.bounds.offset(x: x, y: y).intersection(coverage?.bounds ?? state.clip.rect)
        forEachSpan(in: area, of: coverage) { span in
            let pixels = source.row(span.y - y) + (span.x - x)
            RowCompositor.over(span.row, source: pixels, count: span.count, alpha: alpha, coverage: span.coverage)
        }
    }

    /// Fills the alpha of a bitmap with a premultiplied pixel, the bitmap's first one at column `x` of row `y`.
    func tint(_ mask: Bitmap, x: Int, y: Int, pixel: UInt32, coverage: Coverage? = nil) {
        let area = mask.bounds.offset(x: x, y: y).intersection(coverage?.bounds ?? state.clip.rect)
        forEachSpan(in: area, of: coverage) { span in
            let pixels = mask.row(span.y - y) + (span.x - x)
            RowCompositor.tint(span.row, mask: pixels, count: span.count, with: pixel, coverage: span.coverage)
        }
    }
}
