import Foundation

/// Hears of taps on a tab bar. The method is optional in UIKit; here it has an empty default.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user tapped an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
