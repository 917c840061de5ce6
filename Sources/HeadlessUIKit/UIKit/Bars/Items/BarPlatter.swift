import Foundation

/// The glass platter under buttons on iOS 26, approximated by a blur or a fill, a thin light border and a faint shadow below
/// (fact m21.20).
@MainActor
final class BarPlatter: UIView {
    private let glass = UIView(frame: .zero)
    private let edge = UIView(frame: .zero)

    /// The color of the platter; nil for clear glass.
    var fill: UIColor? {
        didSet { refresh() }
    }

    /// Whether it comes or goes in a transition by its presence, and not with the row of its buttons.
    var materializes = false {
        didSet { refresh() }
    }

    /// How much of the material is there, 0...1. Glass does not fade: its material animates in or out (SwiftUI's
    /// documentation, `GlassEffectTransition.materialize`), so that a title behind it is blurred from the start.
    var presence: CGFloat = 1 {
        didSet {
            glass.layer.change(.effectStrength, \.effectStrength, to: presence)
            edge.alpha = presence
            layer.change(
                .shadowOpacity, \.shadowOpacity, to: Self.shadowOpacity * Float(presence), isUIKits: true)
        }
    }

    private static let shadowOpacity: Float = 0.014

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 10)
        glass.layer.content = .drawing { [unowned self] canvas, shown in
            guard shown.effectStrength > 0 else { return }
            BlurMaterial.glass(traitCollection).draw(shown, on: canvas)
        }
        for part in [glass, edge] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("BarPlatter.init(coder:): nib files are not modelled; use the other initializer.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.height, bounds.width) / 2
        for part in [self, glass, edge] { part.layer.cornerRadius = radius }
        // Smaller than the platter, so that the shadow is visible below it only.
        let core = bounds.insetBy(dx: min(6, bounds.width / 2), dy: min(6, bounds.height / 2))
        layer.shadowPath = CGPath(
            roundedRect: core, cornerWidth: core.height / 2, cornerHeight: core.height / 2, transform: nil)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    /// Whether both platters look the same.
    func isGlass(like other: BarPlatter) -> Bool {
        fill == nil && other.fill == nil
            && traitCollection.userInterfaceStyle == other.traitCollection.userInterfaceStyle
    }

    private func refresh() {
        edge.backgroundColor = fill
        edge.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        edge.layer.borderColor = Self.edgeColor.resolvedColor(with: traitCollection).cgColor
        // An opaque fill hides the glass, except while it comes or goes.
        glass.isHidden = fill != nil && !materializes
    }

    private static let edgeColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 1, alpha: 0.4)
    }
}
