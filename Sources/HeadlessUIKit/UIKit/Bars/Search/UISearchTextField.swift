import Foundation

/// The field of a search bar: a magnifier, the text, a button that clears it.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let platter = BarPlatter(frame: .zero)

    /// Makes an empty field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Nib files do not exist here: stops with a sentence.
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

    /// 0...1; what is in the field fades while the search bar gets lower.
    var contentAlpha: CGFloat = 1 {
        didSet { for part in [magnifier, textLabel, placeholderLabel] { part.alpha = contentAlpha } }
    }

    open override func layoutSubviews() {
        let usesGlass = barMetrics.usesGlass
        magnifier.bounds.size = CGSize(width: barMetrics.search.magnifierWidth, height: 20)
        platter.isHidden = !usesGlass
        platter.frame = bounds
        // Glass is a capsule at every height, as its platter is.
        layer.cornerRadius = usesGlass ? bounds.height / 2 : min(barMetrics.search.cornerRadius, bounds.height / 2)
        backgroundColor = usesGlass ? nil : .tertiarySystemFill
        // A platter's shadow reaches beyond the field.
        clipsToBounds = !usesGlass
        super.layoutSubviews()
    }

    override func contentsChanged() {
        super.contentsChanged()
        placeholderLabel.textColor = .secondaryLabel
    }
}
