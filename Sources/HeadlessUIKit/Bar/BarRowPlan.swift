import Foundation

/// Where the items of one row go, as if read from left to right: a value worked out from their widths.
struct BarRowPlan: Equatable {
    /// One item, as far as its place matters.
    enum Slot: Equatable {
        /// Something to show; those that share stand on one platter with their neighbours that do (fact 6.4.5).
        case item(width: CGFloat, shares: Bool, hasPlatter: Bool)
        case fixedSpace(CGFloat)
        case flexibleSpace
    }

    /// A glass platter under some of the slots.
    struct Platter: Equatable {
        var x: CGFloat
        var width: CGFloat
        var members: [Int]
    }

    /// Where each slot begins; nothing for spaces.
    private(set) var origins: [Int: CGFloat] = [:]
    private(set) var platters: [Platter] = []
    private(set) var width: CGFloat = 0

    /// A plan with `spacing` between neighbours. Flexible spaces share what is left of `filling`, or are nothing.
    init(_ slots: [Slot], spacing: CGFloat, filling: CGFloat? = nil) {
        let rigid = Self.place(slots, spacing: spacing, flexible: 0, into: nil)
        let flexibleCount = slots.filter { $0 == .flexibleSpace }.count
        let rest = max((filling ?? rigid) - rigid, 0)
        let share = flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0
        width = Self.place(slots, spacing: spacing, flexible: share) { index, x, itemWidth, joins, hasPlatter in
            origins[index] = x
            guard hasPlatter else { return }
            if joins, var last = platters.popLast() {
                last.width = x + itemWidth - last.x
                last.members.append(index)
                platters.append(last)
            } else {
                platters.append(Platter(x: x, width: itemWidth, members: [index]))
            }
        }
    }

    private typealias Visit = (_ index: Int, _ x: CGFloat, _ width: CGFloat, _ joins: Bool, _ hasPlatter: Bool) -> Void

    /// Goes through the slots from left to right; returns the width of all.
    private static func place(
        _ slots: [Slot], spacing: CGFloat, flexible: CGFloat, into visit: Visit?
    ) -> CGFloat {
        var x: CGFloat = 0
        var previous: Slot?
        for (index, slot) in slots.enumerated() {
            switch slot {
            case .fixedSpace(let width): x += width
            case .flexibleSpace: x += flexible
            case .item(let width, let shares, let hasPlatter):
                var joins = false
                if case .item(_, let sharedBefore, let platterBefore) = previous {
                    joins = shares && sharedBefore && hasPlatter && platterBefore
                    x += joins ? 0 : spacing
                } else if previous != nil {
                    // A space stands beside the usual spacing on both of its sides.
                    x += index > 0 ? spacing : 0
                }
                visit?(index, x, width, joins, hasPlatter)
                x += width
            }
            previous = slot
        }
        return x
    }
}
