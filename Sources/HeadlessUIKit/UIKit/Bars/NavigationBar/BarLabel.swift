import Foundation

/// A line of text in a bar: a string, the attributes of an appearance, and what applies where those are silent.
@MainActor
final class BarLabel: UILabel {
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var fallbackFont = UIFont.systemFont(ofSize: 17)
    private var fallbackColor: UIColor?

    /// Shows text; the colour where the attributes have none is the given one, or the tint colour for nil.
    func show(
        _ string: String?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?
    ) {
        show(string.map(TitleText.plain), attributes: attributes, font: font, color: color)
    }

    /// The same for text that may have attributes of its own; those come first.
    func show(
        _ text: TitleText?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?
    ) {
        self.attributes = attributes
        fallbackFont = font
        fallbackColor = color
        self.font = attributes[.font] as? UIFont ?? font
        let rest = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        attributedText = text?.text(over: rest)
        refreshColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColor()
    }

    /// Text takes a new colour at once, also inside an animation (fact 6.2.3).
    private func refreshColor() {
        textColor = attributes[.foregroundColor] as? UIColor ?? fallbackColor ?? tintColor
    }

    /// Puts the text's middle at a place, without disturbing a transform.
    func place(_ frame: CGRect) {
        setUntransformedFrame(frame)
    }
}

extension UIView {
    /// Sets size and place as they are without the transform.
    func setUntransformedFrame(_ frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
