extension UINavigationBar {
    /// The look at the usual height; never nil; copied when set (facts 6.1.3, 6.1.6). Setting any of the four puts an
    /// end to the older background and title setters (fact 6.1.8).
    public var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? untouchedAppearance }
        set {
            customize(UINavigationBar.self, "standardAppearance") { $0.standardAppearance = newValue }
            setAppearance(newValue, at: \.standard)
        }
    }

    /// The look at the compact height; copied; default nil.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            customize(UINavigationBar.self, "compactAppearance") { $0.compactAppearance = newValue }
            setAppearance(newValue, at: \.compact)
        }
    }

    /// The look while content rests at its top edge; copied; default nil: as usual with a clear background (fact 6.1.4).
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            customize(UINavigationBar.self, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = newValue }
            setAppearance(newValue, at: \.scrollEdge)
        }
    }

    /// The look at the compact height while content rests at its top edge; copied; default nil.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            customize(UINavigationBar.self, "compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = newValue }
            setAppearance(newValue, at: \.compactScrollEdge)
        }
    }

    private func setAppearance(
        _ appearance: UINavigationBarAppearance?,
        at path: WritableKeyPath<AppearanceChoices<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
        appearances.store(appearance, at: path) { [weak self] in self?.reloadLooks() }
        reloadLooks()
    }

    /// Read before one was set; changed in place it counts as set (fact 6.1.6).
    private var untouchedAppearance: UINavigationBarAppearance {
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
