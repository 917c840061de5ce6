import Foundation

/// One or more lines of text.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text without attributes; default nil.
    open var text: String? {
        get { shownText?.string }
        set {
            isStyled = false
            shownText = newValue.map { PlainTextCache.text($0) }
        }
    }

    /// The text with its attributes; missing attributes come from the label's properties. Setting it changes `font` and
    /// `textColor` to those at the beginning of the text. Default nil. (UIKit documentation)
    open var attributedText: NSAttributedString? {
        get { shownText }
        set {
            isStyled = newValue != nil
            shownText = newValue
            guard let newValue, newValue.length > 0 else { return }
            let attributes = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { defaultFont = font }
            if let color = attributes[.foregroundColor] as? UIColor { defaultColor = color }
        }
    }

    /// Default the system font at 17 points. Setting it applies to the whole of an attributed text. (UIKit documentation)
    open var font: UIFont! {
        get { defaultFont }
        set {
            defaultFont = newValue
            restyle(.font, newValue)
        }
    }

    /// Default the label color. Setting it applies to the whole of an attributed text (UIKit documentation). A change does
    /// not animate: the text is redrawn at once.
    open var textColor: UIColor! {
        get { defaultColor }
        set {
            defaultColor = newValue
            restyle(.foregroundColor, newValue)
        }
    }

    /// The font of text without one.
    final var defaultFont: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet { if defaultFont != oldValue { textDidChange() } }
    }

    /// The color of text without one.
    final var defaultColor: UIColor! = UIColor.label {
        didSet { setNeedsDisplay() }
    }

    private var shownText: NSAttributedString? {
        didSet { if shownText?.hasRuns(of: oldValue) != true, shownText !== oldValue { textDidChange() } }
    }

    /// Whether the text was set with attributes.
    private var isStyled = false

    private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        guard isStyled, let shownText, shownText.length > 0, let value else { return }
        self.shownText = shownText.changingRuns { $0[key] = value }
    }

    /// Default natural: by reading direction.
    open var textAlignment = NSTextAlignment.natural

    /// The maximum number of lines, 0 for as many as fit; default 1.
    open var numberOfLines = 1 {
        didSet { textDidChange() }
    }

    /// How text that does not fit is truncated; default with an ellipsis at the tail.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// Whether a single line that does not fit the width gets a smaller font; default false.
    open var adjustsFontSizeToFitWidth = false

    /// The smallest factor for that; default 0, with which the font keeps its size. (UIKit documentation)
    open var minimumScaleFactor: CGFloat = 0

    /// Whether the font follows the content size category; default false. Only fonts of `preferredFont` and
    /// `UIFontMetrics` can. (UIKit documentation, UIContentSizeCategoryAdjusting)
    open var adjustsFontForContentSizeCategory = false

    /// The color of a shadow without blur; default nil: no shadow.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The shadow's offset from the text, in points; default one point up. (UIKit documentation)
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    /// Whether the text is drawn in its full color, rather than dimmed; default true.
    open var isEnabled = true

    /// The text color while highlighted; default nil.
    open var highlightedTextColor: UIColor?

    /// Whether the highlighted text color is used, if there is one; default false.
    open var isHighlighted = false

    /// The width at which text of several lines wraps for its intrinsic size, in points; default 0, the label's own.
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// Makes a label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.content = .drawing { [weak self] canvas, shown in self?.drawLabel(in: shown.bounds, on: canvas) }
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Content size category

    /// The category that the font is scaled for; initially the device's, which the label will probably be shown with.
    private var category = DeviceState.current.values.contentSizeCategory

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { followTextSize() }
    }

    private func followTextSize() {
        let new = traitCollection.preferredContentSizeCategory
        guard new != category else { return }
        category = new
        guard adjustsFontForContentSizeCategory, let rescaled = font?.rescaled(for: traitCollection) else { return }
        font = rescaled
    }

    // MARK: Size

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// The rectangle that the text occupies in `bounds` with at most `numberOfLines` lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let lines = textLayout(width: bounds.width, limit: numberOfLines)
        return CGRect(origin: bounds.origin, size: lines.size)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittedSize(width: size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude)
    }

    /// The size of the text in a width. A subclass can change it with `textRect(forBounds:limitedToNumberOfLines:)`. (UIKit
    /// documentation)
    private func fittedSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return roundedUp(textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size)
    }

    open override var intrinsicContentSize: CGSize {
        let width: CGFloat
        if numberOfLines == 1 {
            width = .greatestFiniteMagnitude
        } else {
            width =
                preferredMaxLayoutWidth > 0
                ? preferredMaxLayoutWidth : (bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
        }
        return fittedSize(width: width)
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    /// The last layout with its parameters: an unchanged label is drawn many times.
    private var lastLayout: (text: NSAttributedString, font: UIFont, width: CGFloat, limit: Int, layout: TextLayout)?

    final func textLayout(width: CGFloat, limit: Int) -> TextLayout {
        let text = attributedText ?? PlainTextCache.empty
        let font: UIFont = font ?? .systemFont(ofSize: 17)
        if let last = lastLayout, last.text === text, last.font === font, last.width == width, last.limit == limit {
            return last.layout
        }
        let layout = TextLayout(text, font: font, width: width, limit: limit)
        lastLayout = (text, font, width, limit, layout)
        return layout
    }

    // MARK: Drawing

    /// The layout that is drawn: with a smaller font where the text is to fit the width.
    private func drawnLayout(width: CGFloat) -> TextLayout {
        let layout = textLayout(width: width, limit: numberOfLines)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0, let font, let attributedText
        else { return layout }
        let whole = TextLayout(attributedText, font: font, width: .greatestFiniteMagnitude, limit: 1).size.width
        guard whole > width, width > 0 else { return layout }
        let factor = max(width / whole, minimumScaleFactor)
        let smaller = attributedText.changingRuns { attributes in
            guard let own = attributes[.font] as? UIFont else { return }
            attributes[.font] = own.withSize(own.pointSize * factor)
        }
        return TextLayout(smaller, font: font.withSize(font.pointSize * factor), width: width, limit: 1)
    }

    private func drawLabel(in bounds: CGRect, on canvas: Canvas) {
        DrawingContext.perform(on: canvas) { drawText(in: bounds) }
    }

    /// Draws the text in a rectangle of the current context; a subclass may call it with another rectangle.
    open func drawText(in rect: CGRect) {
        guard let canvas = DrawingContext.current?.canvas else { return }
        drawText(in: rect, on: canvas)
    }

    private func drawText(in bounds: CGRect, on canvas: Canvas) {
        guard let attributedText, attributedText.length > 0 else { return }
        let layout = drawnLayout(width: bounds.width)
        if let shadowColor {
            let shadowBounds = bounds.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
            draw(layout, in: shadowBounds, on: canvas) { _ in shadowColor }
        }
        let base = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
        draw(layout, in: bounds, on: canvas) { $0 ?? base }
    }

    private func draw(
        _ layout: TextLayout, in bounds: CGRect, on canvas: Canvas, color: (_ own: UIColor?) -> UIColor
    ) {
        let traits = traitCollection
        layout.draw(
            in: bounds, top: bounds.minY + (bounds.height - layout.size.height) / 2, alignment: textAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, on: canvas
        ) { own in
            let pixel = color(own).resolvedColor(with: traits).cgColor.pixel
            return isEnabled ? pixel : pixel.withAlpha(0.4)
        }
    }
}

// Foundation on Linux traps when attributes are set on a mutable copy, and when two strings with different ones are compared.
extension NSAttributedString {
    /// Whether two strings have the same text and attributes.
    fileprivate func hasRuns(of other: NSAttributedString?) -> Bool {
        guard let other, self !== other else { return self === other }
        guard string == other.string else { return false }
        let (own, others) = (runs, other.runs)
        return own.count == others.count
            && zip(own, others).allSatisfy { run, other in
                run.range == other.range && run.attributes.count == other.attributes.count
                    && run.attributes.allSatisfy { key, value in
                        (value as? NSObject)?.isEqual(other.attributes[key]) == true
                    }
            }
    }

    private var runs: [(range: NSRange, attributes: [Key: Any])] {
        var result: [(range: NSRange, attributes: [Key: Any])] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            result.append((range, attributes))
        }
        return result
    }

    /// Returns the string with other attributes of its runs.
    fileprivate func changingRuns(_ change: (inout [Key: Any]) -> Void) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes = run.attributes
            change(&attributes)
            let text = (string as NSString).substring(with: run.range)
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }
}

// MARK: - Auto Layout

extension UILabel {
    /// The preferred size at a width, or at any width if it is nil; nil if `intrinsicContentSize` applies.
    func wrappedSize(forWidth width: CGFloat?) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        return sizeThatFits(CGSize(width: width ?? 0, height: .greatestFiniteMagnitude))
    }
}

extension UILabel: LayoutBaselines {
    var firstBaselineFromTop: CGFloat {
        let text = textLayout(width: bounds.width, limit: numberOfLines)
        return inset(of: text) + (text.lines.first?.ascender ?? font.ascender)
    }

    var lastBaselineFromBottom: CGFloat {
        let text = textLayout(width: bounds.width, limit: numberOfLines)
        guard let last = text.lines.last else { return bounds.height - font.ascender }
        return inset(of: text) + last.height - last.ascender
    }

    /// The text is centered vertically in the label.
    private func inset(of text: TextLayout) -> CGFloat {
        max(0, (bounds.height - text.size.height) / 2)
    }
}
