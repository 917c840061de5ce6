import Foundation

/// A line of text in a bar: a string with the attributes of an appearance, and defaults for missing attributes.
@MainActor
final class BarLabel: UILabel {
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var fallbackFont = UIFont.systemFont(ofSize: 17)
    private var fallbackColor: UIColor?

    /// How far the text is drawn below the middle of the label, in points (fact m23.4).
    var drop: CGFloat = 0 {
        didSet { if drop != oldValue { setNeedsDisplay() } }
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: 0, dy: drop))
    }

    /// Shows text. `color` is used if the attributes contain none; nil is the tint color.
    func show(
        _ string: String?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?
    ) {
        show(string.map(TitleText.plain), attributes: attributes, font: font, color: color)
    }

    /// Shows a title, as wide as in the system's font unless the attributes have a kerning (fact m21.18).
    func showTitle(
        _ text: TitleText?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?
    ) {
        let shown = attributes[.font] as? UIFont ?? font
        let kern = [NSAttributedString.Key.kern: NSNumber(value: Double(shown.titleTracking)) as Any]
        show(text, attributes: kern.merging(attributes) { $1 }, font: font, color: color)
    }

    /// Shows text that may have attributes of its own, which take precedence.
    func show(
        _ text: TitleText?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?
    ) {
        self.attributes = attributes
        fallbackFont = font
        fallbackColor = color
        let rest = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        attributedText = text?.text(over: rest)
        defaultFont = attributes[.font] as? UIFont ?? font
        refreshColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColor()
    }

    /// The text changes its color at once, also inside an animation (fact 6.2.3).
    private func refreshColor() {
        defaultColor = attributes[.foregroundColor] as? UIColor ?? fallbackColor ?? tintColor
    }
}
