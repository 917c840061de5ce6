import Foundation

/// Where the parts of a tab bar are: its tabs and the glass under them.
struct TabBarArrangement: Equatable {
    /// In the order of the items.
    var tabs: [CGRect] = []
    /// Under the tabs.
    var glass = CGRect.zero
    /// Under the tab that is apart.
    var apartGlass: CGRect?

    /// - Parameters:
    ///   - apart: the place of the item at the trailing end, apart from the others; nil for none.
    ///   - standIn: the place of the item that is all that is left of the others in a bar made small; nil for the whole bar.
    @MainActor
    init(
        count: Int, apart: Int?, standIn: Int?, places: TabPlaces, bounds: CGRect, insets: UIEdgeInsets,
        traits: UITraitCollection, profile: Simulator.Profile
    ) {
        let margin = profile.tabsLieOnGlass ? profile.tabGlassMargin : 0
        let height: CGFloat = profile.tabRowHeight(isCompact: traits.verticalSizeClass == .compact)
        var room = CGRect(
            x: insets.left + margin, y: 0, width: max(bounds.width - insets.left - insets.right - 2 * margin, 0),
            height: height)
        let glassHeight = min(bounds.height + 4, height + 4)
        if apart != nil {
            let side = min(glassHeight, room.width)
            apartGlass = CGRect(x: room.maxX - side, y: -2, width: side, height: side)
            room.size.width = max(room.width - side - profile.tabGlassGap, 0)
        }
        let others = apart == nil ? count : count - 1
        var columns = places.columns(
            others, in: room, isRegularWidth: traits.horizontalSizeClass == .regular, profile: profile)
        if apart != nil, let first = columns.first {
            // Beside a tab that is apart the others begin at the edge (unknown).
            columns = columns.map { $0.offsetBy(dx: room.minX - first.minX, dy: 0) }
        }
        if standIn != nil {
            let small = CGRect(x: room.minX, y: 0, width: min(glassHeight, room.width), height: height)
            columns = columns.map { _ in small }
        }
        tabs = columns
        if let apart, let apartGlass {
            tabs.insert(apartGlass.insetBy(dx: 0, dy: 2), at: min(apart, tabs.count))
        }
        let platter = columns.dropFirst().reduce(columns.first ?? room) { $0.union($1) }
        glass = CGRect(x: platter.minX, y: -2, width: platter.width, height: glassHeight)
    }

    /// The same from right to left.
    func mirrored(in width: CGFloat) -> TabBarArrangement {
        var mirrored = self
        mirrored.tabs = tabs.map { $0.mirrored(in: width) }
        mirrored.glass = glass.mirrored(in: width)
        mirrored.apartGlass = apartGlass?.mirrored(in: width)
        return mirrored
    }
}
