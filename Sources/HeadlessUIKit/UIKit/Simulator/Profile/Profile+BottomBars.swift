import Foundation

extension Simulator.Profile {
    /// Whether the tab bar floats at the top of the screen (fact m9.2).
    var tabBarIsOnTop: Bool { design >= 26 && idiom == .pad }

    /// How much space a tab bar takes from its edge, in points, with the bottom inset (facts 4.11, m9.2).
    func tabBarHeight(isCompact: Bool, bottomInset: CGFloat) -> CGFloat {
        if idiom == .pad {
            guard design < 26 else { return 44 }
            return bottomInset > 0 ? 65 : 50
        }
        // Fact m9.2: 83 on an iPhone SE as well. In landscape on 26: unknown, as before.
        if design >= 26, !isCompact { return 83 }
        return (isCompact && !isRegularInLandscape ? 32 : 49) + bottomInset
    }

    /// The least from the screen's side to the glass under the tabs of iOS 26, in points (unknown).
    var tabGlassMargin: CGFloat { idiom == .pad ? 120 : 21 }

    /// Whether the tabs lie on a platter of glass (fact 6.4.4).
    var tabsLieOnGlass: Bool { design >= 26 }

    /// The height of a tab, in points: that of the bar without the home indicator (fact 4.11; on an iPad unknown).
    func tabRowHeight(isCompact: Bool) -> CGFloat {
        if tabBarIsOnTop { return 44 }
        return isCompact && !isRegularInLandscape ? 32 : 49
    }

    /// The most that a tab takes of the glass under it, in points (unknown): few tabs make a short platter.
    var tabWidthOnGlass: CGFloat { 94 }

    /// The width of a tab that is centred in its bar, in points (unknown).
    var tabWidth: CGFloat { tabsLieOnGlass ? tabWidthOnGlass : 76 }

    /// Between tabs that are centred in their bar, in points (unknown): those on glass touch.
    var tabSpacing: CGFloat { tabsLieOnGlass ? 0 : 34 }

    /// How much space a toolbar takes at the bottom, in points, with the bottom inset (facts 4.11, m9.1).
    func toolbarSlot(isCompact: Bool, bottomInset: CGFloat) -> CGFloat {
        if idiom == .pad { return 50 + bottomInset }
        if design >= 26 {
            // Fact m9.1 in portrait: 10 + 48 + 28. In landscape: unknown.
            return isCompact ? 52 + bottomInset : max(86, 52 + bottomInset)
        }
        return (isCompact ? 32 : 44) + bottomInset
    }

    /// Where the content begins under a tab bar at the top, in points (fact m9.2).
    var contentTopUnderTabBar: CGFloat { 96 }
}
