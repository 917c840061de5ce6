import Foundation

/// The layout of the items in one row in left-to-right order, computed from their widths.
struct BarRowLayout: Equatable {
    /// One item, as far as it affects the layout.
    enum Slot: Equatable {
        /// A visible item; neighbors that both flexibleWidth a platter stand on the same one (fact 6.4.5).
        case item(width: CGFloat, sharesPlatter: Bool, hasPlatter: Bool)
        case fixedSpace(CGFloat)
        case flexibleSpace

        /// The width of a visible item, in points; 0 for a space.
        var width: CGFloat {
            get {
                guard case .item(let width, _, _) = self else { return 0 }
                return width
            }
            set {
                guard case .item(_, let shares, let hasPlatter) = self else { return }
                self = .item(width: newValue, sharesPlatter: shares, hasPlatter: hasPlatter)
            }
        }

        /// Whether the item is on the same platter as its neighbor.
        func joins(_ neighbor: Slot) -> Bool {
            guard case .item(_, true, true) = self, case .item(_, true, true) = neighbor else { return false }
            return true
        }
    }

    /// A glass platter under some of the slots.
    struct Platter: Equatable {
        var x: CGFloat
        var width: CGFloat
        var members: [Int]
    }

    /// The x position of each visible slot.
    private(set) var origins: [Int: CGFloat] = [:]
    private(set) var platters: [Platter] = []
    private(set) var width: CGFloat = 0

    /// Creates a layout with `spacing` between neighbors. Flexible spaces divide what is left of `filling`; without it
    /// they have no width.
    init(_ slots: [Slot], spacing: CGFloat, filling: CGFloat? = nil) {
        let rigid = Self.walk(slots, spacing: spacing, flexible: 0).width
        let flexibleCount = slots.filter { $0 == .flexibleSpace }.count
        let rest = max((filling ?? rigid) - rigid, 0)
        let flexibleWidth = flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0
        let walk = Self.walk(slots, spacing: spacing, flexible: flexibleWidth)
        width = walk.width
        for item in walk.items {
            origins[item.index] = item.x
            guard item.hasPlatter else { continue }
            if item.joins, var last = platters.popLast() {
                last.width = item.x + item.width - last.x
                last.members.append(item.index)
                platters.append(last)
            } else {
                platters.append(Platter(x: item.x, width: item.width, members: [item.index]))
            }
        }
    }

    /// The position of one item; `joins` if it is on the platter of the item before.
    private struct PlacedItem {
        var index: Int
        var x: CGFloat
        var width: CGFloat
        var joins: Bool
        var hasPlatter: Bool
    }

    /// Lays out the slots from left to right. A space is added to the usual spacing.
    private static func walk(
        _ slots: [Slot], spacing: CGFloat, flexible: CGFloat
    ) -> (items: [PlacedItem], width: CGFloat) {
        var items: [PlacedItem] = []
        var x: CGFloat = 0
        for (index, slot) in slots.enumerated() {
            switch slot {
            case .fixedSpace(let width):
                x += width
            case .flexibleSpace:
                x += flexible
            case .item(let width, _, let hasPlatter):
                let joins = index > 0 && slot.joins(slots[index - 1])
                if !items.isEmpty, !joins { x += spacing }
                items.append(PlacedItem(index: index, x: x, width: width, joins: joins, hasPlatter: hasPlatter))
                x += width
            }
        }
        return (items, x)
    }
}
