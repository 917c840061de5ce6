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
        // Also on an iPhone SE (facts m9.2, m21.13).
        if design >= 26 { return isCompact && !isRegularInLandscape ? 64 : 83 }
        return (isCompact && !isRegularInLandscape ? 32 : 49) + bottomInset
    }

    /// The minimum distance from the side of the screen to the glass platter of the tabs on iOS 26, in points: fits the
    /// pitches of four and six tabs on a screenshot to half a point (fact m21.23); on iPad unknown.
    var tabGlassMargin: CGFloat { idiom == .pad ? 120 : 25 }

    /// Whether the tabs are on a glass platter (fact 6.4.4).
    var tabsLieOnGlass: Bool { design >= 26 }

    /// The height of a tab, in points: that of the bar without the bottom inset (fact 4.11; on iPad unknown), on glass 54,
    /// in landscape 36 (fact m21.13).
    func tabRowHeight(isCompact: Bool) -> CGFloat {
        if tabBarIsOnTop { return 44 }
        let isLow = isCompact && !isRegularInLandscape
        return tabsLieOnGlass ? (isLow ? 36 : 54) : isLow ? 32 : 49
    }

    /// The distance from the edges of the glass platter to the tabs, in points: 4 (fact m21.13); on iPad unknown.
    var tabGlassPadding: CGFloat { tabBarIsOnTop ? 0 : 4 }

    /// How far neighboring tabs on the glass platter overlap, in points: 94 wide at a pitch of 86 (fact m21.13); on iPad
    /// unknown.
    var tabOverlap: CGFloat { tabBarIsOnTop ? 0 : 8 }

    /// The maximum width of a tab on the glass platter, in points (fact m21.13). In landscape it depends on the titles; for
    /// three of them 88.5 fits what was measured.
    func tabWidthOnGlass(isCompact: Bool) -> CGFloat { isCompact && !isRegularInLandscape ? 88.5 : 94 }

    /// The width of a tab in a centerd row, in points (unknown).
    var tabWidth: CGFloat { tabsLieOnGlass ? 94 : 76 }

    /// The spacing of tabs in a centerd row, in points (unknown); 0 on glass.
    var tabSpacing: CGFloat { tabsLieOnGlass ? 0 : 34 }

    /// The height of a toolbar, including the bottom inset, in points (facts 4.11, m9.1, m21.12).
    func toolbarHeight(isCompact: Bool, bottomInset: CGFloat) -> CGFloat {
        if design >= 26 {
            let platter: CGFloat = isCompact || idiom == .pad ? 44 : 48
            let below: CGFloat = idiom == .pad ? 25 : 28
            // Above a tab bar (unknown): directly above it.
            return 10 + platter + (bottomInset > max(below, portraitInsets.bottom) ? bottomInset : below)
        }
        if idiom == .pad { return 50 + bottomInset }
        return (isCompact ? 32 : 44) + bottomInset
    }

    /// The distance from the side of the screen to the platters of a toolbar's items from iOS 26, in points: 28, on iPad 10
    /// (fact m21.12). In landscape: unknown.
    var floatingToolbarMargin: CGFloat { idiom == .pad ? 10 : 28 }

    /// The top of the content below a tab bar at the top, in points (fact m9.2).
    var contentTopUnderTabBar: CGFloat { 96 }
}
