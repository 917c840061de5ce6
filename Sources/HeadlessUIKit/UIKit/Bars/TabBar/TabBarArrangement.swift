import Foundation

/// The layout of a tab bar's parts: its tabs and the glass under them.
struct TabBarArrangement: Equatable {
    /// The frames of the tabs, in the order of the items.
    var tabs: [CGRect] = []
    /// The frame of the glass under the tabs.
    var glass = CGRect.zero

    init(tabs: [CGRect], glass: CGRect) {
        (self.tabs, self.glass) = (tabs, glass)
    }

    @MainActor
    init(
        count: Int, bounds: CGRect, insets: UIEdgeInsets, traits: UITraitCollection, profile: Simulator.Profile
    ) {
        let padding = profile.tabsLieOnGlass ? profile.tabGlassPadding : 0
        let margin = profile.tabsLieOnGlass ? profile.tabGlassMargin + padding : 0
        let isCompact = traits.verticalSizeClass == .compact
        let height: CGFloat = profile.tabRowHeight(isCompact: isCompact)
        let room = CGRect(
            x: insets.left + margin, y: padding, width: max(bounds.width - insets.left - insets.right - 2 * margin, 0),
            height: height)
        tabs =
            profile.tabsLieOnGlass && !profile.tabBarIsOnTop
            ? Self.overlappingColumns(count, in: room, isCompact: isCompact, profile: profile)
            : Self.columns(count, in: room, isRegularWidth: traits.horizontalSizeClass == .regular, profile: profile)
        let row = tabs.dropFirst().reduce(tabs.first ?? room) { $0.union($1) }
        guard profile.tabBarIsOnTop else {
            glass = row.insetBy(dx: -padding, dy: -padding)
            return
        }
        glass = CGRect(x: row.minX, y: -2, width: row.width, height: min(bounds.height + 4, height + 4))
    }

    /// The frames of tabs on the platter at the bottom of the screen, from left to right: in the middle, each overlapping
    /// the next (fact m21.13).
    private static func overlappingColumns(
        _ count: Int, in room: CGRect, isCompact: Bool, profile: Simulator.Profile
    ) -> [CGRect] {
        guard count > 0 else { return [] }
        let overlap = profile.tabOverlap
        let fitting = (room.width - overlap) / CGFloat(count)
        let pitch = min(fitting, profile.tabWidthOnGlass(isCompact: isCompact) - overlap)
        let start = room.midX - (pitch * CGFloat(count) + overlap) / 2
        return (0..<count).map {
            CGRect(x: start + CGFloat($0) * pitch, y: room.minY, width: pitch + overlap, height: room.height)
        }
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
            width = min(evenWidth, profile.tabWidth)
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
