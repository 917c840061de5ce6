import Foundation

/// A line of text that the user edits. The insertion point is always at the end; selecting is not modelled.
@MainActor @preconcurrency
open class UITextField: UIControl, UIKeyInput {
    let textLabel = UILabel(frame: .zero)
    let placeholderLabel = UILabel(frame: .zero)
    let clearButton = UIButton(frame: .zero)
    let caret = UIView(frame: .zero)
    private var storedText = ""

    /// The text; default empty. Nil is taken as empty.
    open var text: String? {
        get { storedText }
        set {
            storedText = newValue ?? ""
            contentsChanged()
        }
    }
    /// What is shown while there is no text; default nil.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The placeholder with its attributes; default nil.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { contentsChanged() }
    }
    /// Default nil: the label colour.
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
    /// Who decides about editing; default nil.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text goes when editing begins; default false.
    open var clearsOnBeginEditing = false
    /// When the button that clears the text shows, as long as there is some; default never.
    open var clearButtonMode = ViewMode.never {
        didSet { contentsChanged() }
    }
    /// A view at the leading end; default nil.
    open var leftView: UIView? {
        didSet { replace(oldValue, with: leftView) }
    }
    /// When it shows; default never.
    open var leftViewMode = ViewMode.never {
        didSet { contentsChanged() }
    }
    /// A view at the trailing end; default nil.
    open var rightView: UIView? {
        didSet { replace(oldValue, with: rightView) }
    }
    /// When it shows; default never.
    open var rightViewMode = ViewMode.never {
        didSet { contentsChanged() }
    }

    // MARK: Keyboard

    /// When letters become capitals by themselves; default sentences.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; default the system's choice.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which keys there are; default those of the language.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says; default "return".
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key waits for text; default false.
    open var enablesReturnKeyAutomatically = false

    /// Whether the user is editing.
    open var isEditing: Bool { isFirstResponder }

    /// Makes an empty field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

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
        guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        editingBegan()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editingEnded()
        return true
    }

    override func leaveFirstResponder() {
        guard isFirstResponder else { return }
        window?.dropFirstResponder(self)
        editingEnded()
    }

    // MARK: Text

    /// Something that is shown changed.
    func contentsChanged() { showContents() }

    open var hasText: Bool { !storedText.isEmpty }

    /// Puts text at the end.
    open func insertText(_ text: String) {
        self.text = storedText + text
    }

    /// Removes the last character.
    open func deleteBackward() {
        text = String(storedText.dropLast())
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isTap = isHighlighted && touches.first.map { bounds.contains($0.location(in: self)) } == true
        super.touchesEnded(touches, with: event)
        if isTap { becomeFirstResponder() }
    }

    // MARK: Layout

    /// Where the border is.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// Where the placeholder is; default where the text is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text is while it is edited; default where it is otherwise.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the button that clears the text is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { roomForClearButton(in: bounds) }
    /// Where the leading view is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { roomForSide(leftView, leading: true, in: bounds) }
    /// Where the trailing view is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { roomForSide(rightView, leading: false, in: bounds) }

    open override var intrinsicContentSize: CGSize {
        let line = (font?.lineHeight ?? 0).rounded(.up)
        return CGSize(width: UIView.noIntrinsicMetric, height: line + (borderStyle == .roundedRect ? 14 : 2))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
    }
}
