import Foundation

/// How the tabs of a bar share its width. (UIKit documentation, UITabBar and UITabBarAppearance)
struct TabPlaces: Equatable {
    var positioning = UITabBar.ItemPositioning.automatic
    /// Points; 0 is the system's own.
    var width: CGFloat = 0
    /// Points; 0 is the system's own.
    var spacing: CGFloat = 0

    /// The tabs from left to right in the room they have: spread over all of it, or centred in it. Centred tabs that do
    /// not fit become narrower (unknown, as any other answer would cut them off).
    func columns(_ count: Int, in room: CGRect, isRegularWidth: Bool, profile: Simulator.Profile) -> [CGRect] {
        guard count > 0 else { return [] }
        let share = room.width / CGFloat(count)
        var (width, gap) = (share, CGFloat(0))
        if positioning == .centered || (positioning == .automatic && isRegularWidth) {
            gap = count == 1 ? 0 : spacing > 0 ? spacing : profile.tabSpacing
            let most = max((room.width - gap * CGFloat(count - 1)) / CGFloat(count), 0)
            width = min(self.width > 0 ? self.width : profile.tabWidth, most)
        } else if profile.tabsLieOnGlass, positioning != .fill || profile.filledTabsHugOnGlass {
            width = min(share, profile.tabWidthOnGlass)
        }
        let total = width * CGFloat(count) + gap * CGFloat(count - 1)
        return (0..<count).map {
            CGRect(
                x: room.midX - total / 2 + CGFloat($0) * (width + gap), y: room.minY, width: width, height: room.height)
        }
    }
}
