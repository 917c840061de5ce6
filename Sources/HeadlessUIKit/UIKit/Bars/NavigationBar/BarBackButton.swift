import Foundation

/// The way back: a chevron with the previous page's title, or on iOS 26 a chevron in a circle (fact m2.2).
@MainActor
final class BarBackButton: UIControl {
    /// Between the chevron and the text.
    private static let textGap: CGFloat = 6

    private let backdrop = UIImageView(frame: .zero)
    private let label = BarLabel(frame: .zero)
    private let indicator = UIImageView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    /// Cuts off what moves under the chevron in a transition: the mask of the back indicator.
    private let textArea = UIView(frame: .zero)
    private static let textReach: CGFloat = 2000
    private let platter: BarPlatter?
    private let style: BarButtonStyle
    private let candidates: [String]
    /// What the item says about the way back; an item of no own where it says nothing, for there may be a proxy.
    private let source: UIBarButtonItem
    private var choice = 0

    /// A button that leads back to an item.
    /// - Parameter isMinimal: without text in any case.
    init(to item: UINavigationItem, style: BarButtonStyle, indicator image: UIImage?, isMinimal: Bool = false) {
        self.style = style
        source = item.backBarButtonItem ?? UIBarButtonItem()
        candidates = style.usesGlass || isMinimal ? [""] : BackButtonText(to: item).candidates
        platter = style.usesGlass ? BarPlatter(frame: .zero) : nil
        super.init(frame: .zero)
        source.takeAppearance()
        accessibilityLabel = source.title ?? item.backButtonTitle ?? item.title ?? BackButtonText.generic
        indicator.image = image ?? Self.chevron(style)
        indicator.contentMode = .center
        if image != nil, style.isRightToLeft { indicator.transform = CGAffineTransform(scaleX: -1, y: 1) }
        imageView.image = style.usesGlass || isMinimal ? nil : source.shownImage(isCompact: style.isCompact)
        for part in [platter, backdrop, indicator, textArea].compactMap({ $0 }) { addSubview(part) }
        for part in [imageView, label] { textArea.addSubview(part) }
        textArea.isUserInteractionEnabled = false
        textArea.clipsToBounds = true
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("BarBackButton is made by bars only.")
    }

    private static func chevron(_ style: BarButtonStyle) -> UIImage? {
        let configuration =
            style.usesGlass
            ? UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
            : UIImage.SymbolConfiguration(pointSize: 18, weight: .bold)
        // The direction is the bar's, which need not be that of the traits.
        let name = style.isRightToLeft ? "chevron.right" : "chevron.left"
        return UIImage(systemName: name, withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate)
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { refresh() } }
    }

    private func refresh() {
        tintColor = source.tintColor ?? (style.usesGlass ? .label : nil)
        backdrop.image = decoration.image
        setNeedsLayout()
        show(candidates[choice], in: label, as: look, state: barButtonState)
        alpha = isHighlighted ? 0.3 : 1
    }

    /// The item's own attributes go before the appearance's, as with any button (seen on a `backBarButtonItem`:
    /// yogeshsharma.in, “Change font/color of default navigation back button”, 2014).
    private func show(
        _ text: String, in label: BarLabel, as look: UIBarButtonItemStateAppearance, state: UIControl.State
    ) {
        let attributes = look.titleTextAttributes.merging(source.ownTitleAttributes(for: state)) { $1 }
        label.show(text, attributes: attributes, font: style.font(emphasized: false), color: nil)
    }

    private var look: UIBarButtonItemStateAppearance {
        style.looks.back.state(isEnabled: isEnabled, isHighlighted: isHighlighted)
    }

    private var decoration: BarButtonDecoration {
        BarButtonDecoration(
            look, else: source.backLegacy, state: barButtonState, style: source.style, metrics: style.barMetrics)
    }

    // MARK: Size

    /// What it would take with each of the texts it may show, widest first.
    var widths: [CGFloat] {
        // As with any button, a picture behind it has to find room.
        let least = decoration.image?.size.width ?? 0
        if style.usesGlass { return [max(BarButtonStyle.glassHeight, least)] }
        let chevron = indicatorWidth + Self.textGap
        return candidates.map { text in
            if let image = imageView.image { return max(chevron + image.size.width, least) }
            return max(text.isEmpty ? indicatorWidth : chevron + width(of: text), least)
        }
    }

    private var indicatorWidth: CGFloat { indicator.image?.size.width ?? 0 }

    private func width(of text: String) -> CGFloat {
        let measure = BarLabel(frame: .zero)
        let look = style.looks.back.state(isEnabled: true, isHighlighted: false)
        show(text, in: measure, as: look, state: .normal)
        return measure.sizeThatFits(.zero).width
    }

    /// Shows one of the texts.
    func choose(_ index: Int) {
        guard candidates.indices.contains(index), index != choice else { return }
        choice = index
        refresh()
    }

    // MARK: In a transition

    /// What it says beside the chevron.
    var shownText: String { candidates[choice] }
    /// The middle of that text, in this view.
    var textMiddle: CGFloat { label.center.x + textArea.untransformedFrame.minX }

    func showChevron(alpha: CGFloat) {
        indicator.alpha = alpha
        backdrop.alpha = alpha
        platter?.alpha = alpha
    }

    func showText(alpha: CGFloat, shift: CGFloat) {
        for part in [label, imageView] {
            part.alpha = alpha
            part.transform = CGAffineTransform(translationX: shift, y: 0)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let decoration = decoration
        backdrop.frame = decoration.imageFrame(in: bounds)
        guard !style.usesGlass else {
            platter?.frame = bounds
            // A chevron looks centred when it stands a little toward its point.
            indicator.setUntransformedFrame(bounds.offsetBy(dx: style.isRightToLeft ? 1 : -1, dy: 0))
            return
        }
        place(indicator, CGRect(x: 0, y: 0, width: indicatorWidth, height: bounds.height), in: bounds.width)
        let reach = Self.textReach
        place(
            textArea, CGRect(x: indicatorWidth, y: 0, width: reach, height: bounds.height), in: bounds.width)
        placeText(label, size: label.sizeThatFits(.zero), offset: decoration.titleOffset)
        placeText(imageView, size: imageView.image?.size ?? .zero)
    }

    private func placeText(_ part: UIView, size: CGSize, offset: UIOffset = .zero) {
        let y = (bounds.height - size.height) / 2 + offset.vertical
        // An offset goes to the right in either direction of reading.
        let x = Self.textGap + (style.isRightToLeft ? -offset.horizontal : offset.horizontal)
        place(part, CGRect(x: x, y: y, width: size.width, height: size.height), in: Self.textReach)
    }

    private func place(_ part: UIView, _ rect: CGRect, in width: CGFloat) {
        part.setUntransformedFrame(style.isRightToLeft ? rect.mirrored(in: width) : rect)
    }
}
