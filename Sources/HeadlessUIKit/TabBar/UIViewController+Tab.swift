import Foundation

extension UIViewController {
    /// The nearest tab bar controller above.
    public var tabBarController: UITabBarController? {
        var candidate = parent
        while let current = candidate {
            if let tabs = current as? UITabBarController { return tabs }
            candidate = current.parent
        }
        return nil
    }

    /// What the page shows in a tab bar; made with the page's title when first asked for.
    public var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem()
            item.title = title
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            tabBarController?.tabItemDidChange()
        }
    }
}
