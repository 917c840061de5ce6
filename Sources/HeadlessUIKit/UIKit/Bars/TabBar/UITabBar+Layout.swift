import Foundation

extension UITabBar {
    /// Sets the frames of the tabs and of the glass.
    func layOutParts() {
        let profile = Simulator.current.profile
        var arrangement = TabBarArrangement(
            count: buttons.count, bounds: bounds, insets: safeAreaInsets, traits: traitCollection, profile: profile)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            arrangement = arrangement.mirrored(in: bounds.width)
        }
        for (button, frame) in zip(buttons, arrangement.tabs) {
            button.frame = frame
            button.style = tabStyle(profile)
        }
        glass.frame = arrangement.glass
    }

    /// How a tab's parts lie: side by side in wide bars and in those of compact height, else one over the other. (UIKit
    /// documentation of `UITabBarAppearance`)
    private func tabStyle(_ profile: Simulator.Profile) -> TabBarButton.Style {
        if profile.tabBarIsOnTop { return .title }
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }
}
