extension UINavigationItem {
    func hideBack(_ hides: Bool, _ animated: Bool) {
        guard values.hidesBackButton != hides else { return }
        values.hidesBackButton = hides
        report(.content, animated: animated)
    }

    func setLeft(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        values.leftItems = items
        groups.leading = []
        report(.content, animated: animated)
    }

    func setRight(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        values.rightItems = items
        groups.trailing = []
        report(.content, animated: animated)
    }

    /// Every bar button item whose changes the bar that shows this item must follow.
    var barButtonItems: [UIBarButtonItem] {
        (values.leftItems ?? []) + (values.rightItems ?? []) + groups.all.flatMap(\.barButtonItems)
    }

    /// What stands for the page that is not there: an action of its own gives the first page a back button with the
    /// action's text or image (iOS 16; UIKit's documentation of `backAction`).
    var synthesizedBackItem: UINavigationItem? {
        guard let backAction, Simulator.current.profile.system >= 16 else { return nil }
        let item = UINavigationItem()
        let hasText = !backAction.title.isEmpty || backAction.image != nil
        if hasText { item.backBarButtonItem = UIBarButtonItem(title: backAction.title, image: backAction.image) }
        return item
    }

    /// Whether the bar shows a way back to `previous` from this item.
    func showsBackButton(to previous: UINavigationItem?) -> Bool {
        guard previous != nil, !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || leadingItems.isEmpty
    }
}
