import Foundation

/// The text field of a search bar, with a magnifier and a clear button.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let platter = BarPlatter(frame: .zero)

    /// Creates an empty field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Traps with a message: nib files are not modeled.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        magnifier.contentMode = .center
        magnifier.tintColor = .secondaryLabel
        leftView = magnifier
        leftViewMode = .always
        clearButtonMode = .always
        insertSubview(platter, at: 0)
    }

    /// The search bar gives the field its width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }

    /// The alpha of the content, 0...1, which fades while the search bar collapses.
    final var contentAlpha: CGFloat = 1 {
        didSet { for part in [magnifier, textLabel, placeholderLabel] { part.alpha = contentAlpha } }
    }

    open override func layoutSubviews() {
        let usesGlass = barMetrics.usesGlass
        magnifier.bounds.size = CGSize(width: barMetrics.search.magnifierWidth, height: 20)
        platter.isHidden = !usesGlass
        platter.frame = bounds
        // Glass is a capsule at every height, like its platter.
        layer.cornerRadius = usesGlass ? bounds.height / 2 : min(barMetrics.search.cornerRadius, bounds.height / 2)
        backgroundColor = usesGlass ? nil : .tertiarySystemFill
        // A platter's shadow extends beyond the field.
        clipsToBounds = !usesGlass
        super.layoutSubviews()
    }

    override func contentsChanged() {
        super.contentsChanged()
        placeholderLabel.defaultColor = .secondaryLabel
    }
}
