import Foundation

/// A tab of a tab bar controller: what the bar shows for a page, and the page. (UIKit documentation, iOS 18)
@MainActor @preconcurrency
open class UITab: NSObject {
    private let provider: ((UITab) -> UIViewController)?
    private var page: UIViewController?
    /// What the bar shows for it: the tab's own, whatever the page's `tabBarItem` says (observed by apps that copy one to
    /// the other).
    let barItem: UITabBarItem

    /// Distinguishes the tab from the others of its controller.
    open var identifier: String { storedIdentifier }
    private let storedIdentifier: String

    /// A tab with a title, a picture and who makes its page. A tab of a tab bar controller must have a page.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        provider = viewControllerProvider
        storedIdentifier = identifier
        barItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        self.title = title
        self.image = image
        super.init()
    }

    /// The text in the bar.
    open var title: String { didSet { barItem.title = title } }
    /// The picture in the bar; default nil.
    open var image: UIImage? { didSet { barItem.image = image } }
    /// The text of the badge; nil, the default, shows none.
    open var badgeValue: String? { didSet { barItem.badgeValue = badgeValue } }
    /// Whether the user can select the tab; default true. (iOS 18.4)
    open var isEnabled = true { didSet { barItem.isEnabled = isEnabled } }
    /// A second text for sidebars, which do not exist here: no bar shows it. Default nil.
    open var subtitle: String?
    /// Anything of the app's; default nil.
    open var userInfo: Any?

    /// The tab's page; the first question makes it.
    open var viewController: UIViewController? {
        if page == nil, let provider {
            let made = provider(self)
            page = made
            made.tab = self
        }
        return page
    }

    /// The controller that shows the tab; default nil.
    open internal(set) weak var tabBarController: UITabBarController?
}
