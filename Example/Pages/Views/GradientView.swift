import UIKit

/// A view filled with an axial gradient.
class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Shows a gradient between two points in the unit coordinates of the bounds.
    func show(
        _ colors: [UIColor], from start: CGPoint = CGPoint(x: 0, y: 0), to end: CGPoint = CGPoint(x: 0, y: 1)
    ) {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.colors = colors.map(\.cgColor)
        layer.startPoint = start
        layer.endPoint = end
    }
}
