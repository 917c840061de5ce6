import Foundation

extension Simulator.Profile {
    /// Whether the tab bar floats at the top of the screen (fact m9.2).
    var tabBarIsOnTop: Bool { design >= 26 && idiom == .pad }

    /// The height of a tab bar, including the bottom inset, in points (facts 4.11, m9.2).
    func tabBarHeight(isCompact: Bool, bottomInset: CGFloat) -> CGFloat {
        if idiom == .pad {
            guard design < 26 else { return 44 }
            return bottomInset > 0 ? 65 : 50
        }
        // 83 on an iPhone SE as well (fact m9.2). In landscape on 26: unknown, as before.
        if design >= 26, !isCompact { return 83 }
        return (isCompact && !isRegularInLandscape ? 32 : 49) + bottomInset
    }

    /// The minimum distance from the side of the screen to the glass platter of the tabs on iOS 26, in points (unknown).
    var tabGlassMargin: CGFloat { idiom == .pad ? 120 : 21 }

    /// Whether the tabs are on a glass platter (fact 6.4.4).
    var tabsLieOnGlass: Bool { design >= 26 }

    /// The height of a tab, in points: that of the bar without the bottom inset (fact 4.11; on iPad unknown).
    func tabRowHeight(isCompact: Bool) -> CGFloat {
        if tabBarIsOnTop { return 44 }
        return isCompact && !isRegularInLandscape ? 32 : 49
    }

    /// The maximum width of a tab on the glass platter, in points (unknown).
    var tabWidthOnGlass: CGFloat { 94 }

    /// The width of a tab in a centerd row, in points (unknown).
    var tabWidth: CGFloat { tabsLieOnGlass ? tabWidthOnGlass : 76 }

    /// The spacing of tabs in a centerd row, in points (unknown); 0 on glass.
    var tabSpacing: CGFloat { tabsLieOnGlass ? 0 : 34 }

    /// The height of a toolbar, including the bottom inset, in points (facts 4.11, m9.1).
    func toolbarHeight(isCompact: Bool, bottomInset: CGFloat) -> CGFloat {
        if idiom == .pad { return 50 + bottomInset }
        if design >= 26 {
            // In portrait 10 + 48 + 28 (fact m9.1). In landscape: unknown.
            return isCompact ? 52 + bottomInset : max(86, 52 + bottomInset)
        }
        return (isCompact ? 32 : 44) + bottomInset
    }

    /// The top of the content below a tab bar at the top, in points (fact m9.2).
    var contentTopUnderTabBar: CGFloat { 96 }
}
