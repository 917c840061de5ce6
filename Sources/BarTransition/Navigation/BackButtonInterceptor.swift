import UIKit

/// Has the back buttons of pages that intercept pops ask them first, and gives the buttons back.
@MainActor
final class BackButtonInterceptor {
    private struct Record {
        weak var item: UINavigationItem?
        /// Takes back what was done to the item, where it is still there.
        let undo: @MainActor (UINavigationItem) -> Void
    }

    private var records: [ObjectIdentifier: Record] = [:]

    /// Looks after a page's back button; again changes nothing.
    func take(_ page: UIViewController, in navigationController: UINavigationController) {
        records = records.filter { $0.value.item != nil }
        let item = page.navigationItem
        guard records[ObjectIdentifier(item)] == nil, page.popDecider != nil,
            navigationController.viewControllers.first !== page
        else { return }
        let action = UIAction(image: UIImage(systemName: "chevron.backward")) { [weak page] _ in
            guard let page, page.popDecider?.shouldPop(on: .backButton) != false else { return }
            page.navigationController?.popViewController(animated: true)
        }
        guard let undo = put(action, into: item) else { return }
        records[ObjectIdentifier(item)] = Record(item: item, undo: undo)
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
    func isOurs(_ item: UINavigationItem) -> Bool { records[ObjectIdentifier(item)]?.item === item }

    func restoreAll() {
        for record in records.values {
            if let item = record.item { record.undo(item) }
        }
        records = [:]
    }
}
