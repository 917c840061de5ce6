extension UINavigationItem {
    /// The look at the usual height while this item is on top; copied; default nil: the bar's (facts 6.1.2, 6.1.3).
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { setAppearance(newValue, at: \.standard) }
    }

    /// The look at the compact height while this item is on top; copied; default nil.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, at: \.compact) }
    }

    /// The look while content rests at its top edge and this item is on top; copied; default nil.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(newValue, at: \.scrollEdge) }
    }

    /// The look at the compact height while content rests at its top edge; copied; default nil.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { setAppearance(newValue, at: \.compactScrollEdge) }
    }

    private func setAppearance(
        _ appearance: UINavigationBarAppearance?,
        at path: WritableKeyPath<AppearanceChoices<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
        appearances.store(appearance, at: path) { [weak self] in self?.report(.appearance) }
        report(.appearance)
    }
}
