import Foundation

/// The button of one bar button item: its text or its image.
@MainActor
final class BarButtonView: UIControl {
    /// Does what an item is for; the view is the sender.
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
        fatalError("BarButtonView is made by bars only.")
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { refresh() } }
    }

    private var isProminent: Bool { style.usesGlass && item.style.isEmphasized }

    /// The colour of the platter of a done button on iOS 26; nil for clear glass.
    var prominentColor: UIColor? {
        guard isProminent else { return nil }
        return item.tintColor ?? superview?.superview?.tintColor ?? .systemBlue
    }

    /// Images stand together on one platter, text and done buttons alone (fact 6.4.5).
    var sharesPlatter: Bool { !showsText && !isProminent && item.sharesBackground }

    private var showsText: Bool { shownImage == nil }
    private var shownImage: UIImage? { item.shownImage(isCompact: style.isCompact) }

    var fittingWidth: CGFloat {
        if item.width > 0 { return item.width }
        let own =
            shownImage.map { style.width(ofImage: $0.size.width) }
            ?? style.width(ofText: label.sizeThatFits(.zero).width)
        // As with any button, a picture behind it has to find room.
        return max(own, decoration.image?.size.width ?? 0)
    }

    private var look: UIBarButtonItemStateAppearance {
        style.looks.look(for: item.style).state(isEnabled: item.isEnabled, isHighlighted: isHighlighted)
    }

    private var decoration: BarButtonDecoration {
        BarButtonDecoration(
            look, else: item.legacy, state: barButtonState, style: item.style, metrics: style.barMetrics)
    }

    private func refresh() {
        let state = look
        // Fact m2.2: on glass an item without a tint of its own takes the label colour, not the bar's tint.
        let own = isProminent ? UIColor.white : item.tintColor ?? (style.usesGlass ? .label : nil)
        tintColor = item.isEnabled ? own : .tertiaryLabel
        let isEmphasized = item.style.isEmphasized
        label.show(
            showsText ? item.shownTitle : nil,
            attributes: state.titleTextAttributes.merging(item.ownTitleAttributes(for: barButtonState)) { $1 },
            font: style.font(emphasized: isEmphasized), color: nil)
        imageView.image = shownImage
        backdrop.image = decoration.image
        setNeedsLayout()
        alpha = isHighlighted && state.titleTextAttributes[.foregroundColor] == nil ? 0.3 : 1
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

    /// A finger may land a little beside a button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: style.usesGlass ? 0 : -8, dy: 0).contains(point)
    }
}
