import Foundation

/// The back button: a chevron with the previous page's title, or on iOS 26 a chevron in a circle (fact m2.2).
@MainActor
final class BarBackButton: UIControl {
    override var keepsTaps: Bool { true }

    /// The space between the chevron's image and the text: the text begins at 30.67 on iOS 17.5 and at 32 on 18.5 (fact
    /// m21.21).
    private var textGap: CGFloat { style.usesLaterBackGap ? 28 / 3 : 8 }
    /// The frame of the chevron's image in the circle (fact m21.10).
    private static let glassChevron = CGRect(x: 13.5, y: 10.5, width: 16.5, height: 23)

    private let backdrop = UIImageView(frame: .zero)
    private let label = BarLabel(frame: .zero)
    private let indicator = UIImageView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    /// Clips the text that moves under the chevron in a transition, as the back indicator's mask does.
    private let textArea = UIView(frame: .zero)
    private static let textReach: CGFloat = 2000
    private let platter: BarPlatter?
    private let style: BarButtonStyle
    private let candidates: [String]
    /// The item's `backBarButtonItem`, or an empty one so that values of the appearance proxy still apply.
    private let source: UIBarButtonItem
    private var choice = 0

    /// Creates a button that leads back to an item.
    /// - Parameter isMinimal: Whether the button never shows text.
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
        fatalError("BarBackButton.init(coder:): nib files are not modelled; use the other initializer.")
    }

    private static func chevron(_ style: BarButtonStyle) -> UIImage? {
        let configuration =
            style.usesGlass
            // 23 points high on glass (fact m21.10), otherwise drawn in 11 x 18.67 (fact m21.21).
            ? UIImage.SymbolConfiguration(pointSize: 19.55, weight: .medium)
            : UIImage.SymbolConfiguration(pointSize: 18.45, weight: .bold)
        // The direction is the bar's, which can differ from that of the traits.
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
        show(candidates[choice], in: label, with: stateAppearance, state: barButtonState)
        alpha = isHighlighted ? 0.3 : 1
    }

    /// The item's own attributes precede the appearance's, as for any button (observed on a `backBarButtonItem`:
    /// yogeshsharma.in, “Change font/color of default navigation back button”, 2014).
    private func show(
        _ text: String, in label: BarLabel, with appearance: UIBarButtonItemStateAppearance, state: UIControl.State
    ) {
        let attributes = appearance.titleTextAttributes.merging(source.ownTitleAttributes(for: state)) { $1 }
        label.show(text, attributes: attributes, font: style.font(emphasized: false), color: nil)
    }

    private var stateAppearance: UIBarButtonItemStateAppearance {
        style.appearances.back.state(isEnabled: isEnabled, isHighlighted: isHighlighted)
    }

    private var decoration: BarButtonDecoration {
        BarButtonDecoration(
            stateAppearance, fallback: source.backLegacy, state: barButtonState, style: source.style,
            metrics: style.barMetrics)
    }

    // MARK: Size

    /// The widths with each of the candidate texts, widest first.
    var widths: [CGFloat] {
        // A background image makes the button at least as wide.
        let least = decoration.image?.size.width ?? 0
        if style.usesGlass { return [max(BarButtonStyle.glassHeight, least)] }
        let chevron = indicatorWidth + textGap
        return candidates.map { text in
            if let image = imageView.image { return max(chevron + image.size.width, least) }
            return max(text.isEmpty ? indicatorWidth : chevron + width(of: text), least)
        }
    }

    private var indicatorWidth: CGFloat { indicator.image?.size.width ?? 0 }

    private func width(of text: String) -> CGFloat {
        let measure = BarLabel(frame: .zero)
        let appearance = style.appearances.back.state(isEnabled: true, isHighlighted: false)
        show(text, in: measure, with: appearance, state: .normal)
        return measure.sizeThatFits(.zero).width
    }

    /// Shows one of the candidate texts.
    func choose(_ index: Int) {
        guard candidates.indices.contains(index), index != choice else { return }
        choice = index
        refresh()
    }

    // MARK: Transitions

    /// The text beside the chevron.
    var shownText: String { candidates[choice] }
    /// The x of the text's center, in this view.
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
            placeGlassIndicator()
            return
        }
        place(indicator, CGRect(x: 0, y: 0, width: indicatorWidth, height: bounds.height), in: bounds.width)
        let reach = Self.textReach
        place(
            textArea, CGRect(x: indicatorWidth, y: 0, width: reach, height: bounds.height), in: bounds.width)
        placeText(label, size: label.sizeThatFits(.zero), offset: decoration.titleOffset)
        placeText(imageView, size: imageView.image?.size ?? .zero)
    }

    /// An image of the app's is in the middle of the circle.
    private func placeGlassIndicator() {
        guard indicator.image?.isSymbolImage == true else { return indicator.setUntransformedFrame(bounds) }
        let circle = BarButtonStyle.glassHeight
        let frame = Self.glassChevron.offsetBy(dx: 0, dy: (bounds.height - circle) / 2)
        indicator.setUntransformedFrame(style.isRightToLeft ? frame.mirrored(in: bounds.width) : frame)
    }

    private func placeText(_ part: UIView, size: CGSize, offset: UIOffset = .zero) {
        let y = (bounds.height - size.height) / 2 + offset.vertical
        // A horizontal offset moves to the right in either layout direction.
        let x = textGap + (style.isRightToLeft ? -offset.horizontal : offset.horizontal)
        place(part, CGRect(x: x, y: y, width: size.width, height: size.height), in: Self.textReach)
    }

    private func place(_ part: UIView, _ rect: CGRect, in width: CGFloat) {
        part.setUntransformedFrame(style.isRightToLeft ? rect.mirrored(in: width) : rect)
    }
}

/// The candidate texts of a back button, from the preferred one to one that always fits (the documentation of
/// `backBarButtonItem`, `backButtonTitle` and `backButtonDisplayMode`).
struct BackButtonText: Equatable {
    /// Replaces a title that is missing or too long.
    static let generic = "Back"

    /// At least one; the last is always empty: the chevron alone.
    let candidates: [String]

    /// - Parameters:
    ///   - title: The preferred text.
    ///   - isChosen: Whether the app has set it as the text of the button.
    ///   - fallback: The page's title, if that is another text.
    init(
        title: String?, isChosen: Bool, fallback: String? = nil, mode: UINavigationItem.BackButtonDisplayMode
    ) {
        switch mode {
        case .minimal:
            candidates = [""]
        case .generic:
            candidates = [Self.generic, ""]
        case .default:
            guard let title, !title.isEmpty else {
                // An empty title that the app set stays empty; a missing one is replaced.
                candidates = isChosen ? [""] : [Self.generic, ""]
                return
            }
            let texts = [title, fallback ?? "", Self.generic].filter { !$0.isEmpty }
            candidates = texts.enumerated().filter { texts.firstIndex(of: $1) == $0 }.map(\.element) + [""]
        }
    }

    /// Creates the texts of a button that leads back to an item.
    @MainActor
    init(to item: UINavigationItem) {
        // The display mode is for items without a button of their own.
        if let button = item.backBarButtonItem {
            self.init(title: button.title ?? item.backButtonTitle, isChosen: true, mode: .default)
        } else {
            self.init(
                title: item.backButtonTitle ?? item.title, isChosen: item.backButtonTitle != nil, fallback: item.title,
                mode: item.backButtonDisplayMode)
        }
    }
}
