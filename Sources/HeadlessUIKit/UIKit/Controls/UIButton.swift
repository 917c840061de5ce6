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

    /// Makes a button of a kind; the system kind takes the tint colour.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    /// Makes a system button that performs an action and takes its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The label of the title.
    open var titleLabel: UILabel? { label }
    /// The view of the image.
    open var imageView: UIImageView? { imageHolder }

    /// Room around title and image, in points; negative values take room away. Default none.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

    /// Sets the title of a state; others fall back to normal.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        contentChanged()
    }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        contentChanged()
    }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        contentChanged()
    }

    /// The title of a state.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    /// The title's colour in a state.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }
    /// The image of a state.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

    private func contentChanged() {
        refreshLook()
        invalidateIntrinsicContentSize()
    }

    private func refreshLook() {
        label.text = title(for: state)
        imageHolder.image = image(for: state)
        let fallback: UIColor = type == .system ? tintColor : .white
        label.textColor = titleColor(for: state) ?? fallback
        alpha = isHighlighted ? 0.2 : 1
        label.isEnabled = isEnabled
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshLook()
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
        refreshLook()
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
