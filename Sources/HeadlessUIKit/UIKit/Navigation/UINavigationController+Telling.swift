import Foundation

// What a navigation controller asks of a page that comes, and whom it tells.
extension UINavigationController {
    /// Asks about the status bar and loads the page; then gives its view the frame it will have, as far as the page has
    /// said by now how far its layout extends. Both are asked for again later (fact 1.2.5).
    func prepareToShow(_ page: UIViewController) {
        if !page.isViewLoaded {
            _ = (page.prefersStatusBarHidden, page.preferredStatusBarUpdateAnimation)
            page.loadViewIfNeeded()
        }
        guard page.view.superview == nil else { return }
        page.view.frame = pageFrame(for: page)
    }

    /// Tells the delegate, after those who listen for UIKit's unpublished notification (fact 1.7.5; scrolling labels stop
    /// with it).
    func tellWillShow(_ page: UIViewController, after last: UIViewController?, animated: Bool) {
        var pages: [AnyHashable: Any] = ["UINavigationControllerNextVisibleViewController": page]
        pages["UINavigationControllerLastVisibleViewController"] = last
        NotificationCenter.default.post(
            name: Notification.Name("UINavigationControllerWillShowViewControllerNotification"), object: self,
            userInfo: pages)
        delegate?.navigationController(self, willShow: page, animated: animated)
    }

    // MARK: The bar's delegate

    /// A push puts the page's item onto the bar: asked while the bar is still short and the stack is not (fact m5.2).
    /// What a managed bar does about a no is not known: the item comes.
    func askBarToPush(_ transition: PendingTransition) {
        guard transition.operation == .push, let item = stack.last?.navigationItem, item !== bar.topItem else { return }
        _ = bar.delegate?.navigationBar(bar, shouldPush: item)
    }

    /// Both stacks are short again after a tap on the back button (fact m5.2).
    func tellBarOfPop(_ transition: PendingTransition) {
        guard let item = transition.tappedItem else { return }
        bar.delegate?.navigationBar(bar, didPop: item)
    }
}
