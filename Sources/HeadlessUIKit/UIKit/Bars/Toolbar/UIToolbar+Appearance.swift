extension UIToolbar {
    func setAppearance(
        _ appearance: UIToolbarAppearance?, _ name: String,
        at path: WritableKeyPath<AppearanceChoices<UIToolbarAppearance>, UIToolbarAppearance?>,
        again set: @escaping @MainActor (UIToolbar) -> Void
    ) {
        customize(UIToolbar.self, name, set)
        appearances.store(appearance, at: path) { [weak self] in self?.reload() }
        reload()
    }

    var untouchedAppearance: UIToolbarAppearance {
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
            isCompact: traitCollection.verticalSizeClass == .compact, isAtScrollEdge: bottomEdge.isReached)
    }

    var legacyInterfaceStyle: UIUserInterfaceStyle {
        appearances.isEmpty && legacy.style.isDark ? .dark : .unspecified
    }

    /// Shows the look for where the contents of a page end; items change only where the app has looks for it.
    func follow(_ page: UIViewController) {
        guard let fades = bottomEdge.follow(page) else { return }
        backgroundView.show(backgroundLook, fading: fades)
        if appearances.scrollEdge != nil || appearances.compactScrollEdge != nil { reload() }
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
            metrics: metrics)
    }
}
