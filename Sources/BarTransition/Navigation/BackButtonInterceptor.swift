import UIKit

/// Has the back buttons of pages that intercept pops ask them first, and gives the buttons back.
@MainActor
final class BackButtonInterceptor {
    /// How to take back what was done to items, where it is still there.
    private var undos = WeakTable<UINavigationItem, @MainActor (UINavigationItem) -> Void>()

    /// Looks after a page's back button; again changes nothing.
    func take(_ page: UIViewController, in navigationController: UINavigationController) {
        let item = page.navigationItem
        guard undos[item] == nil, page.popDecider != nil,
            navigationController.viewControllers.first !== page
        else { return }
        let action = UIAction(image: UIImage(systemName: "chevron.backward")) { [weak page] _ in
            guard let page, page.popDecider?.shouldPop(on: .backButton) != false else { return }
            page.navigationController?.popViewController(animated: true)
        }
        if let undo = put(action, into: item) { undos[item] = undo }
    }

    /// - Returns: how to undo it; nil where the app has a button of its own in its place.
    private func put(_ action: UIAction, into item: UINavigationItem) -> (@MainActor (UINavigationItem) -> Void)? {
        if #available(iOS 16.0, *) {
            guard item.backAction == nil else { return nil }
            item.backAction = action
            return { $0.backAction = nil }
        }
        guard !item.hidesBackButton, item.leftBarButtonItems?.isEmpty != false else { return nil }
        let button = UIBarButtonItem(primaryAction: action)
        item.leftBarButtonItem = button
        return { if $0.leftBarButtonItem === button { $0.leftBarButtonItem = nil } }
    }

    /// Whether the page's back button is one that was put there.
    func isOurs(_ item: UINavigationItem) -> Bool { undos[item] != nil }

    func restoreAll() {
        for (item, undo) in undos.all { undo(item) }
        undos.removeAll()
    }
}
