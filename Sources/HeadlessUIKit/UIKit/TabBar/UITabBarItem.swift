import Foundation

/// What a tab bar shows for one tab. (UIKit documentation)
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// The system's own tabs. Their pictures are missing here; their titles are English.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    /// The image while the tab is selected; nil, the default, is ``image``.
    open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { onChange?() } } }
    /// The text of the badge; nil, the default, shows none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { onChange?() } } }
    /// The badge's colour; nil, the default, is red.
    open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { onChange?() } } }
    /// The displacement of the title, in points; default none.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }
    private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the badge's text in a state. (UIKit documentation)
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customization.note("badge \(state.rawValue)") {
            ($0 as? UITabBarItem)?.setBadgeTextAttributes(textAttributes, for: state)
        }
        badgeAttributes[state.rawValue] = textAttributes
        onChange?()
    }

    /// The attributes of the badge's text in a state; default nil.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// The look of the bar while this tab is selected; default nil.
    open var standardAppearance: UITabBarAppearance? { didSet { onChange?() } }
    /// The look at the scroll edge while this tab is selected; default nil (iOS 15).
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { onChange?() } }

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

    /// One of the system's items.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.title
        self.tag = tag
    }

    /// Not supported: nib files are not modelled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UITabBarItem.init(coder:) is missing in HeadlessUIKit: nib files are not modelled.")
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }
}
