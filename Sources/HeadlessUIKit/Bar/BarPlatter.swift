import Foundation

/// The glass under buttons on iOS 26, quietly drawn: a blur, a veil, a fine edge and a soft shadow.
@MainActor
final class BarPlatter: UIView {
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private let veil = UIView(frame: .zero)

    /// The colour of the platter; nil for clear glass.
    var fill: UIColor? {
        didSet { refresh() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        for part in [glass, veil] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("BarPlatter is made by bars only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = bounds.height / 2
        for part in [self, glass, veil] { part.layer.cornerRadius = radius }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    private func refresh() {
        veil.backgroundColor = fill ?? Self.veilColor
        veil.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        veil.layer.borderColor = Self.edgeColor.resolvedColor(with: traitCollection).cgColor
        glass.isHidden = fill != nil
    }

    private static let veilColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 0.55) : UIColor(white: 1, alpha: 0.6)
    }

    private static let edgeColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.07)
    }
}
