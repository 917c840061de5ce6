import UIKit

/// A view filled with a gradient. Dynamic colors follow the view's traits.
@MainActor
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var gradient = BarAppearance.Gradient(colors: [])

    func show(_ gradient: BarAppearance.Gradient) {
        self.gradient = gradient
        updateLayer()
    }

    private func updateLayer() {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.startPoint = gradient.startPoint
        layer.endPoint = gradient.endPoint
        let colors = gradient.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        // Core Animation draws nothing for a single color.
        let isSingle = colors.count == 1
        layer.locations = isSingle ? nil : gradient.validLocations?.map { NSNumber(value: Double($0)) }
        layer.colors = isSingle ? colors + colors : colors
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLayer()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLayer()
    }
}
