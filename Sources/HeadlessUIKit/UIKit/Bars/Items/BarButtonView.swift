import Foundation

/// The button of one bar button item, with its text or its image.
@MainActor
final class BarButtonView: UIControl {
    override var keepsTaps: Bool { true }

    /// Performs an item's action; the view is the sender.
    typealias Perform = @MainActor (UIBarButtonItem, UIView) -> Void

    let item: UIBarButtonItem
    private let style: BarButtonStyle
    private let backdrop = UIImageView(frame: .zero)
    private let label = BarLabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    init(item: UIBarButtonItem, style: BarButtonStyle, perform: @escaping Perform) {
        self.item = item
        self.style = style
        super.init(frame: .zero)
        item.takeAppearance()
        isEnabled = item.isEnabled
        accessibilityLabel = item.shownTitle
        imageView.contentMode = .center
        for part in [backdrop, label, imageView] { addSubview(part) }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            perform(self.item, self)
        }
        addAction(action, for: .primaryActionTriggered)
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("BarButtonView.init(coder:): nib files are not modelled; use the other initializer.")
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { refresh() } }
    }

    private var isProminent: Bool { style.usesGlass && item.style.isEmphasized }

    /// The platter color of a done button on iOS 26; nil for clear glass.
    var prominentColor: UIColor? {
        guard isProminent else { return nil }
        return item.tintColor ?? superview?.tintColor ?? .systemBlue
    }

    /// Image buttons share one platter, text and done buttons have their own (fact 6.4.5).
    var sharesPlatter: Bool { !showsText && !isProminent && item.sharesBackground }

    /// Whether the button is an image with the width of a circle.
    var isImageOfUsualWidth: Bool { !showsText && fittingWidth == BarButtonStyle.glassHeight }

    private var showsText: Bool { shownImage == nil }
    private var shownImage: UIImage? {
        item.shownImage(isCompact: style.isCompact, usesGlass: style.usesGlass)?.atBarScale
    }

    var fittingWidth: CGFloat {
        if item.width > 0 { return item.width }
        let own =
            shownImage.map { style.width(ofImage: $0.size.width, isSymbol: $0.isSymbolImage) }
            ?? style.width(ofText: label.sizeThatFits(.zero).width)
        // A background image makes the button at least as wide.
        return max(own, decoration.image?.size.width ?? 0)
    }

    private var stateAppearance: UIBarButtonItemStateAppearance {
        style.appearances.appearance(for: item.style).state(isEnabled: item.isEnabled, isHighlighted: isHighlighted)
    }

    private var decoration: BarButtonDecoration {
        BarButtonDecoration(
            stateAppearance, fallback: item.legacy, state: barButtonState, style: item.style, metrics: style.barMetrics)
    }

    private func refresh() {
        let state = stateAppearance
        // Fact m2.2: on glass an item without a tint of its own has the label color, not the bar's tint.
        // On a filled platter it has a color that contrasts with the fill (fact 6.4.8).
        let own =
            prominentColor?.contrastingColor(in: traitCollection) ?? item.tintColor ?? (style.usesGlass ? .label : nil)
        tintColor = item.isEnabled ? own : .tertiaryLabel
        let isEmphasized = item.style.isEmphasized
        label.show(
            showsText ? item.shownTitle(usesGlass: style.usesGlass) : nil,
            attributes: state.titleTextAttributes.merging(item.ownTitleAttributes(for: barButtonState)) { $1 },
            font: style.font(emphasized: isEmphasized), color: nil)
        imageView.image = shownImage
        backdrop.image = decoration.image
        setNeedsLayout()
        alpha = isHighlighted && state.titleTextAttributes[.foregroundColor] == nil ? 0.3 : 1
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        guard let fill = prominentColor, item.isEnabled else { return }
        let color = fill.contrastingColor(in: traitCollection)
        // What was set: `tintColor` returns another color while a presentation dims it.
        if storedTintColor != color { tintColor = color }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The fill is known in a bar only.
        if isProminent { refresh() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let decoration = decoration
        backdrop.frame = decoration.imageFrame(in: bounds)
        let text = label.sizeThatFits(.zero)
        let offset = decoration.titleOffset
        label.frame = CGRect(
            x: (bounds.width - text.width) / 2 + offset.horizontal,
            y: (bounds.height - text.height) / 2 + offset.vertical, width: text.width, height: text.height)
        imageView.frame = bounds.inset(by: item.shownImageInsets(isCompact: style.isCompact))
    }

    /// The touch area is a little wider than the button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: style.usesGlass ? 0 : -8, dy: 0).contains(point)
    }
}

extension UIColor {
    /// White, or black on a light color. Where UIKit changes from one to the other is unknown.
    fileprivate func contrastingColor(in traits: UITraitCollection) -> UIColor {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.7 ? .black : .white
    }
}
