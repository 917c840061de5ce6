import Foundation

/// The tab for searching. From iOS 26 it is apart from the others on a phone, at the trailing end. (UIKit documentation,
/// iOS 18; WWDC25, "Build a UIKit app with the new design")
@MainActor @preconcurrency
open class UISearchTab: UITab {
    /// The system's tab for searching: its title, in English here, and a magnifying glass. Its identifier is not published.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
            identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
    }

    /// Whether selecting the tab begins to search on its page, and ending the search goes back to the tab from before;
    /// default false. (iOS 26)
    open var automaticallyActivatesSearch = false
}
