extension UINavigationItem {
    func hideBack(_ hides: Bool, _ animated: Bool) {
        guard values.hidesBackButton != hides else { return }
        values.hidesBackButton = hides
        report(.content, animated: animated)
    }

    /// Every bar button item whose changes the bar that shows this item must follow.
    var barButtonItems: [UIBarButtonItem] { (values.leftItems ?? []) + (values.rightItems ?? []) }

    /// Whether the bar shows a way back to `previous` from this item.
    func showsBackButton(to previous: UINavigationItem?) -> Bool {
        guard previous != nil, !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || (values.leftItems ?? []).isEmpty
    }
}
