import Foundation

extension UITabBar {
    /// Puts the tabs and the glass in their places.
    func layOutParts() {
        let profile = Simulator.current.profile
        let items = items ?? []
        let apart = apartItem.flatMap { item in items.firstIndex { $0 === item } }
        let selected = buttons.firstIndex { $0.isSelected }
        let standIn =
            isMinimized ? buttons.indices.first { $0 == selected && $0 != apart } ?? firstPlace(but: apart) : nil
        var arrangement = TabBarArrangement(
            count: buttons.count, apart: apart, standIn: standIn, places: places, bounds: bounds,
            insets: safeAreaInsets, traits: traitCollection, profile: profile)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            arrangement = arrangement.mirrored(in: bounds.width)
        }
        for (place, button) in buttons.enumerated() {
            button.frame = arrangement.tabs[place]
            let isShown = standIn == nil || place == standIn || place == apart
            button.alpha = isShown ? 1 : 0
            button.isUserInteractionEnabled = isShown
            button.style = place == apart || place == standIn ? .image : tabStyle(profile)
        }
        glass.frame = arrangement.glass
        apartGlass.isHidden = glass.isHidden || arrangement.apartGlass == nil
        if let frame = arrangement.apartGlass { apartGlass.frame = frame }
        indicator.frame = buttons.first { $0.isSelected }?.frame ?? .zero
        indicator.isHidden = indicator.image == nil || selected == nil
    }

    private func firstPlace(but apart: Int?) -> Int? { buttons.indices.first { $0 != apart } }

    /// How a tab's parts lie: side by side in wide bars and in those of compact height, else one over the other. (UIKit
    /// documentation of `inlineLayoutAppearance` and its neighbours)
    private func tabStyle(_ profile: Simulator.Profile) -> TabBarButton.Style {
        if profile.tabBarIsOnTop { return .title }
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// Becomes small, or whole again; to be called in an animation.
    func minimize(_ minimizes: Bool) {
        isMinimized = minimizes
        layOutParts()
        for button in buttons { button.layoutIfNeeded() }
    }
}
