extension UIBarButtonItem {
    /// An action that is set gives its title and image.
    func takeLookOfAction() {
        if let primaryAction, systemItem == nil {
            title = primaryAction.title.isEmpty ? nil : primaryAction.title
            image = primaryAction.image
        }
        onChange?()
    }

    /// Does what a tap on the item does.
    func perform() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        if menu != nil {
            fatalError(
                "UIBarButtonItem.menu: the menu of a bar button item is not modelled in HeadlessUIKit, so an item without "
                    + "a primaryAction cannot be tapped; call the action of the menu's element in its place.")
        }
    }
}
