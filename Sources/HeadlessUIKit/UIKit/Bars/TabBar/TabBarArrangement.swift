import Foundation

/// The layout of a tab bar's parts: its tabs and the glass under them.
struct TabBarArrangement: Equatable {
    /// The frames of the tabs, in the order of the items.
    var tabs: [CGRect] = []
    /// The frame of the glass under the tabs.
    var glass = CGRect.zero

    @MainActor
    init(
        count: Int, bounds: CGRect, insets: UIEdgeInsets, traits: UITraitCollection, profile: Simulator.Profile
    ) {
        let margin = profile.tabsLieOnGlass ? profile.tabGlassMargin : 0
        let height: CGFloat = profile.tabRowHeight(isCompact: traits.verticalSizeClass == .compact)
        let room = CGRect(
            x: insets.left + margin, y: 0, width: max(bounds.width - insets.left - insets.right - 2 * margin, 0),
            height: height)
        tabs = Self.columns(
            count, in: room, isRegularWidth: traits.horizontalSizeClass == .regular, profile: profile)
        let platter = tabs.dropFirst().reduce(tabs.first ?? room) { $0.union($1) }
        glass = CGRect(
            x: platter.minX, y: -2, width: platter.width, height: min(bounds.height + 4, height + 4))
    }

    /// The frames of the tabs from left to right: distributed over the width, or centered in a regular width. Centered
    /// tabs that do not fit become narrower (unknown). (UIKit documentation, UITabBar)
    private static func columns(
        _ count: Int, in room: CGRect, isRegularWidth: Bool, profile: Simulator.Profile
    ) -> [CGRect] {
        guard count > 0 else { return [] }
        let evenWidth = room.width / CGFloat(count)
        var (width, gap) = (evenWidth, CGFloat(0))
        if isRegularWidth {
            gap = count == 1 ? 0 : profile.tabSpacing
            width = min(profile.tabWidth, max((room.width - gap * CGFloat(count - 1)) / CGFloat(count), 0))
        } else if profile.tabsLieOnGlass {
            width = min(evenWidth, profile.tabWidthOnGlass)
        }
        let total = width * CGFloat(count) + gap * CGFloat(count - 1)
        return (0..<count).map {
            CGRect(
                x: room.midX - total / 2 + CGFloat($0) * (width + gap), y: room.minY, width: width, height: room.height)
        }
    }

    /// Returns the layout for a right-to-left bar.
    func mirrored(in width: CGFloat) -> TabBarArrangement {
        var mirrored = self
        mirrored.tabs = tabs.map { $0.mirrored(in: width) }
        mirrored.glass = glass.mirrored(in: width)
        return mirrored
    }
}
