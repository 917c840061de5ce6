import Foundation

// How appearances and legacy properties are stored, and which of them an item is drawn with.

// MARK: - Storing

extension UINavigationBar {
    /// Stores one of the four appearances.
    /// - Parameter set: Repeats the assignment on another bar, for the appearance proxy.
    func setAppearance(
        _ appearance: UINavigationBarAppearance?, _ name: String,
        at path: WritableKeyPath<AppearanceChoices<UINavigationBarAppearance>, UINavigationBarAppearance?>,
        repeating set: @escaping @MainActor (UINavigationBar) -> Void
    ) {
        customize(UINavigationBar.self, name, set)
        appearances.store(appearance, at: path) { [weak self] in self?.reloadAppearances() }
        reloadAppearances()
    }

    /// The standard appearance before one is set; changing it in place counts as setting it (fact 6.1.6).
    var defaultStandardAppearance: UINavigationBarAppearance {
        if let initialAppearance { return initialAppearance }
        let appearance = UINavigationBarAppearance()
        appearance.onChange = { [weak self, weak appearance] in
            guard let self, let appearance else { return }
            appearances.standard = appearance
            initialAppearance = nil
            reloadAppearances()
        }
        initialAppearance = appearance
        return appearance
    }

    /// Changes a legacy value. It takes effect at once, also during a transition (fact 6.2.1).
    /// - Parameter set: Repeats the assignment on another bar, for the appearance proxy.
    func setLegacy(
        _ name: String, _ set: @escaping @MainActor (UINavigationBar) -> Void,
        change: (inout LegacyBarValues) -> Void
    ) {
        customize(UINavigationBar.self, name, set)
        let wasOpaque = legacy.isOpaque
        change(&legacy)
        reloadLegacyAppearances()
        // Pages extend under a translucent bar and end at an opaque one (fact 5.2.6). Appearance objects do not count:
        // react-native-screens takes the top edge out of `edgesForExtendedLayout` since UIKit would lay pages out under a bar
        // whose appearance is opaque.
        if legacy.isOpaque != wasOpaque { manager?.barNeedsLayout() }
    }
}

// MARK: - Resolving

extension UINavigationBar {
    /// The appearance that an item is drawn with in the bar's current state (facts 6.1.1 to 6.1.4).
    func resolvedAppearance(for item: UINavigationItem?, atScrollEdge: Bool) -> ResolvedBarAppearance {
        let found = AppearanceResolver.resolve(
            item: item?.appearances ?? AppearanceChoices(), bar: appearances, barStandard: standardAppearance,
            isCompact: isVerticallyCompact,
            // Fact 6.1.4: a bar without a controller has no scroll edge.
            isAtScrollEdge: isManaged && atScrollEdge)
        let appearance = found.appearance
        var result = ResolvedBarAppearance(
            source: ObjectIdentifier(appearance),
            background: ResolvedBarBackground(appearance, usesGlass: metrics.usesGlass),
            buttons: BarButtonAppearances(appearance))
        result.titleAttributes = appearance.titleTextAttributes
        result.largeTitleAttributes = appearance.largeTitleTextAttributes
        result.subtitleAttributes = appearance.subtitleTextAttributes
        result.largeSubtitleAttributes =
            Simulator.current.profile.defects.ignoresLargeSubtitleAttributes
            ? appearance.subtitleTextAttributes : appearance.largeSubtitleTextAttributes
        result.titleOffset = appearance.titlePositionAdjustment
        result.interfaceStyle = appearance.forcedInterfaceStyle
        result.backIndicator = appearance.hasCustomBackIndicator ? appearance.backIndicatorImage : nil
        if usesLegacyValues, appearance === initialAppearance { apply(legacy, to: &result) }
        // On iOS 26 a bar with `isTranslucent = false` is opaque at the scroll edge too (facts m1.10, m1.11).
        let staysOpaque = metrics.usesGlass && usesLegacyValues && legacy.isMadeOpaque
        if found.backgroundMadeTransparent, !staysOpaque { result.background = .clear }
        result.background.interfaceStyle = result.interfaceStyle
        return result
    }

    /// Fact 6.1.8: legacy properties are in effect until the bar is given an appearance.
    private var usesLegacyValues: Bool { appearances.isEmpty }

    private func apply(_ legacy: LegacyBarValues, to result: inout ResolvedBarAppearance) {
        result.usesLegacyValues = true
        // A bar with a black style is light on dark.
        if legacy.style.isDark { result.interfaceStyle = .dark }
        result.background = legacy.background(
            standard: result.background, isCompact: isVerticallyCompact, position: barPosition,
            metrics: metrics)
        if let attributes = legacy.titleTextAttributes { result.titleAttributes = attributes }
        if let attributes = legacy.largeTitleTextAttributes { result.largeTitleAttributes = attributes }
        result.titleOffset.vertical += legacy.titleOffset(compact: isVerticallyCompact)
        result.backIndicator = legacy.backIndicatorMask == nil ? nil : legacy.backIndicatorImage
    }

    /// Whether both sides of a transition use one appearance object, even if one side shows it without its background.
    func usesSameAppearance(_ transition: NavigationBarTransition) -> Bool {
        resolvedAppearance(for: transition.itemsBefore.last, atScrollEdge: transition.wasAtScrollEdge).source
            == resolvedAppearance(for: topItem, atScrollEdge: isContentAtScrollEdge).source
    }

    /// Shows the background for the current state; during a transition the backgrounds of both sides.
    func showBackground(fading: Bool = false) {
        guard let transition else {
            let appearance = resolvedAppearance(for: topItem, atScrollEdge: isContentAtScrollEdge)
            return backgroundView.show(appearance.background, fading: fading && !isSettling)
        }
        let before = resolvedAppearance(for: transition.itemsBefore.last, atScrollEdge: transition.wasAtScrollEdge)
        backgroundView.show(before.background)
        backgroundView.prepare(resolvedAppearance(for: topItem, atScrollEdge: isContentAtScrollEdge).background)
    }
}

extension BarButtonAppearances {
    fileprivate init(_ appearance: UINavigationBarAppearance) {
        self.init(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance,
            back: appearance.backButtonAppearance)
    }
}
