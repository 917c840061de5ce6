import Foundation

/// An item that can be added to a bar. (UIKit documentation)
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// Called on changes; set by the bar or view that shows the item.
    final var onChange: (@MainActor () -> Void)?
    private weak var observer: AnyObject?

    /// Notifies an observer of changes, in place of the previous one.
    final func setObserver(_ observer: AnyObject, _ action: @escaping @MainActor () -> Void) {
        self.observer = observer
        onChange = action
    }

    /// Stops notifying an observer, if it is still the current one.
    final func removeObserver(_ observer: AnyObject) {
        guard self.observer === observer else { return }
        self.observer = nil
        onChange = nil
    }

    /// Creates an item without content.
    public override init() {
        super.init()
    }

    /// Traps with a message: nib files are not modeled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UIBarItem.init(coder:): nib files are not modelled in HeadlessUIKit; create the item in code.")
    }

    /// The title; nil by default.
    open var title: String? { didSet { if title != oldValue { onChange?() } } }

    /// The image in place of the title; nil by default.
    open var image: UIImage? { didSet { if image != oldValue { onChange?() } } }

    /// The image at the compact height of a phone in landscape; nil, the default, is ``image``.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone != oldValue { onChange?() } } }

    /// The insets of the image, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { onChange?() } } }

    /// The insets of ``landscapeImagePhone``, in points; zero by default.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { onChange?() } }
    }

    /// The image for the large content viewer; nil by default. Stored only: the viewer is not modeled.
    open var largeContentSizeImage: UIImage?

    /// The insets of ``largeContentSizeImage``, in points; zero by default. Stored only.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// Whether the item is enabled; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

    /// Sets the attributes of the title for a state. (UIKit documentation)
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customization.note("title \(state.rawValue)") {
            ($0 as? UIBarItem)?.setTitleTextAttributes(attributes, for: state)
        }
        titleAttributes[state.rawValue] = attributes
        onChange?()
    }

    /// Returns the attributes of the title for a state; default nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The item's own attributes for a state, or else for the normal state.
    final func ownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal) ?? [:]
    }

    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    final var customization = AppearanceCustomization()

    /// An integer for the app's own use; 0 by default.
    open var tag = 0

    /// The identifier by which tests find the item; nil by default.
    open var accessibilityIdentifier: String?
}
