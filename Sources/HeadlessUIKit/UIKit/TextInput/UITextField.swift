import Foundation

/// A line of text that the user edits. The insertion point is always at the end; selection is not modeled.
@MainActor @preconcurrency
open class UITextField: UIControl, UIKeyInput {
    let textLabel = UILabel(frame: .zero)
    let placeholderLabel = UILabel(frame: .zero)
    private let clearButton = UIButton(frame: .zero)
    private let caret = UIView(frame: .zero)
    private var storedText = ""

    // MARK: Creating a text field

    /// Makes an empty field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        for part in [textLabel, placeholderLabel, caret, clearButton] { addSubview(part) }
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.backgroundColor = tintColor
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .tertiaryLabel
        clearButton.addAction(UIAction { [weak self] _ in self?.userCleared() }, for: .primaryActionTriggered)
        contentsChanged()
    }

    // MARK: Text and appearance

    /// The text; default empty. Nil means empty.
    open var text: String? {
        get { storedText }
        set {
            storedText = newValue ?? ""
            contentsChanged()
        }
    }

    /// The text shown while the field is empty; default nil.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The placeholder with its attributes; default nil.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { contentsChanged() }
    }

    /// Default nil: the label color.
    open var textColor: UIColor? {
        didSet { contentsChanged() }
    }

    /// Default the system font at 17 points.
    open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
        didSet { contentsChanged() }
    }

    /// Default natural: by reading direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet { contentsChanged() }
    }

    /// Default none.
    open var borderStyle = BorderStyle.none {
        didSet { contentsChanged() }
    }

    /// Decides about editing and receives notifications of it; default nil.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UITextFieldDelegate)?

    /// Whether the text is cleared when editing begins; default false.
    open var clearsOnBeginEditing = false

    /// When the button that clears the text is shown, while there is text; default never.
    open var clearButtonMode = ViewMode.never {
        didSet { contentsChanged() }
    }

    /// A view at the leading end; default nil.
    open var leftView: UIView? {
        didSet { replace(oldValue, with: leftView) }
    }

    /// When the leading view is shown; default never.
    open var leftViewMode = ViewMode.never {
        didSet { contentsChanged() }
    }

    /// A view at the trailing end; default nil.
    open var rightView: UIView? {
        didSet { replace(oldValue, with: rightView) }
    }

    /// When the trailing view is shown; default never.
    open var rightViewMode = ViewMode.never {
        didSet { contentsChanged() }
    }

    // MARK: Keyboard

    /// When letters are capitalized automatically; default at the beginning of sentences.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences

    /// Whether words are corrected; default the system's choice.
    open var autocorrectionType = UITextAutocorrectionType.default

    /// The keys of the keyboard; default those of the language.
    open var keyboardType = UIKeyboardType.default

    /// The title of the return key; default "return".
    open var returnKeyType = UIReturnKeyType.default

    /// Whether the return key is disabled while there is no text; default false.
    open var enablesReturnKeyAutomatically = false

    /// Whether the user is editing.
    open var isEditing: Bool { isFirstResponder }

    private func replace(_ old: UIView?, with view: UIView?) {
        old?.removeFromSuperview()
        if let view { addSubview(view) }
        contentsChanged()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil, storedDelegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        editingBegan()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard storedDelegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        editingEnded()
        return true
    }

    override func leaveFirstResponder() {
        guard isFirstResponder else { return }
        window?.dropFirstResponder(self)
        editingEnded()
    }

    private func editingBegan() {
        // The delegate is asked as for the clear button. (UIKit documentation of `clearsOnBeginEditing`)
        if clearsOnBeginEditing, storedDelegate?.textFieldShouldClear(self) ?? true { text = "" }
        setNeedsLayout()
        storedDelegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    private func editingEnded() {
        setNeedsLayout()
        storedDelegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        post(UITextField.textDidEndEditingNotification)
    }

    // MARK: Text

    /// The text or something that affects its appearance changed.
    func contentsChanged() {
        textLabel.text = text
        textLabel.font = font
        textLabel.textColor = textColor ?? .label
        textLabel.textAlignment = textAlignment
        placeholderLabel.font = font
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.attributedText = attributedPlaceholder
        placeholderLabel.textAlignment = textAlignment
        updateBorder()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateBorder() {
        let isDrawn = borderStyle != .none
        layer.borderWidth = isDrawn ? 1 / max(traitCollection.displayScale, 1) : 0
        guard isDrawn else { return }
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    open var hasText: Bool { !storedText.isEmpty }

    /// Appends text.
    open func insertText(_ text: String) {
        self.text = storedText + text
    }

    /// Removes the last character.
    open func deleteBackward() {
        text = String(storedText.dropLast())
    }

    // MARK: Input by the user

    override var keepsTaps: Bool { true }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isTap = isHighlighted && touches.first.map { bounds.contains($0.location(in: self)) } == true
        super.touchesEnded(touches, with: event)
        if isTap { becomeFirstResponder() }
    }

    /// The user pressed a key.
    final func userTyped(_ string: String) {
        guard string != "\n" else { return userPressedReturn() }
        let end = NSRange(location: (text ?? "").utf16.count, length: 0)
        guard storedDelegate?.textField(self, shouldChangeCharactersIn: end, replacementString: string) ?? true else {
            return
        }
        insertText(string)
        userChangedText()
    }

    /// The user pressed the delete key.
    final func userDeleted() {
        // UIKit calls `deleteBackward()` of an empty field, too, without asking the delegate (observed:
        // stackoverflow.com/questions/1977934).
        guard let last = text?.last else { return deleteBackward() }
        let length = String(last).utf16.count
        let range = NSRange(location: (text ?? "").utf16.count - length, length: length)
        guard storedDelegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else {
            return
        }
        deleteBackward()
        userChangedText()
    }

    private func userPressedReturn() {
        // The key is disabled without text. (UIKit documentation of `enablesReturnKeyAutomatically`)
        guard !enablesReturnKeyAutomatically || hasText else { return }
        guard storedDelegate?.textFieldShouldReturn(self) ?? true else { return }
        let events: Event = [.editingDidEndOnExit, .primaryActionTriggered]
        guard hasActions(for: events) else { return }
        sendActions(for: events)
        resignFirstResponder()
    }

    private func userCleared() {
        guard storedDelegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        userChangedText()
    }

    private func userChangedText() {
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Layout

    /// The border's rectangle; default the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The text's rectangle.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var left = margin
        var right = margin
        if let leftView, leftViewMode.shows(isEditing: isEditing) { left += leftView.bounds.width }
        if let rightView, rightViewMode.shows(isEditing: isEditing) {
            right += rightView.bounds.width
        } else if hasText, clearButtonMode.shows(isEditing: isEditing) {
            right += clearButtonSide + 5
        }
        let rect = CGRect(x: left, y: 0, width: max(bounds.width - left - right, 0), height: bounds.height)
        return mirrored(rect, in: bounds)
    }

    /// The placeholder's rectangle; default the text's.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The text's rectangle while it is edited; default the same as otherwise.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The rectangle of the button that clears the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let x = bounds.width - clearButtonSide - max(margin, 6)
        return mirrored(
            CGRect(x: x, y: (bounds.height - clearButtonSide) / 2, width: clearButtonSide, height: clearButtonSide),
            in: bounds)
    }

    /// The leading view's rectangle.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(leftView, leading: true, in: bounds) }

    /// The trailing view's rectangle.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(rightView, leading: false, in: bounds) }

    private func sideViewRect(_ view: UIView?, leading: Bool, in bounds: CGRect) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        let x = leading ? margin : bounds.width - margin - size.width
        let y = (bounds.height - size.height) / 2
        return mirrored(CGRect(origin: CGPoint(x: x, y: y), size: size), in: bounds)
    }

    /// Rectangles are computed for left-to-right layout and mirrored for right-to-left layout.
    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The space between the ends of a bordered field and its contents, in points.
    private var margin: CGFloat { borderStyle == .none ? 0 : 7 }

    /// The side length of the button that clears the text, in points.
    private var clearButtonSide: CGFloat { 19 }

    /// The size of one line of the text, or of the placeholder if that is wider, with what is beside it. (Auto Layout Guide, "Anatomy
    /// of a Constraint")
    open override var intrinsicContentSize: CGSize {
        let line = (font?.lineHeight ?? 0).rounded(.up)
        let text = max(textLabel.intrinsicContentSize.width, placeholderLabel.intrinsicContentSize.width)
        let wide = CGRect(x: 0, y: 0, width: 1000, height: line)
        let beside = wide.width - textRect(forBounds: wide).width
        return CGSize(width: text + beside, height: line + (borderStyle == .roundedRect ? 14 : 2))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let showsClear = hasText && clearButtonMode.shows(isEditing: isEditing)
        clearButton.isHidden = !showsClear
        clearButton.frame = clearButtonRect(forBounds: bounds)
        leftView?.isHidden = !leftViewMode.shows(isEditing: isEditing)
        leftView?.setUnmovedFrame(leftViewRect(forBounds: bounds))
        rightView?.isHidden = !rightViewMode.shows(isEditing: isEditing)
        rightView?.setUnmovedFrame(rightViewRect(forBounds: bounds))
        textLabel.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        placeholderLabel.isHidden = hasText
        caret.isHidden = !isEditing
        placeCaret()
    }

    /// Places the caret after the last character.
    private func placeCaret() {
        let textFrame = textLabel.frame
        let width = min(textLabel.sizeThatFits(.zero).width, textFrame.width - 2)
        let height = min((font?.lineHeight ?? 20) + 2, textFrame.height)
        let x: CGFloat
        switch textAlignment {
        case .center: x = textFrame.midX + width / 2
        case .right: x = textFrame.maxX - 2
        case .left: x = textFrame.minX + width
        default: x = isRightToLeft ? textFrame.maxX - width - 2 : textFrame.minX + width
        }
        caret.frame = CGRect(x: x, y: textFrame.midY - height / 2, width: 2, height: height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
    }
}

// MARK: - Types and notifications

extension UITextField {
    /// The border drawn around a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When a field shows one of its accessory views.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always

        func shows(isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// Editing began in the field that posts the notification.
    nonisolated public static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Editing ended in the field that posts the notification.
    nonisolated public static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// The user changed the text of the field that posts the notification.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

// MARK: - Delegate

/// Decides about editing in a text field and receives notifications of it. The methods are optional in UIKit; here they
/// have UIKit's defaults: true, or no effect.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began: the field is first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether what the user types may replace a range.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Whether the clear button clears the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key has its default effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
