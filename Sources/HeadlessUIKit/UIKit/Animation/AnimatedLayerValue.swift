import Foundation

/// The values that one animated property of a layer can have after its animator stopped.
@MainActor
struct AnimatedLayerValue {
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

    /// Sets the model value to the value at a position, without animation, and updates the view as if it had been set
    /// there.
    func settle(at position: UIViewAnimatingPosition) {
        let numbers = value(at: position)
        guard layer.model[property] != numbers else { return }
        guard let view = layer.view else {
            layer.model[property] = numbers
            return
        }
        // Subviews that were resized with the view have animated values of their own.
        let autoresizes = view.autoresizesSubviews
        view.autoresizesSubviews = false
        view.setGeometry { layer.model[property] = numbers }
        view.autoresizesSubviews = autoresizes
        if property == .backgroundColor { view.takeBackgroundColorFromLayer() }
    }
}

extension AnimationTimeline {
    /// The values of the properties that the timeline animates.
    func animatedValues() -> [AnimatedLayerValue] {
        animatedLayers.flatMap { layer in
            let own = layer.animations.filter { $0.timeline === self }
            var seen: Set<LayerProperty> = []
            return own.map(\.property).filter { seen.insert($0).inserted }.map { property in
                let end = layer.model[property]
                let animations = own.reversed().filter { $0.property == property }
                return AnimatedLayerValue(
                    layer: layer, property: property,
                    start: animations.reduce(end) { $1.applyStart(to: $0) },
                    current: animations.reduce(end) { $1.apply(to: $0) }, end: end)
            }
        }
    }
}
