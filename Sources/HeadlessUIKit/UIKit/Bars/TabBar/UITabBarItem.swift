import Foundation

/// The content of one tab in a tab bar. (UIKit documentation)
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected; nil, the default, is ``image``.
    open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { onChange?() } } }

    /// The text of the badge; nil, the default, hides it.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { onChange?() } } }

    /// The badge's color; nil, the default, is red.
    open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { onChange?() } } }

    /// Creates an item without content.
    public override init() {
        super.init()
    }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Traps with a message: nib files are not modeled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UITabBarItem.init(coder:): nib files are not modelled in HeadlessUIKit; create the item in code.")
    }
}
