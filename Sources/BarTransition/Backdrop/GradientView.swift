import UIKit

/// A view filled with a gradient whose dynamic colours follow the traits.
@MainActor
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var shown = BarGradient(colors: [])

    func show(_ gradient: BarGradient) {
        shown = gradient
        refresh()
    }

    private func refresh() {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.startPoint = shown.startPoint
        layer.endPoint = shown.endPoint
        layer.locations = shown.drawnLocations?.map { NSNumber(value: Double($0)) }
        layer.colors = shown.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }
}
