import Foundation

extension CGContext {
    /// Draws something of one colour in the blend mode at hand.
    func paint(_ color: PixelColor, _ draw: (Canvas, PixelColor) -> Void) {
        let source = color.withAlpha(Double(state.alpha))
        guard state.blendMode != .normal else { return draw(canvas, source) }
        let pixel = source.packed()
        blend(coverage: canvas.layer { draw($0, .white) }) { _, _ in pixel }
    }

    /// Draws something of many colours that covers a rectangle in the blend mode at hand.
    package func place(covering rect: CGRect, _ draw: (Canvas, CGFloat) -> Void) {
        guard state.blendMode != .normal else { return draw(canvas, state.alpha) }
        let source = canvas.layer { draw($0, self.state.alpha) }
        blend(coverage: canvas.layer { $0.fill(rect, color: .white) }) { x, y in source[x, y] }
    }

    /// Mixes pixel by pixel; what a pixel is covered by half is half changed.
    private func blend(coverage: Bitmap, source: (Int, Int) -> UInt32) {
        let mode = state.blendMode
        let area = canvas.state.clip.rect
        for y in area.top..<max(area.bottom, area.top) {
            for x in area.left..<max(area.right, area.left) {
                let part = coverage[x - area.left, y - area.top] >> 24
                guard part > 0 else { continue }
                let (column, row) = (x - canvas.originX, y - canvas.originY)
                let below = canvas.target[column, row]
                let mixed = mode.mix(source(x - area.left, y - area.top), over: below)
                canvas.target[column, row] = part == 255 ? mixed : Blend.mixed(below, mixed, part)
            }
        }
    }
}

extension Canvas {
    /// What a drawing makes of a transparent layer as large as the clip.
    fileprivate func layer(_ draw: (Canvas) -> Void) -> Bitmap {
        let area = state.clip.rect
        let bitmap = Bitmap(width: area.width, height: area.height)
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        canvas.state = state
        canvas.originX = area.left
        canvas.originY = area.top
        draw(canvas)
        return bitmap
    }
}
