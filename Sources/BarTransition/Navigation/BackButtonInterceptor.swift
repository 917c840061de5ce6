import UIKit

/// Makes the back buttons of pages that conform to `PopIntercepting` ask them first, and restores the buttons on
/// detach.
@MainActor
final class BackButtonInterceptor {
    /// Undoes the change to each item, unless the app has changed it since.
    private var undos = WeakTable<UINavigationItem, @MainActor (UINavigationItem) -> Void>()

    /// Intercepts a page's back button if the page conforms to `PopIntercepting`. Idempotent.
    func intercept(_ page: UIViewController, in navigationController: UINavigationController) {
        let item = page.navigationItem
        guard undos[item] == nil, page.popInterceptor != nil,
            navigationController.viewControllers.first !== page
        else { return }
        let action = UIAction(image: UIImage(systemName: "chevron.backward")) { [weak page] _ in
            guard let page, page.popInterceptor?.shouldPop(for: .backButton) != false else { return }
            page.navigationController?.popViewController(animated: true)
        }
        if let undo = install(action, in: item) { undos[item] = undo }
    }

    /// - Returns: a function that undoes the change; nil if the app has replaced the back button itself.
    private func install(
        _ action: UIAction, in item: UINavigationItem
    ) -> (@MainActor (UINavigationItem) -> Void)? {
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

    /// Whether the library intercepts the item's back button.
    func intercepts(_ item: UINavigationItem) -> Bool { undos[item] != nil }

    func restoreAll() {
        for (item, undo) in undos.all { undo(item) }
        undos.removeAll()
    }
}
