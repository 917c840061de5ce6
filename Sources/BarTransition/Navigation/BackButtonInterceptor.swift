import UIKit

/// Makes the back buttons of pages that conform to `PopIntercepting` ask them first, and restores the buttons on
/// detach.
@MainActor
final class BackButtonInterceptor {
    /// Returns what a page declares of its back button.
    var declared: (UIViewController) -> BarAppearance.BackButton? = { _ in nil }

    /// Undoes the change to each item, unless the app has changed it since.
    private var undos = WeakTable<UINavigationItem, @MainActor (UINavigationItem) -> Void>()

    /// The buttons that replace back buttons on iOS 15.
    private var replacements = WeakTable<UINavigationItem, UIBarButtonItem>()

    /// Intercepts a page's back button if the page conforms to `PopIntercepting` and has one; otherwise restores it.
    /// Idempotent.
    func intercept(_ page: UIViewController, in navigationController: UINavigationController) {
        let item = page.shownItem
        if undos[item] != nil, hasLostAction(item) { restore(item) }
        guard page.popInterceptor != nil, isShown(on: item), page.stackOfBackButton(in: navigationController) != nil
        else { return restore(item) }
        let image = declared(page)?.image ?? UIImage(systemName: "chevron.backward")
        if undos[item] == nil { undos[item] = install(backAction(of: page, image: image), in: item) }
        if let button = replacements[item] {
            show(image, titleOf: page.itemBelow(in: navigationController), on: button)
        }
    }

    private func backAction(of page: UIViewController, image: UIImage?) -> UIAction {
        UIAction(image: image) { [weak page] _ in
            guard let page, let navigationController = page.navigationController,
                let stack = page.stackOfBackButton(in: navigationController),
                page.allowsBackButton(popping: stack, in: navigationController)
            else { return }
            stack.popViewController(animated: true)
        }
    }

    /// An action gives an item a back button even if it has none otherwise, so the caller has checked that.
    /// - Returns: a function that undoes the change; nil if the app has an action itself.
    private func install(
        _ action: UIAction, in item: UINavigationItem
    ) -> (@MainActor (UINavigationItem) -> Void)? {
        if #available(iOS 16.0, *), SystemVersion.hasAPI(ofIOS: 16) {
            guard item.backAction == nil else { return nil }
            item.backAction = action
            // UIKit keeps a copy.
            return { [identifier = action.identifier] in
                if $0.backAction?.identifier == identifier { $0.backAction = nil }
            }
        }
        guard item.leftBarButtonItems?.isEmpty != false else { return nil }
        let button = ReplacedBackButton(primaryAction: action)
        item.leftBarButtonItem = button
        // Beside the button UIKit would show its own, which does not ask.
        let supplements = item.leftItemsSupplementBackButton
        item.leftItemsSupplementBackButton = false
        replacements[item] = button
        return { item in
            // The app can have put items of its own before it.
            if let items = item.leftBarButtonItems, items.contains(where: { $0 === button }) {
                let others = items.filter { $0 !== button }
                item.leftBarButtonItems = others.isEmpty ? nil : others
            }
            if supplements { item.leftItemsSupplementBackButton = true }
        }
    }

    /// Whether an item that got an action has none any more, so that its button would pop without asking.
    private func hasLostAction(_ item: UINavigationItem) -> Bool {
        if #available(iOS 16.0, *), SystemVersion.hasAPI(ofIOS: 16) { return item.backAction == nil }
        return item.leftBarButtonItems?.isEmpty != false
    }

    /// A bar button item with an image shows no title; VoiceOver reads it.
    private func show(_ image: UIImage?, titleOf below: UINavigationItem?, on button: UIBarButtonItem) {
        // UIKit prefers the button that the page below provides. If that has no title, often so that none is seen, VoiceOver would
        // have nothing to read.
        let provided = below?.backBarButtonItem?.title ?? ""
        let title = provided.isEmpty ? below?.backButtonTitle ?? below?.title : provided
        if button.image != image { button.image = image }
        if button.title != title { button.title = title }
    }

    /// Whether the item has a back button, UIKit's or the library's in its place.
    func isShown(on item: UINavigationItem) -> Bool {
        if item.hasBackButton { return true }
        return !item.hidesBackButton && item.leftBarButtonItem is ReplacedBackButton
    }

    /// Whether the user can leave a page by a swipe: it has a back button, or declares that it can be left without one.
    func allowsSwipe(of page: UIViewController) -> Bool {
        isShown(on: page.shownItem) || declared(page)?.allowsSwipeWhenReplaced == true
    }

    /// Whether an item may have a button from here.
    var isUsed: Bool { !undos.isEmpty }

    func restore(_ item: UINavigationItem) {
        undos.removeValue(forKey: item)?(item)
        replacements[item] = nil
    }

    func restoreAll() {
        for (item, undo) in undos.all { undo(item) }
        undos.removeAll()
        replacements.removeAll()
    }
}

/// A button in the place of a back button, also one of the library's object of the stack around a nested one.
private final class ReplacedBackButton: UIBarButtonItem {}

extension UINavigationItem {
    /// Whether UIKit shows a back button for it, if it is not the root's.
    var hasBackButton: Bool {
        guard !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false && !hasLeadingGroups
    }

    /// Whether groups of items (iOS 16) replace the back button, as left items do.
    private var hasLeadingGroups: Bool {
        guard #available(iOS 16.0, *), SystemVersion.hasAPI(ofIOS: 16) else { return false }
        return leadingItemGroups.contains { !$0.barButtonItems.isEmpty }
    }
}
