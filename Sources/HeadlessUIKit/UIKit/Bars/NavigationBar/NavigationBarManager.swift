/// What a bar asks of the controller that moves its items.
@MainActor
protocol NavigationBarManager: AnyObject {
    /// The back button was tapped; the controller asks and pops.
    func backButtonTapped()
    /// The controller itself, where its class says that it is a bar's delegate. In UIKit every navigation controller is
    /// one, though the interface does not say so: here its methods can be found by a declared conformance only.
    var barDelegate: (any UINavigationBarDelegate)? { get }
    /// Something changed that decides the bar's height or its large title.
    func barNeedsLayout()
    /// The user begins or ends to search on an item's page.
    func searchChanged(on item: UINavigationItem, animated: Bool)
    /// The scroll view that carries a page's large title on iOS 26 (fact m1.6).
    func largeTitleHost(for item: UINavigationItem) -> UIScrollView?
    /// Whether the pages are in a tab bar controller (fact m1.12).
    var isUnderTabBar: Bool { get }
}

extension UINavigationController: NavigationBarManager {
    var isUnderTabBar: Bool { tabBarController != nil }
    var barDelegate: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }
}

extension UINavigationBar {
    /// UIKit's words.
    func stopAtDelegate() -> Never {
        fatalError("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
}
