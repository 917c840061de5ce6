import Foundation

/// Where one property of one layer can come to rest when an animator stops: a value of the model.
@MainActor
struct LayerOutcome {
    let layer: CALayer
    let property: LayerProperty
    let start: [CGFloat]
    let current: [CGFloat]
    let end: [CGFloat]

    func value(at position: UIViewAnimatingPosition) -> [CGFloat] {
        switch position {
        case .start: start
        case .current: current
        case .end: end
        }
    }

    /// Makes the value at a position the model's, at once; the view hears of it as if it had been set.
    func settle(at position: UIViewAnimatingPosition) {
        let numbers = value(at: position)
        guard layer.model[property] != numbers else { return }
        guard let view = layer.view else {
            layer.model[property] = numbers
            return
        }
        // Subviews that moved with the view have outcomes of their own.
        let autoresizes = view.autoresizesSubviews
        view.autoresizesSubviews = false
        view.setGeometry { layer.model[property] = numbers }
        view.autoresizesSubviews = autoresizes
        if property == .backgroundColor {
            let pixel = layer.model.background
            view.storedBackgroundColor = pixel.alpha == 0 ? nil : UIColor(cgColor: CGColor(pixel: pixel))
        }
    }
}

extension AnimationTimeline {
    /// The values that its animations can leave behind at this moment.
    func outcomes() -> [LayerOutcome] {
        animatedLayers.flatMap { layer in
            let own = layer.animations.filter { $0.timeline === self }
            var seen: Set<LayerProperty> = []
            return own.map(\.property).filter { seen.insert($0).inserted }.map { property in
                let end = layer.model[property]
                let animations = own.reversed().filter { $0.property == property }
                return LayerOutcome(
                    layer: layer, property: property,
                    start: animations.reduce(end) { $1.applyStart(to: $0) },
                    current: animations.reduce(end) { $1.apply(to: $0) }, end: end)
            }
        }
    }
}
