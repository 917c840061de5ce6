import Foundation

/// Draws a tree of layers on a canvas, as shown at this moment or as last set.
@MainActor
struct LayerRenderer {
    let canvas: Canvas
    var showsAnimations = true

    func draw(_ layer: CALayer) {
        let shown = showsAnimations ? layer.shownModel : layer.model
        guard !shown.isHidden, shown.opacity > 0.001 else { return }
        canvas.save()
        defer { canvas.restore() }
        if let clip = layer.shownClip?() { canvas.clip(to: clip) }
        canvas.concatenate(shown.transformToSuperlayer)
        drawInside(layer, shown)
    }

    /// Draws without the layer's own place in its superlayer.
    func drawInside(_ layer: CALayer, _ shown: LayerModel) {
        let isGroup = shown.opacity < 0.999
        if isGroup { canvas.beginGroup(alpha: CGFloat(shown.opacity)) }
        drawShadow(shown)
        if shown.background.alpha > 0 {
            canvas.fill(shown.bounds, cornerRadius: shown.cornerRadius, color: shown.background)
        }
        let clips = shown.masksToBounds
        if clips {
            canvas.save()
            canvas.clip(to: shown.bounds, cornerRadius: shown.cornerRadius)
        }
        if case .drawing(let draw)? = layer.content { draw(canvas, shown) }
        if let view = layer.owner { DrawingContext.perform(on: canvas) { view.draw(shown.bounds) } }
        drawSublayers(of: layer)
        if clips { canvas.restore() }
        if shown.borderWidth > 0, shown.border.alpha > 0 {
            canvas.stroke(
                shown.bounds, cornerRadius: shown.cornerRadius, lineWidth: shown.borderWidth, color: shown.border)
        }
        if isGroup { canvas.endGroup() }
    }

    private func drawShadow(_ shown: LayerModel) {
        guard shown.shadowOpacity > 0.001 else { return }
        canvas.drawShadow(
            of: shown.bounds, cornerRadius: shown.cornerRadius, radius: shown.shadowRadius,
            offset: shown.shadowOffset, color: shown.shadow.withAlpha(Double(shown.shadowOpacity)))
    }

    private func drawSublayers(of layer: CALayer) {
        let sublayers = layer.storedSublayers
        guard sublayers.contains(where: { $0.model.zPosition != 0 }) else {
            for sublayer in sublayers { draw(sublayer) }
            return
        }
        let ordered = sublayers.enumerated().sorted {
            ($0.element.model.zPosition, $0.offset) < ($1.element.model.zPosition, $1.offset)
        }
        for (_, sublayer) in ordered { draw(sublayer) }
    }
}

/// The canvas that UIKit's drawing calls go to.
@MainActor
struct DrawingContext {
    let canvas: Canvas
    var fill = PixelColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = PixelColor(red: 0, green: 0, blue: 0, alpha: 1)

    private static var stack: [DrawingContext] = []

    static var current: DrawingContext? {
        get { stack.last }
        set {
            guard let newValue, !stack.isEmpty else { return }
            stack[stack.count - 1] = newValue
        }
    }

    static func perform(on canvas: Canvas, _ body: () -> Void) {
        stack.append(DrawingContext(canvas: canvas))
        body()
        stack.removeLast()
    }
}
