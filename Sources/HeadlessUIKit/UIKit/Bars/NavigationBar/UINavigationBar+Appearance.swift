extension UINavigationBar {
    func setAppearance(
        _ appearance: UINavigationBarAppearance?, _ name: String,
        at path: WritableKeyPath<AppearanceChoices<UINavigationBarAppearance>, UINavigationBarAppearance?>,
        again set: @escaping @MainActor (UINavigationBar) -> Void
    ) {
        customize(UINavigationBar.self, name, set)
        appearances.store(appearance, at: path) { [weak self] in self?.reloadLooks() }
        reloadLooks()
    }

    /// Read before one was set; changed in place it counts as set (fact 6.1.6).
    var untouchedAppearance: UINavigationBarAppearance {
        if let initialAppearance { return initialAppearance }
        let appearance = UINavigationBarAppearance()
        appearance.onChange = { [weak self, weak appearance] in
            guard let self, let appearance else { return }
            appearances.standard = appearance
            initialAppearance = nil
            reloadLooks()
        }
        initialAppearance = appearance
        return appearance
    }
}
