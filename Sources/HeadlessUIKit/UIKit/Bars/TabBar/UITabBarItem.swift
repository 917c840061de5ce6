import Foundation

/// What a tab bar shows for one tab. (UIKit documentation)
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected; nil, the default, is ``image``.
    open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { onChange?() } } }
    /// The text of the badge; nil, the default, shows none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { onChange?() } } }
    /// The badge's colour; nil, the default, is red.
    open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { onChange?() } } }

    /// An item with nothing to show.
    public override init() {
        super.init()
    }

    /// An item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An item with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Not supported: nib files are not modelled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UITabBarItem.init(coder:) is missing in HeadlessUIKit: nib files are not modelled.")
    }
}
