extension UIToolbar {
    /// The look at the usual height; never nil; copied when set (facts 6.1.3, 6.1.6). Setting any of the four puts an
    /// end to the older background setters (fact 6.1.8).
    public var standardAppearance: UIToolbarAppearance {
        get { appearances.standard ?? untouchedAppearance }
        set {
            customize(UIToolbar.self, "standardAppearance") { $0.standardAppearance = newValue }
            setAppearance(newValue, at: \.standard)
        }
    }

    /// The look at the compact height; copied; default nil.
    public var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set {
            customize(UIToolbar.self, "compactAppearance") { $0.compactAppearance = newValue }
            setAppearance(newValue, at: \.compact)
        }
    }

    /// The look while content rests at its lower edge; copied; default nil: as usual with a clear background.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set {
            customize(UIToolbar.self, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = newValue }
            setAppearance(newValue, at: \.scrollEdge)
        }
    }

    /// The look at the compact height while content rests at its lower edge; copied; default nil.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            customize(UIToolbar.self, "compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = newValue }
            setAppearance(newValue, at: \.compactScrollEdge)
        }
    }

    private func setAppearance(
        _ appearance: UIToolbarAppearance?,
        at path: WritableKeyPath<AppearanceChoices<UIToolbarAppearance>, UIToolbarAppearance?>
    ) {
        appearances.store(appearance, at: path) { [weak self] in self?.reload() }
        reload()
    }

    private var untouchedAppearance: UIToolbarAppearance {
        if let initialAppearance { return initialAppearance }
        let appearance = UIToolbarAppearance()
        appearance.onChange = { [weak self, weak appearance] in
            guard let self, let appearance else { return }
            appearances.standard = appearance
            initialAppearance = nil
            reload()
        }
        initialAppearance = appearance
        return appearance
    }

    // MARK: What is shown

    var shownAppearance: AppearanceResolver<UIToolbarAppearance>.Result {
        AppearanceResolver.resolve(
            item: AppearanceChoices(), bar: appearances, barStandard: standardAppearance,
            isCompact: traitCollection.verticalSizeClass == .compact, isAtScrollEdge: isContentAtScrollEdge)
    }

    var legacyInterfaceStyle: UIUserInterfaceStyle {
        appearances.isEmpty && legacy.style.isDark ? .dark : .unspecified
    }

    var backgroundLook: BarBackgroundLook {
        let metrics = barMetrics
        let found = shownAppearance
        guard !found.backgroundMadeTransparent else { return .clear }
        var look = BarBackgroundLook(found.appearance, usesGlass: metrics.usesGlass)
        // The fade belongs under a bar at the top; at the bottom items float (fact m9.1).
        look.fadesScrolledContent = false
        guard appearances.isEmpty else { return look }
        return legacy.background(
            standard: look, isCompact: traitCollection.verticalSizeClass == .compact, position: barPosition,
            usesGlass: metrics.usesGlass)
    }
}
