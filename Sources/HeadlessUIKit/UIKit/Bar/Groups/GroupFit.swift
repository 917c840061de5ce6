import Foundation

/// Which groups of a navigation item show their items, which what stands for them, and which are in the overflow menu: a
/// value worked out from widths. That a group gives way "when there isn't enough room" is documented, in which order they
/// do is not (U): here those of the middle first, then from the title outward, and what is pinned last and never into
/// the menu (UIKit's documentation of `representativeItem`, comment of `pinnedTrailingGroup` in UIKit's header).
struct GroupFit: Equatable {
    enum Part: CaseIterable { case center, trailing, leading, pinned }
    enum Showing: Equatable { case items, representative, overflow }

    struct Group: Equatable {
        var part: Part
        /// Points.
        var width: CGFloat
        /// Nil where nothing stands for the items.
        var representativeWidth: CGFloat?
    }

    private(set) var showing: [Showing]

    /// - Parameters:
    ///   - groups: in each part from the leading side.
    ///   - room: what all of them may take, with the menu's button.
    ///   - spacing: beside each.
    ///   - overflowWidth: of the menu's button.
    ///   - overflows: whether that is there in any case.
    init(_ groups: [Group], room: CGFloat, spacing: CGFloat, overflowWidth: CGFloat, overflows: Bool) {
        showing = groups.map { _ in .items }
        func fits() -> Bool {
            var width: CGFloat = overflows || showing.contains(.overflow) ? overflowWidth + spacing : 0
            for (group, showing) in zip(groups, showing) {
                switch showing {
                case .items: width += group.width + spacing
                case .representative: width += (group.representativeWidth ?? 0) + spacing
                case .overflow: break
                }
            }
            return width <= room
        }
        let order = Part.allCases.flatMap { part in
            let members = groups.indices.filter { groups[$0].part == part }
            return part == .trailing || part == .pinned ? members : members.reversed()
        }
        for index in order where !fits() && groups[index].representativeWidth != nil {
            showing[index] = .representative
        }
        for index in order where !fits() && groups[index].part != .pinned { showing[index] = .overflow }
    }
}
