import Foundation

/// Something that a bar shows. (UIKit documentation)
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    /// The bar that shows the item listens here.
    var onChange: (@MainActor () -> Void)?
    private weak var listener: AnyObject?

    /// Who shows the item hears of its changes, until somebody else does.
    final func listen(as listener: AnyObject, _ action: @escaping @MainActor () -> Void) {
        self.listener = listener
        onChange = action
    }

    /// Who no longer shows the item hears nothing of it any more.
    final func stopListening(as listener: AnyObject) {
        guard self.listener === listener else { return }
        self.listener = nil
        onChange = nil
    }

    /// An item with nothing to show.
    public override init() {
        super.init()
    }

    /// Not supported: nib files are not modelled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UIBarItem.init(coder:) is missing in HeadlessUIKit: nib files are not modelled.")
    }

    /// The text; nil by default.
    open var title: String? { didSet { if title != oldValue { onChange?() } } }
    /// The image in place of the text; nil by default.
    open var image: UIImage? { didSet { if image != oldValue { onChange?() } } }
    /// The image at the compact height of a phone in landscape; nil, the default, is ``image``.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone != oldValue { onChange?() } } }
    /// The displacement of the edges of the image, in points; none by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { onChange?() } } }
    /// The displacement of the edges of ``landscapeImagePhone``, in points; none by default.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { onChange?() } }
    }
    /// The image for the accessibility display of large contents; nil by default. That display is not modelled: kept only.
    open var largeContentSizeImage: UIImage?
    /// The displacement of the edges of ``largeContentSizeImage``, in points; none by default, and kept only.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Whether the item can be chosen; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
    /// Sets the attributes of the text in a state. (UIKit documentation)
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customization.note("title \(state.rawValue)") {
            ($0 as? UIBarItem)?.setTitleTextAttributes(attributes, for: state)
        }
        titleAttributes[state.rawValue] = attributes
        onChange?()
    }
    /// The attributes of the text in a state; default nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
    /// What the item says about its text in a state, else in the normal one.
    func ownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal) ?? [:]
    }
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    var customization = AppearanceCustomization()

    /// A number for the app's own use; 0 by default.
    open var tag = 0
}
