import Foundation

/// What iOS 26 lays over content that passes under a clear bar: the page's own background, fading out downward
/// (fact m9.4). The real material adapts to what is behind it; this is a quiet stand-in that no test may measure.
@MainActor
final class BarEdgeFade: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("BarEdgeFade is made by bars only.")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    private func refresh() {
        let base = UIColor.systemBackground.resolvedColor(with: traitCollection)
        (layer as? CAGradientLayer)?.colors = [0.96, 0.92, 0.8, 0].map { base.withAlphaComponent($0).cgColor }
    }
}
