import Foundation

/// Draws a layer tree on a canvas, with the values shown at this moment or with the model values.
@MainActor
package struct LayerRenderer {
    let canvas: Canvas
    let showsAnimations: Bool

    package init(canvas: Canvas, showsAnimations: Bool = true) {
        self.canvas = canvas
        self.showsAnimations = showsAnimations
    }

    /// Draws a layer and its sublayers in its superlayer's coordinates.
    package func draw(_ layer: CALayer) {
        let shown = showsAnimations ? layer.shownModel : layer.model
        guard !shown.isHidden, shown.opacity > 0.001 else { return }
        canvas.save()
        defer { canvas.restore() }
        if let clip = layer.shownClip?() { canvas.clip(to: clip) }
        canvas.concatenate(shown.transformToSuperlayer)
        guard showsAnimations, drawTransition(of: layer, shown) else { return drawInside(layer, shown) }
    }

    /// Draws a layer and its sublayers in its own coordinates.
    package func drawInside(_ layer: CALayer, _ shown: LayerModel) {
        let isGroup = shown.opacity < 0.999 || layer.mask != nil
        if isGroup { canvas.beginGroup(alpha: CGFloat(shown.opacity)) }
        drawShadow(of: layer, shown)
        if shown.background.alpha > 0, !isHiddenBySublayers(layer, shown) { fill(shown) }
        if let pattern = shown.pattern { tile(pattern, shown) }
        let clips = shown.masksToBounds
        if clips {
            canvas.save()
            clip(to: shown)
        }
        switch layer.content {
        case .drawing(let draw): if canvas.reaches(shown.bounds.insetBy(dx: -32, dy: -32)) { draw(canvas, shown) }
        case .path(let draw): draw(canvas, shown)
        case nil: break
        }
        layer.owner?.drawContents(shown.bounds, on: canvas)
        drawSublayers(of: layer)
        if clips { canvas.restore() }
        drawBorder(shown)
        if let mask = layer.mask {
            canvas.maskGroup { LayerRenderer(canvas: $0, showsAnimations: showsAnimations).draw(mask) }
        }
        if isGroup { canvas.endGroup() }
    }

    /// Whether sublayers paint over all that would be seen of a layer's background. Most views that fill the screen are behind
    /// others that do.
    private func isHiddenBySublayers(_ layer: CALayer, _ shown: LayerModel) -> Bool {
        shown.cornerRadius == 0 && canvas.isCovered(by: shown.bounds)
            && layer.storedSublayers.contains(where: coversCanvas)
    }

    /// Whether a layer, or one inside it, paints an opaque background over all that can be drawn.
    package func coversCanvas(_ layer: CALayer) -> Bool {
        let shown = showsAnimations ? layer.shownModel : layer.model
        guard !shown.isHidden, shown.opacity >= 0.999, layer.mask == nil, layer.shownClip == nil,
            layer.transitionSnapshot == nil, shown.cornerRadius == 0
        else { return false }
        canvas.save()
        defer { canvas.restore() }
        canvas.concatenate(shown.transformToSuperlayer)
        guard canvas.isCovered(by: shown.bounds) else { return false }
        return shown.background.alpha >= 1 || layer.storedSublayers.contains(where: coversCanvas)
    }

    private func fill(_ shown: LayerModel) {
        if let outline = shown.outline {
            canvas.fill(outline, color: shown.background)
        } else {
            canvas.fill(shown.bounds, cornerRadius: shown.cornerRadius, color: shown.background)
        }
    }

    private func tile(_ pattern: any LayerPattern, _ shown: LayerModel) {
        let size = pattern.size
        guard size.width > 0, size.height > 0 else { return }
        canvas.save()
        defer { canvas.restore() }
        clip(to: shown)
        for y in stride(from: shown.bounds.minY, to: shown.bounds.maxY, by: size.height) {
            for x in stride(from: shown.bounds.minX, to: shown.bounds.maxX, by: size.width) {
                let rect = CGRect(x: x, y: y, width: size.width, height: size.height)
                pattern.drawTile(in: rect, on: canvas)
            }
        }
    }

    private func clip(to shown: LayerModel) {
        if let outline = shown.outline {
            canvas.clip(to: outline)
        } else {
            canvas.clip(to: shown.bounds, cornerRadius: shown.cornerRadius)
        }
    }

    private func drawBorder(_ shown: LayerModel) {
        guard shown.borderWidth > 0, shown.border.alpha > 0 else { return }
        if let outline = shown.outline {
            canvas.save()
            canvas.clip(to: outline)
            canvas.stroke(outline, lineWidth: shown.borderWidth * 2, color: shown.border)
            canvas.restore()
        } else {
            canvas.stroke(
                shown.bounds, cornerRadius: shown.cornerRadius, lineWidth: shown.borderWidth, color: shown.border)
        }
    }

    private func drawShadow(of layer: CALayer, _ shown: LayerModel) {
        // A layer that clips to its bounds clips its shadow away too (Core Animation Programming Guide).
        guard shown.shadowOpacity > 0.001, !shown.masksToBounds else { return }
        // What is drawn casts the shadow (measured: gnustep/libs-quartzcore, CALayer/shadow.m).
        guard shown.shadowPath != nil || draws(layer, shown) else { return }
        let color = shown.shadow.withAlpha(Double(shown.shadowOpacity))
        let caster =
            (shown.shadowPath ?? shown.outline).map(ShadowCaster.path)
            ?? .rect(shown.bounds, cornerRadius: shown.cornerRadius)
        let isOpaque = shown.background.alpha >= 1 && shown.outline == nil && shown.cornerRadius == 0
        canvas.drawShadow(
            of: caster, radius: shown.shadowRadius, offset: shown.shadowOffset, color: color,
            beneath: isOpaque ? shown.bounds : nil)
    }

    /// Whether a layer or one inside it can draw anything.
    private func draws(_ layer: CALayer, _ shown: LayerModel) -> Bool {
        guard !shown.isHidden, shown.opacity > 0.001 else { return false }
        if shown.background.alpha > 0 || shown.pattern != nil || layer.content != nil { return true }
        if shown.borderWidth > 0, shown.border.alpha > 0 { return true }
        if layer.owner?.drawsContents == true { return true }
        return layer.storedSublayers.contains { draws($0, showsAnimations ? $0.shownModel : $0.model) }
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

    // MARK: CATransition

    /// Draws a running `CATransition` from the old contents to the new ones; returns false if there is none.
    private func drawTransition(of layer: CALayer, _ shown: LayerModel) -> Bool {
        guard let old = layer.transitionSnapshot,
            let running = layer.explicitAnimations.first(where: { $0.animation is CATransition }),
            let transition = running.animation as? CATransition, let progress = running.progress
        else { return false }
        let moment = TransitionMoment(transition, progress: progress, size: shown.boundsSize)
        let drawOld = {
            canvas.draw(old.bitmap, in: shown.bounds.offsetBy(dx: moment.oldOffset.width, dy: moment.oldOffset.height))
        }
        if !moment.oldIsInFront { drawOld() }
        canvas.save()
        canvas.translate(x: moment.newOffset.width, y: moment.newOffset.height)
        if moment.newAlpha < 1 { canvas.beginGroup(alpha: moment.newAlpha) }
        drawInside(layer, shown)
        if moment.newAlpha < 1 { canvas.endGroup() }
        canvas.restore()
        if moment.oldIsInFront { drawOld() }
        return true
    }
}

extension LayerModel {
    /// The outline if only some corners are round; nil if all are or none is.
    fileprivate var outline: VectorPath? {
        guard cornerRadius > 0, maskedCorners != .all else { return nil }
        return .roundedRect(bounds, cornerRadius: cornerRadius, corners: maskedCorners)
    }
}
