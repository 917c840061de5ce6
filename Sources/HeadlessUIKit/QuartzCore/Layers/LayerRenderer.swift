import Foundation

/// Draws a tree of layers on a canvas, as shown at this moment or as last set.
@MainActor
package struct LayerRenderer {
    let canvas: Canvas
    let showsAnimations: Bool

    package init(canvas: Canvas, showsAnimations: Bool = true) {
        self.canvas = canvas
        self.showsAnimations = showsAnimations
    }

    package func draw(_ layer: CALayer) {
        let shown = showsAnimations ? layer.shownModel : layer.model
        guard !shown.isHidden, shown.opacity > 0.001 else { return }
        canvas.save()
        defer { canvas.restore() }
        if let clip = layer.shownClip?() { canvas.clip(to: clip) }
        canvas.concatenate(shown.transformToSuperlayer)
        guard showsAnimations, drawTransition(of: layer, shown) else { return drawInside(layer, shown) }
    }

    /// Draws without the layer's own place in its superlayer.
    package func drawInside(_ layer: CALayer, _ shown: LayerModel) {
        let isGroup = shown.opacity < 0.999 || layer.mask != nil
        if isGroup { canvas.beginGroup(alpha: CGFloat(shown.opacity)) }
        drawShadow(shown)
        if shown.background.alpha > 0 { fill(shown) }
        if let pattern = shown.pattern { tile(pattern, shown) }
        let clips = shown.masksToBounds
        if clips {
            canvas.save()
            clip(to: shown)
        }
        // Letters and shadows of text may reach a little out of the bounds.
        if case .drawing(let draw)? = layer.content, canvas.reaches(shown.bounds.insetBy(dx: -32, dy: -32)) {
            draw(canvas, shown)
        }
        layer.owner?.drawContents(shown.bounds, on: canvas)
        drawSublayers(of: layer)
        if clips { canvas.restore() }
        drawBorder(shown)
        if let mask = layer.mask {
            canvas.keepInGroup { LayerRenderer(canvas: $0, showsAnimations: showsAnimations).draw(mask) }
        }
        if isGroup { canvas.endGroup() }
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
                let place = CGRect(x: x, y: y, width: size.width, height: size.height)
                pattern.drawTile(in: place, on: canvas)
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

    private func drawShadow(_ shown: LayerModel) {
        guard shown.shadowOpacity > 0.001 else { return }
        let color = shown.shadow.withAlpha(Double(shown.shadowOpacity))
        if let path = shown.shadowPath ?? shown.outline {
            canvas.drawShadow(of: path, radius: shown.shadowRadius, offset: shown.shadowOffset, color: color)
        } else {
            canvas.drawShadow(
                of: shown.bounds, cornerRadius: shown.cornerRadius, radius: shown.shadowRadius,
                offset: shown.shadowOffset, color: color)
        }
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

    // MARK: A transition from old contents to new ones

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
    /// The outline where only some corners are round; nil where all are or none is.
    fileprivate var outline: VectorPath? {
        guard cornerRadius > 0, maskedCorners.intersection(.all) != .all else { return nil }
        return .roundedRect(bounds, cornerRadius: cornerRadius, corners: maskedCorners)
    }
}
