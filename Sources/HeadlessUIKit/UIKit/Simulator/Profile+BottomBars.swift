import Foundation

extension Simulator.Profile {
    /// Whether the tab bar floats at the top of the screen (fact m9.2).
    var tabBarIsOnTop: Bool { design >= 26 && idiom == .pad }

    /// Whether tabs have different places in the bar: on an iPad from iOS 18. (UIKit documentation of `UITab.Placement`)
    var tabsHavePlaces: Bool { idiom == .pad && system >= 18 }

    /// How many tabs a bar has room for; nil for any number. (UIKit documentation: five, of which the last is More if there
    /// are six or more; in a regular width and on an iPad unknown: eight)
    func mostTabs(isRegularWidth: Bool) -> Int? {
        if tabsHavePlaces { return nil }
        return isRegularWidth ? 8 : 5
    }

    /// The height of a row in the More list, in points (unknown: that of a table's plain row).
    var moreRowHeight: CGFloat { design >= 26 ? 52 : 44 }

    /// Whether a bar leaves out a tab that is hidden (unknown: the documentation of `UITab.isHidden` speaks of sidebars).
    var barLeavesHiddenTabsOut: Bool { true }

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

    /// Whether tabs that are to fill their bar make a short platter on glass as others do (unknown).
    var filledTabsHugOnGlass: Bool { true }

    /// Between the glass under the tabs and that under the one apart, in points (unknown).
    var tabGlassGap: CGFloat { 8 }

    /// The height of a tab, in points: that of the bar without the home indicator (fact 4.11; on an iPad unknown).
    func tabRowHeight(isCompact: Bool) -> CGFloat {
        if tabBarIsOnTop { return 44 }
        return isCompact && !isRegularInLandscape ? 32 : 49
    }

    /// When a bar becomes small if that is up to the system (unknown).
    var automaticMinimizing: UITabBarController.MinimizeBehavior { .never }

    /// How far contents move before a bar becomes small or whole again, in points (unknown).
    var minimizingDistance: CGFloat { 10 }
    /// How long that takes, in seconds (unknown).
    var minimizingDuration: TimeInterval { 0.3 }
    /// The height of what lies over a tab bar, in points (unknown).
    var accessoryHeight: CGFloat { 48 }
    /// From the sides of the safe area to that, in points (unknown).
    var accessoryMargin: CGFloat { tabsLieOnGlass ? 21 : 16 }
    /// Between that and the bar, in points (unknown).
    var accessoryGap: CGFloat { 8 }

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
