extension UINavigationItem {
    func setAppearance(
        _ appearance: UINavigationBarAppearance?,
        at path: WritableKeyPath<AppearanceChoices<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
        appearances.store(appearance, at: path) { [weak self] in self?.report(.appearance) }
        report(.appearance)
    }
}
