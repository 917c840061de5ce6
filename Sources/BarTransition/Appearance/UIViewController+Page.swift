import UIKit

extension UIViewController {
    /// The item that the bar shows for this page: a nested navigation controller's is its top view controller's.
    var shownItem: UINavigationItem {
        shownPage.navigationItem
    }

    /// The page whose item that is.
    var shownPage: UIViewController {
        (self as? UINavigationController)?.topViewController?.shownPage ?? self
    }

    /// The items that the bar shows for this page, from the bottom to the top: those of a nested navigation controller's view
    /// controllers, or the page's own.
    var items: [UINavigationItem] {
        guard let nested = self as? UINavigationController else { return [navigationItem] }
        return nested.viewControllers.flatMap(\.items)
    }

    /// The item from which UIKit takes the title of this page's back button: that of the page below; nil at the root.
    func itemBelow(in navigationController: UINavigationController) -> UINavigationItem? {
        let pages = navigationController.viewControllers
        let index = pages.lastIndex { $0 === self } ?? 0
        return itemBelow(on: index > 0 ? pages[index - 1] : nil)
    }

    /// The same where the page below on the stack is known; nil at the root.
    func itemBelow(on page: UIViewController?) -> UINavigationItem? {
        if let nested = self as? UINavigationController, nested.viewControllers.count > 1 {
            return nested.viewControllers.dropLast().last?.shownItem
        }
        return page?.shownItem
    }

    /// The navigation controller that this page's back button pops: a nested one above its root, or the one around it; nil at
    /// the root.
    func stackOfBackButton(in navigationController: UINavigationController) -> UINavigationController? {
        if let nested = self as? UINavigationController,
            let stack = nested.topViewController?.stackOfBackButton(in: nested)
        {
            return stack
        }
        return navigationController.viewControllers.first === self ? nil : navigationController
    }

    /// Whether the next push or pop can interrupt one between two pages: any from iOS 26, a zoom from iOS 18 (UIKit's article
    /// "Enhancing your app with fluid transitions").
    func canBeInterrupted(with other: UIViewController?) -> Bool {
        if SystemVersion.isAtLeast(26) { return true }
        guard #available(iOS 18.0, *), SystemVersion.hasAPI(ofIOS: 18) else { return false }
        return preferredTransition != nil || other?.preferredTransition != nil
    }

    /// This view controller or its ancestor that is on the stack of a navigation controller.
    func page(of navigationController: UINavigationController) -> UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.parent === navigationController { return current }
            candidate = current.parent
        }
        return nil
    }
}

extension UINavigationController {
    /// The navigation controller on whose stack this one is, so that both share one bar. A stack in a tab has its own bar.
    var outerStack: UINavigationController? { parent as? UINavigationController }

    /// Whether a transition has ended with its outgoing view controller on top. An animator can end it as not completed, of which
    /// the context of a transition without interaction says nothing.
    func hasReturned(to outgoing: UIViewController?) -> Bool { topViewController === outgoing }

    /// Whether the next transition has interrupted the one of which UIKit reports the end: its outgoing view controller still moves
    /// out, and the bar with it.
    func isInterrupted(leaving outgoing: UIViewController?, to incoming: UIViewController?) -> Bool {
        guard let outgoing, outgoing.viewIfLoaded?.window != nil, !hasReturned(to: outgoing) else { return false }
        return outgoing.canBeInterrupted(with: incoming)
    }
}
