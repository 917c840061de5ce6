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

    /// A tab with a title, a picture and who makes its page. A tab of a tab bar controller must have a page, one of a group
    /// need not.
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
    /// Where the tab goes in a bar whose tabs have different places; default automatic.
    open var preferredPlacement = Placement.automatic { didSet { tabBarController?.tabsDidChange() } }
    /// Whether the tab is left out; default false. The page stays one of the controller's.
    open var isHidden = false { didSet { tabBarController?.tabsDidChange() } }

    /// Whether the tab is in a bar whose tabs have different places: false on a phone. (iOS 18.4)
    open var hasVisiblePlacement: Bool {
        guard let tabBarController, Simulator.current.profile.tabsHavePlaces else { return false }
        return tabBarController.barPages.contains { $0 === shownPage }
    }

    /// The tab's page; the first question makes it.
    open var viewController: UIViewController? {
        if page == nil, let provider {
            let made = provider(self)
            page = made
            made.tab = self
        }
        return page
    }

    /// Whether the tab has a page of its own, without making it.
    var hasPage: Bool { provider != nil }
    /// What a controller shows for one of its own tabs.
    var shownPage: UIViewController? { viewController }

    /// The controller of the tab and of those in it.
    func tell(_ controller: UITabBarController?) { tabBarController = controller }

    /// The controller that shows the tab or a group that it is in; default nil.
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group that the tab is in; default nil.
    open internal(set) weak var parent: UITabGroup?

    /// The outermost group above the tab that has a navigation controller for its tabs; default nil. (UIKit documentation)
    open var managingTabGroup: UITabGroup? { path.compactMap { $0 as? UITabGroup }.first { $0.manages } }
}

extension UITab {
    /// The groups from the outermost to the tab, and the tab.
    var path: [UITab] { (parent?.path ?? []) + [self] }
    /// The tab of the controller that this one is or is in.
    var root: UITab { parent?.root ?? self }

    /// The tab that is selected where this one is: itself, or one in the group.
    var selectedDescendant: UITab { (self as? UITabGroup)?.selectedInside ?? self }
}
