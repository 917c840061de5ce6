import Foundation

/// A control with a title or an image.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    private var titles: [State.RawValue: String] = [:]
    private var titleColors: [State.RawValue: UIColor] = [:]
    private var images: [State.RawValue: UIImage] = [:]
    private var type = ButtonType.custom
    private let label = UILabel(frame: .zero)
    private let imageHolder = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(imageHolder)
        addSubview(label)
        label.textAlignment = .center
    }

    /// Makes a button of a kind; the title of the system kind has the tint color.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    /// Makes a button that performs an action, with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }

    /// The view that shows the image.
    open var imageView: UIImageView? { imageHolder }

    /// The space around title and image, in points, which may be negative; default none.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

    /// Sets the title for a state. States without a title of their own use the normal state's.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        contentDidChange()
    }

    /// Sets the title's color for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        contentDidChange()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        contentDidChange()
    }

    /// The title for a state, or else the normal state's.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

    /// The title's color for a state, or else the normal state's.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    /// The image for a state, or else the normal state's.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

    private func contentDidChange() {
        updateAppearance()
        invalidateIntrinsicContentSize()
    }

    private func updateAppearance() {
        label.text = title(for: state)
        // A button of the system kind shows its image in the tint color, unless the image asks for its own colors.
        let image = image(for: state)
        let isTinted = type == .system && image?.renderingMode == .automatic
        imageHolder.image = isTinted ? image?.withRenderingMode(.alwaysTemplate) : image
        let fallback: UIColor = type == .system ? tintColor : .white
        label.textColor = titleColor(for: state) ?? fallback
        label.isEnabled = isEnabled
    }

    override var keepsTaps: Bool { true }

    /// The image is dimmed while highlighted, and the title of a system button; the button's own opacity is the app's.
    open override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            imageHolder.alpha = isHighlighted ? 0.2 : 1
            label.alpha = isHighlighted && type == .system ? 0.2 : 1
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    open override var intrinsicContentSize: CGSize {
        let text = label.text == nil ? .zero : label.intrinsicContentSize
        let picture = imageHolder.image?.size ?? .zero
        let insets = contentEdgeInsets
        return CGSize(
            width: text.width + picture.width + insets.left + insets.right,
            height: max(text.height + 12, picture.height) + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAppearance()
        let picture = imageHolder.image?.size ?? .zero
        let text = label.text == nil ? .zero : label.intrinsicContentSize
        let total = picture.width + text.width
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = bounds.inset(by: contentEdgeInsets)
        let start = bounds.minX + (bounds.width - total) / 2
        let pictureX = isRTL ? start + text.width : start
        let textX = isRTL ? start : start + picture.width
        imageHolder.frame = CGRect(
            x: pictureX, y: bounds.minY + (bounds.height - picture.height) / 2, width: picture.width,
            height: picture.height)
        label.frame = CGRect(
            x: textX, y: bounds.minY + (bounds.height - text.height) / 2, width: text.width, height: text.height)
    }
}
