import Foundation

extension UINavigationBar {
    /// What an item is drawn with, in the present state of the bar (facts 6.1.1 to 6.1.4).
    func look(for item: UINavigationItem?, atScrollEdge: Bool) -> BarLook {
        let found = AppearanceResolver.resolve(
            item: item?.appearances ?? AppearanceChoices(), bar: appearances, barStandard: standardAppearance,
            isCompact: isVerticallyCompact,
            // Fact 6.1.4: a bar that no controller manages knows no scroll edge.
            isAtScrollEdge: isManaged && atScrollEdge)
        let appearance = found.appearance
        var look = BarLook(
            source: ObjectIdentifier(appearance),
            background: BarBackgroundLook(appearance, usesGlass: metrics.usesGlass), buttons: BarButtonLooks(appearance)
        )
        look.titleAttributes = appearance.titleTextAttributes
        look.largeTitleAttributes = appearance.largeTitleTextAttributes
        look.subtitleAttributes = appearance.subtitleTextAttributes
        look.largeSubtitleAttributes =
            Simulator.current.profile.defects.ignoresLargeSubtitleAttributes
            ? appearance.subtitleTextAttributes : appearance.largeSubtitleTextAttributes
        look.titleOffset = appearance.titlePositionAdjustment
        look.backIndicator = appearance.hasCustomBackIndicator ? appearance.backIndicatorImage : nil
        if usesLegacyValues, appearance === initialAppearance { apply(legacy, to: &look) }
        // On iOS 26 a bar that was made opaque fills at the scroll edge too (facts m1.10, m1.11).
        let staysOpaque = metrics.usesGlass && usesLegacyValues && legacy.isMadeOpaque
        if found.backgroundMadeTransparent, !staysOpaque { look.background = .clear }
        look.background.interfaceStyle = look.interfaceStyle
        return look
    }

    /// Fact 6.1.8: the older setters count until the bar is given an appearance.
    var usesLegacyValues: Bool { appearances.isEmpty }

    private func apply(_ legacy: LegacyBarValues, to look: inout BarLook) {
        look.usesLegacyValues = true
        // Light on dark for a bar of a black style.
        look.interfaceStyle = legacy.style.isDark ? .dark : .unspecified
        look.background = legacy.background(
            standard: look.background, isCompact: isVerticallyCompact, position: barPosition,
            metrics: metrics)
        if let attributes = legacy.titleTextAttributes { look.titleAttributes = attributes }
        if let attributes = legacy.largeTitleTextAttributes { look.largeTitleAttributes = attributes }
        look.titleOffset.vertical += legacy.titleOffset(compact: isVerticallyCompact)
        look.backIndicator = legacy.backIndicatorMask == nil ? nil : legacy.backIndicatorImage
    }

    /// Whether both sides of a transition use one appearance object, be it that one shows it without background.
    func isOneAppearance(_ transition: BarItemTransition) -> Bool {
        look(for: transition.itemsBefore.last, atScrollEdge: transition.wasAtScrollEdge).source
            == look(for: topItem, atScrollEdge: isContentAtScrollEdge).source
    }

    /// Shows the background of the state at hand, in a transition those of both sides.
    func showBackground(fading: Bool = false) {
        guard let transition else {
            let look = look(for: topItem, atScrollEdge: isContentAtScrollEdge)
            return backgroundView.show(look.background, fading: fading && !isSettling)
        }
        let before = look(for: transition.itemsBefore.last, atScrollEdge: transition.wasAtScrollEdge)
        backgroundView.show(before.background)
        backgroundView.prepare(look(for: topItem, atScrollEdge: isContentAtScrollEdge).background)
    }
}

extension BarButtonLooks {
    init(_ appearance: UINavigationBarAppearance) {
        self.init(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance,
            back: appearance.backButtonAppearance)
    }
}
